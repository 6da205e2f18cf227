import { packageLevels, referencesRequired } from './packages.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/** The promise of every package about references, as the specification words it for Lite. */
const REFERENCE_PROMISE = '1 reference check';

/**
 * The features of a package as a screen of the purchase draws them. With the quirk as expected, they promise as many
 * references as the report requires at that level. A level of a newer service promises what the service says.
 */
export function promisedFeatures(
  features: readonly string[],
  levelName: string,
  quirks: Quirks = defaultQuirks,
): readonly string[] {
  const level = packageLevels.find((known) => known === levelName);
  if (quirks.referenceCounts === 'observed' || level === undefined) return features;
  const kept = `${referencesRequired(level)} reference checks`;
  return features.map((feature) => (feature === REFERENCE_PROMISE ? kept : feature));
}

/** What the package with the most features holds and this one does not, in its order: the lines of a comparison. */
export function absentFeatures(
  { features }: { readonly features: readonly string[] },
  offered: readonly { readonly features: readonly string[] }[],
): readonly string[] {
  const deepest = offered.reduce<readonly string[]>(
    (most, each) => (each.features.length > most.length ? each.features : most),
    features,
  );
  return deepest.filter((feature) => !features.includes(feature));
}

/** The richest offer named before this one that holds nothing more: 'Everything in Lite Check' says all of it. */
export function coveredOffer<Offer extends { readonly features: readonly string[] }>(
  offer: Offer,
  offered: readonly Offer[],
): Offer | undefined {
  return offered
    .slice(0, Math.max(offered.indexOf(offer), 0))
    .filter(({ features }) => features.every((feature) => offer.features.includes(feature)))
    .toSorted((a, b) => b.features.length - a.features.length)[0];
}
