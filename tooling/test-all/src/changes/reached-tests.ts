import { basename, dirname } from 'node:path';

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The number of imports between each file and the nearest changed file. */
function distances(changed: readonly string[], importers: Importers): Map<string, number> {
  const found = new Map<string, number>();
  let next = new Set(changed);
  for (let distance = 0; next.size > 0; distance++) {
    for (const path of next) found.set(path, distance);
    const further = [...next].flatMap((path) => [...(importers.get(path) ?? [])]);
    next = new Set(further.filter((path) => !found.has(path)));
  }
  return found;
}

/** The words of a file's name. A plural counts as its singular. */
const wordsOf = (path: string) =>
  (basename(path).split('.')[0] ?? '')
    .split(/-|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));

/** The package of a path, such as `packages/domain`. */
export const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');

/**
 * The tests that the change can reach. The order: tests that import a changed file themselves, then tests of its package,
 * then the others; within these, tests with a similar name first, then the nearest. A program or a test uses a file
 * without importers by its path: the tests beside it count as its users.
 */
export function reachedTests(
  files: readonly string[],
  changed: readonly string[],
  importers: Importers,
): string[] {
  const tests = files.filter(isTest);
  const lonely = changed.filter((path) => !isTest(path) && !importers.has(path));
  const folders = new Set(lonely.map((path) => dirname(path)));
  const beside = tests.filter((path) => folders.has(dirname(path)));
  const distance = distances([...changed, ...beside], importers);
  const packages = new Set(changed.map(packageOf));
  const words = new Set(changed.flatMap(wordsOf));
  return tests
    .flatMap((path) => {
      const far = distance.get(path);
      if (far === undefined) return [];
      const rank = far <= 1 ? 0 : packages.has(packageOf(path)) ? 1 : 2;
      return [{ path, far, rank, alike: wordsOf(path).filter((word) => words.has(word)).length }];
    })
    .toSorted((a, b) => a.rank - b.rank || b.alike - a.alike || a.far - b.far)
    .map(({ path }) => path);
}
