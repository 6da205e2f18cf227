import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { testTasks } from './test-tasks.ts';

const workspace = (folder: string, ...scripts: string[]) => ({
  name: `@repo/${folder.split('/').at(-1) ?? ''}`,
  folder,
  scripts: new Set(scripts),
});

test('a package runs those of its tests that are named, by its own suite, without a browser', () => {
  const all = [
    workspace('apps/api', 'test'),
    workspace('packages/ui', 'test'),
    workspace('tooling/repo-checks', 'typecheck'),
    workspace('apps/worker', 'test'),
  ];
  const tests = [
    'apps/api/test/asks.test.ts',
    'apps/api/test/plans.test.ts',
    'tooling/repo-checks/src/rooms.test.ts',
    'packages/ui/src/a.test.ts',
  ];
  expect(testTasks(all, tests)).toEqual([
    {
      id: '@repo/api#test',
      title: 'apps/api tests, 2 files',
      args: [join(ROOT, 'apps/api/test/asks.test.ts'), join(ROOT, 'apps/api/test/plans.test.ts')],
      result: 'apps/api/test-results.json',
    },
    {
      id: '@repo/ui#test',
      title: 'packages/ui tests, 1 file',
      args: ['--project', 'unit', join(ROOT, 'packages/ui/src/a.test.ts')],
      result: 'packages/ui/test-results.json',
    },
  ]);
});
