import { type Child, type ChildOptions, describeExit, type Exit, startChild } from './child.ts';

/**
 * The first restart comes at once, since most ends are single. A program that keeps failing restarts after ever longer
 * delays.
 */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** A program that ran this long restarts with the first delay again. */
const STEADY_MS = 30_000;

export type Supervised = {
  /** The running process. */
  current(): Child;
  /** From now on an end causes a restart. Before that, the caller handles it. */
  keepAlive(): void;
  stop(withinMs: number): Promise<Exit>;
};

/** Runs a program. After `keepAlive`, it restarts the program after every unexpected end. */
export function supervise(options: ChildOptions, say: (text: string) => void): Supervised {
  let child = startChild(options);
  let startedAt = performance.now();
  let delay = FIRST_DELAY_MS;
  let stopping = false;
  let pending: NodeJS.Timeout | undefined;

  function again(exit: Exit): void {
    if (stopping) return;
    if (performance.now() - startedAt > STEADY_MS) delay = FIRST_DELAY_MS;
    say(`${options.name} ${describeExit(exit)}; starting it again in ${delay} ms …`);
    pending = setTimeout(() => {
      child = startChild(options);
      startedAt = performance.now();
      void child.exited.then(again);
    }, delay);
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }

  return {
    current: () => child,
    keepAlive: () => void child.exited.then(again),
    async stop(withinMs) {
      stopping = true;
      clearTimeout(pending);
      return child.stop(withinMs);
    },
  };
}
