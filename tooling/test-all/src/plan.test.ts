import { expect, test } from 'vitest';
import { drills, phases } from './plan.ts';
import { workspaces, type Workspace } from './workspace.ts';

const workspace = (folder: string, ...scripts: string[]): Workspace => ({
  name: `@repo/${folder.split('/').at(-1) ?? ''}`,
  folder,
  scripts: new Set(scripts),
});

test('every package of the workspace is type checked and tested, each task once', () => {
  const ids = phases(workspaces()).flatMap(({ tasks }) => tasks.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      '//#check:lint',
      '@repo/api#typecheck',
      '@repo/domain#test',
      '@repo/test-all#test',
    ]),
  );
});

test('a part of a suite is a task with a result of its own; what is measured comes last, alone', () => {
  const all = [
    workspace('tooling/e2e', 'e2e:alone', 'e2e:public', 'e2e', 'e2e:worker'),
    workspace('apps/api', 'test:slow'),
  ];
  const tasks = phases(all)
    .slice(1)
    .map((phase) => [phase.concurrency, phase.tasks]);
  expect(tasks).toEqual([
    [
      3,
      [
        {
          id: '@repo/api#test:slow',
          title: 'apps/api tests, slow',
          result: 'apps/api/test-results.slow.json',
        },
      ],
    ],
    [
      2,
      [
        {
          id: '@repo/e2e#e2e:worker',
          title: 'tooling/e2e end to end, worker',
          result: 'tooling/e2e/test-results.worker.json',
        },
        {
          id: '@repo/e2e#e2e:public',
          title: 'tooling/e2e end to end, public',
          result: 'tooling/e2e/test-results.public.json',
        },
        { id: '@repo/e2e#e2e', title: 'tooling/e2e end to end', result: 'tooling/e2e/test-results.json' },
      ],
    ],
    [
      1,
      [
        {
          id: '@repo/e2e#e2e:alone',
          title: 'tooling/e2e end to end, alone',
          result: 'tooling/e2e/test-results.alone.json',
        },
      ],
    ],
  ]);
});

test('each site is built once, before the journeys that visit it', () => {
  const titles = phases(workspaces()).map(({ title }) => title);
  const sites = phases(workspaces()).find(({ title }) => title === 'sites');
  expect(titles.indexOf('sites')).toBeLessThan(titles.indexOf('end to end'));
  expect(sites?.tasks.map(({ id }) => id).toSorted()).toEqual([
    '@repo/employer#build',
    '@repo/landing#build',
    '@repo/ops#build',
    '@repo/worker#build',
  ]);
});

test('the suites that take longest begin first', () => {
  const [, tests] = phases(workspaces());
  expect(tests?.tasks.slice(0, 3).map(({ id }) => id)).toEqual([
    '@repo/api#test',
    '@repo/ui#test',
    '@repo/screens#test',
  ]);
});

test('a script of another name takes no part', () => {
  const ids = phases([workspace('apps/api', 'start', 'tests', 'drills', 'drills:smoke')]).flatMap(
    ({ tasks }) => tasks.map(({ id }) => id),
  );
  expect(ids.filter((id) => !id.startsWith('//#'))).toEqual([]);
});

test('all budgets together are twelve minutes', () => {
  expect(phases(workspaces()).reduce((seconds, { budget }) => seconds + budget, 0)).toBe(720);
});

test('drills are the scripts of that name, each with a result beside that of the tests', () => {
  const all = [workspace('apps/api', 'test', 'drills', 'drills:smoke'), workspace('apps/worker', 'test')];
  expect(drills(all).tasks.map(({ id, result }) => [id, result])).toEqual([
    ['@repo/api#drills', 'apps/api/test-results.drills.json'],
    ['@repo/api#drills:smoke', 'apps/api/test-results.drills.smoke.json'],
  ]);
  expect(drills([]).tasks).toEqual([]);
});
