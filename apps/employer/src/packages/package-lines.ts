import type { Package } from '@repo/api-client/normalise/package';
import { URGENT_PACKAGE_ID } from '@repo/domain/packages';
import type { Quirks } from '@repo/domain/quirks';
import { absentFeatures, coveredOffer, promisedFeatures } from '@repo/domain/reference-promise';

/** Every package searches it (decisions 8), and no package names it among its features. */
const REGISTRY = 'Misconduct registry';

const contents: ReadonlyMap<string, string> = new Map([
  ['lite', 'Identity, references, misconduct registry.'],
  ['standard', 'Lite + police clearance, social media.'],
  ['premium', 'Standard + health, work history, full references.'],
]);

/** What a package checks, in a line of a form. A level of a newer service says what it is. */
export const contentOf = ({ id, level, description }: Package): string =>
  id === URGENT_PACKAGE_ID ? 'Standard, taken up first. Same day.' : (contents.get(level) ?? description);

const everythingIn = ({ name }: Package) => `Everything in ${name}`;

const held = ({ features, level }: Package, quirks: Quirks): readonly string[] =>
  promisedFeatures(features, level, quirks).toSpliced(1, 0, REGISTRY);

/** What a package holds, line by line, as the list of its card draws it beside the other packages. */
export function linesOf(each: Package, packages: readonly Package[], quirks: Quirks) {
  const lesser = coveredOffer(each, packages);
  const covered = lesser && { by: everythingIn(lesser), items: held(lesser, quirks) };
  // The strip below the columns has its line in one of them.
  return each.id === URGENT_PACKAGE_ID && covered !== undefined
    ? { items: [covered.by] }
    : {
        items: held(each, quirks),
        covered,
        absent: { word: 'Not included', items: absentFeatures(each, packages) },
      };
}
