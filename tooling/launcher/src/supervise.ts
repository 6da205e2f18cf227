import { type Child, type ChildOptions, describeExit, type Exit, startChild } from './child.ts';

/** The first restart comes at once, since most ends are single; a program that keeps failing is tried ever more rarely. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** Who lived this long starts again from the first delay. */
const STEADY_MS = 30_000;

export type Supervised = {
  /** The process that runs now. */
  current(): Child;
  /** From now on an end is answered by a new start; until then it is left to the caller. */
  keepAlive(): void;
  stop(withinMs: number): Promise<Exit>;
};

/** Runs a program and, once told to keep it alive, starts it again whenever it ends unasked. */
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
