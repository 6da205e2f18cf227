import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { roomOf, type Fault, type Room } from './fault.ts';

/** Tests that one command runs together. */
export type Suite = {
  name: string;
  /** From the top of the repository. */
  folder: string;
  command: readonly [string, ...string[]];
};

const folders = {
  api: 'apps/api',
  domain: 'packages/domain',
  employer: 'apps/employer',
  worker: 'apps/worker',
  ops: 'apps/ops',
  ui: 'packages/ui',
  sandbox: 'apps/sandbox',
  screens: 'tooling/screens',
} as const;

/** The workspaces whose tests can see a fault of a workspace, its own first. */
const seenBy: Readonly<Record<Room, readonly (keyof typeof folders)[]>> = {
  api: ['api'],
  domain: ['domain', 'api', 'employer', 'worker'],
  employer: ['employer', 'screens'],
  worker: ['worker', 'screens'],
  ops: ['ops', 'screens'],
  ui: ['ui', 'screens'],
  sandbox: ['sandbox', 'api'],
};

/** Stops at the first failure: one is enough. */
const vitest = (folder: string, ...files: string[]): Suite['command'] => [
  'pnpm',
  '--dir',
  folder,
  'exec',
  'vitest',
  'run',
  '--bail=1',
  '--passWithNoTests',
  ...files,
];

/** The tests of one file, to check whether it also fails without the fault. */
export const fileAlone = (folder: string, file: string): Suite => ({
  name: basename(file),
  folder,
  command: vitest(folder, file),
});

/** The suites of a fault, in order: the tests beside it, its whole workspace, the workspaces that use it, the journeys. */
export function suitesFor(fault: Fault, checkout: string): readonly Suite[] {
  const room = roomOf(fault);
  const beside = fault.first ?? `${basename(dirname(fault.file))}/`;
  return [
    { name: `${room} ${beside}`, folder: folders[room], command: vitest(folders[room], beside) },
    ...seenBy[room].map((each) => ({ name: each, folder: folders[each], command: vitest(folders[each]) })),
    journeys(checkout),
  ];
}

/** All journeys, whether they are one task or one task for each area. */
function journeys(checkout: string): Suite {
  const areas = existsSync(join(checkout, 'tooling/e2e/areas'))
    ? ['e2e:public', 'e2e:employer', 'e2e:worker', 'e2e:money', 'e2e:ops']
    : ['e2e'];
  return {
    name: 'journeys',
    folder: 'tooling/e2e',
    command: ['pnpm', 'exec', 'turbo', 'run', ...areas, '--filter=@repo/e2e', '--concurrency=1'],
  };
}
