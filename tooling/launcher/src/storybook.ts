import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Child, describeExit, startChild } from './child.ts';

/** The sources of Storybook. A change in any of them makes its build stale. */
const SOURCES = [
  '.storybook/**',
  'packages/*/src/**',
  'apps/!(api|sandbox)/{src,stories}/**',
  'tooling/screens/src/**',
  'pnpm-lock.yaml',
];
/** The folder from which the API serves it. */
const STORYBOOK = 'storybook-static';
/** The build goes here and then moves into place, so that the served folder is complete even after an interrupted build. */
const DRAFT = 'node_modules/.cache/design-storybook';

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether Storybook is missing or older than one of its sources. */
export function isStorybookStale(root: string): boolean {
  const built = changedAt(join(root, STORYBOOK, 'index.html'));
  return built === 0 || globSync(SOURCES, { cwd: root }).some((path) => changedAt(join(root, path)) > built);
}

/** Storybook's own program and the checkout with its stories, or their stand-ins in a test. */
export type StorybookProgram = { entry: string; root: string };

export type StorybookOptions = StorybookProgram & {
  env: NodeJS.ProcessEnv;
  address: string;
  say: (text: string) => void;
};

/**
 * Builds Storybook while the product already runs, and only when it is stale. Nothing waits for it: a failed build is
 * reported and stops no other part.
 */
export function buildStorybook({ entry, root, env, address, say }: StorybookOptions): Child | undefined {
  if (!isStorybookStale(root)) return undefined;
  const [draft, storybook] = [join(root, DRAFT), join(root, STORYBOOK)];
  const startedAt = new Date();
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  say('Building the Storybook in the background …');
  const child = startChild({
    name: 'Storybook',
    entry,
    args: ['build', '--disable-telemetry', '--output-dir', draft],
    cwd: root,
    env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    onLine: () => {},
  });
  beModest(child.pid);
  let stopped = false;
  void child.exited.then((exit) => {
    if (stopped) return;
    if (exit.code !== 0 || !existsSync(join(draft, 'index.html'))) {
      const last = child.lastLines().slice(-5).join('\n');
      say(`The Storybook could not be built (${describeExit(exit)}):\n${last}`);
      return;
    }
    try {
      // Changes during the build are not in it.
      utimesSync(join(draft, 'index.html'), startedAt, startedAt);
      rmSync(storybook, { recursive: true, force: true });
      renameSync(draft, storybook);
    } catch (error) {
      // Another start of the same checkout moves its own build there at this moment.
      say(`The Storybook could not be put in its place: ${String(error)}`);
      return;
    }
    say(`The Storybook is ready: ${address}`);
  });
  return {
    ...child,
    stop(withinMs) {
      stopped = true;
      return child.stop(withinMs);
    },
  };
}

/** The running product has priority over the build. */
function beModest(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or this system forbids the change. It then keeps its normal priority.
  }
}
