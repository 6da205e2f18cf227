import { join } from 'node:path';
import type { Task } from '../plan.ts';
import { ROOT } from '../root.ts';
import type { Workspace } from '../workspace.ts';
import { packageOf } from './reached-tests.ts';

/** The browser tests of this package are a separate project. */
const PROJECT: Readonly<Record<string, readonly string[]>> = { 'packages/ui': ['--project', 'unit'] };

/** A task for each package with some of these tests: its own suite, limited to these files. */
export function testTasks(all: readonly Workspace[], tests: readonly string[]): Task[] {
  const grouped = Map.groupBy(tests, packageOf);
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
