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
