import { join } from 'node:path';
import type { Task } from '../plan.ts';
import { ROOT } from '../root.ts';
import type { Workspace } from '../workspace.ts';

/** The tests that open a browser are another project of the same package. */
const PROJECT: Readonly<Record<string, readonly string[]>> = { 'packages/ui': ['--project', 'unit'] };

/** The tests of each package, for those that have tests. */
export const byFolder = (tests: readonly string[]): Map<string, string[]> =>
  Map.groupBy(tests, (path) => path.split('/').slice(0, 2).join('/'));

/** A task for each package that has some of these tests: its own suite, with their names. */
export function testTasks(all: readonly Workspace[], tests: readonly string[]): Task[] {
  const grouped = byFolder(tests);
  return all
    .filter(({ scripts }) => scripts.has('test'))
    .flatMap(({ name, folder }) => {
      const files = grouped.get(folder);
      if (!files) return [];
      return {
        id: `${name}#test`,
        title: `${folder} tests, ${files.length} file${files.length === 1 ? '' : 's'}`,
        args: [...(PROJECT[folder] ?? []), ...files.map((path) => join(ROOT, path))],
        result: `${folder}/test-results.json`,
      };
    });
}
