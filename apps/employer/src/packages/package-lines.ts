import type { Package } from '@repo/api-client/normalise/package';
import { formatKes } from '@repo/domain/money';
import { URGENT_PACKAGE_ID } from '@repo/domain/packages';
import {
  POLICE_CERTIFICATE_PRICE_CENTS,
  POLICE_CERTIFICATE_WEEKS as weeks,
} from '@repo/domain/police-clearance';
import type { Quirks } from '@repo/domain/quirks';
import { absentFeatures, coveredOffer, promisedFeatures } from '@repo/domain/reference-promise';

/** Every package searches it (decisions 8), and no package names it among its features. */
const REGISTRY = 'Misconduct registry';

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

/** What a new certificate takes, beside the duration of a package that needs one. */
export const NEW_CERTIFICATE = `A new police certificate takes ${weeks.minimum} to ${weeks.maximum} weeks and costs ${price}.`;
/** Short enough for one line of a column: the lines of the columns match. */
const IF_NEW = `new: ${weeks.minimum}-${weeks.maximum} weeks, ${price}`;

const contents: ReadonlyMap<string, string> = new Map([
  ['lite', 'Identity, references, misconduct registry.'],
  ['standard', '+ police clearance, social media.'],
  ['premium', '+ health, work history, references in full.'],
]);

/** What a package checks, in one line below those before it. A level of a newer service says what it is. */
export const contentOf = ({ id, level, description }: Package): string =>
  id === URGENT_PACKAGE_ID ? 'Standard, taken up first.' : (contents.get(level) ?? description);

const everythingIn = ({ name }: Package) => `Everything in ${name}`;

const held = ({ features, level }: Package, quirks: Quirks): readonly string[] =>
  promisedFeatures(features, level, quirks).toSpliced(1, 0, REGISTRY);

/** What a package holds, line by line, as the list of its card draws it beside the other packages. */
export function linesOf(each: Package, packages: readonly Package[], quirks: Quirks) {
  const lesser = coveredOffer(each, packages);
  const covered = lesser && { by: everythingIn(lesser), items: held(lesser, quirks) };
  const notes = {
    'Police clearance': IF_NEW,
    ...(lesser?.features.includes('Police clearance') && {
      [everythingIn(lesser)]: `police, if ${IF_NEW}`,
    }),
  };
  // The strip below the columns has its line in one of them.
  return each.id === URGENT_PACKAGE_ID && covered !== undefined
    ? { items: [covered.by], notes }
    : {
        items: held(each, quirks),
        covered,
        absent: { word: 'Not included', items: absentFeatures(each, packages) },
        notes,
      };
}
