import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { roomOf, type Fault, type Room } from './fault.ts';

/** Tests that are run together, by one command. */
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
  ui: 'packages/ui',
  sandbox: 'apps/sandbox',
  screens: 'tooling/screens',
} as const;

/** Whose tests see a fault of a room, its own first. */
const seenBy: Readonly<Record<Room, readonly (keyof typeof folders)[]>> = {
  api: ['api'],
  domain: ['domain', 'api', 'employer', 'worker'],
  employer: ['employer', 'screens'],
  worker: ['worker', 'screens'],
  ui: ['ui', 'screens'],
  sandbox: ['sandbox', 'api'],
};

/** One failure is all that is asked for. */
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

/** The tests of one file, to see whether it fails without the fault too. */
export const fileAlone = (folder: string, file: string): Suite => ({
  name: basename(file),
  folder,
  command: vitest(folder, file),
});

/** What is run to find a fault, in this order: the tests beside it, its whole room, the rooms that use it, the journeys. */
export function suitesFor(fault: Fault, checkout: string): readonly Suite[] {
  const room = roomOf(fault);
  const beside = fault.first ?? `${basename(dirname(fault.file))}/`;
  return [
    { name: `${room} ${beside}`, folder: folders[room], command: vitest(folders[room], beside) },
    ...seenBy[room].map((each) => ({ name: each, folder: folders[each], command: vitest(folders[each]) })),
    journeys(checkout),
  ];
}

/** All of them, whether they are one task or one for each area. */
function journeys(checkout: string): Suite {
  const areas = existsSync(join(checkout, 'tooling/e2e/areas'))
    ? ['e2e:public', 'e2e:employer', 'e2e:worker', 'e2e:money']
    : ['e2e'];
  return {
    name: 'journeys',
    folder: 'tooling/e2e',
    command: ['pnpm', 'exec', 'turbo', 'run', ...areas, '--filter=@repo/e2e', '--concurrency=1'],
  };
}
