import { basename, dirname } from 'node:path';

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** How many imports lie between each file and the nearest of those that changed. */
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

/** The words of a file's name; one and its plural are the same. */
const wordsOf = (path: string) =>
  (basename(path).split('.')[0] ?? '')
    .split(/-|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));

/** `packages/domain` of each path in it. */
export const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');

/**
 * The tests that what changed can reach: first those that import it themselves, then those of its package, then the others; of these,
 * first those that are named alike, then the nearest. A file that nobody imports is read or started by its path: the tests beside it
 * are taken to do so.
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
