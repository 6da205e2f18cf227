import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Child, describeExit, startChild } from './child.ts';

/** What stands in the book: whatever changes there makes it out of date. */
const SOURCES = [
  '.storybook/**',
  'packages/*/src/**',
  'apps/!(api|sandbox)/{src,stories}/**',
  'tooling/screens/src/**',
  'pnpm-lock.yaml',
];
/** Where the API looks for it. */
const BOOK = 'storybook-static';
/** Built beside it and then put in its place: what is served is whole, also when a build is cut off. */
const DRAFT = 'node_modules/.cache/design-book';

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the book is missing, or older than anything that it shows. */
export function isBookStale(root: string): boolean {
  const built = changedAt(join(root, BOOK, 'index.html'));
  return built === 0 || globSync(SOURCES, { cwd: root }).some((path) => changedAt(join(root, path)) > built);
}

/** Storybook's own program and the checkout whose stories it builds, or what stands for them in a test. */
export type BookProgram = { entry: string; root: string };

export type BookOptions = BookProgram & {
  env: NodeJS.ProcessEnv;
  address: string;
  say: (text: string) => void;
};

/**
 * Builds the book while the product already runs, and only when it is out of date. Nothing waits for it: a book that cannot be
 * built is told of and stops nobody.
 */
export function buildBook({ entry, root, env, address, say }: BookOptions): Child | undefined {
  if (!isBookStale(root)) return undefined;
  const [draft, book] = [join(root, DRAFT), join(root, BOOK)];
  const startedAt = new Date();
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  say('Building the design book in the background …');
  const child = startChild({
    name: 'design book',
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
      say(`The design book could not be built (${describeExit(exit)}):\n${last}`);
      return;
    }
    try {
      // What was changed while it was being built is not in it.
      utimesSync(join(draft, 'index.html'), startedAt, startedAt);
      rmSync(book, { recursive: true, force: true });
      renameSync(draft, book);
    } catch (error) {
      // Another start of the same checkout puts its own there at this moment.
      say(`The design book could not be put in its place: ${String(error)}`);
      return;
    }
    say(`The design book is ready: ${address}`);
  });
  return {
    ...child,
    stop(withinMs) {
      stopped = true;
      return child.stop(withinMs);
    },
  };
}

/** Whoever uses the product meanwhile comes first. */
function beModest(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Gone already, or not allowed here: then it takes its turn as everybody.
  }
}
