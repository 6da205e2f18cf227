import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, describeExit } from './child.ts';

const POLL_MS = 40;
const ANSWER_MS = 2000;

async function answers(url: string, good: (status: number) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    await response.body?.cancel();
    return good(response.status);
  } catch {
    return false;
  }
}

/**
 * Waits until the child answers at that address with an expected status.
 * @throws Error with the child's last lines when it ends before, or with the address after the timeout.
 */
export async function waitFor(
  child: Child,
  url: string,
  good: (status: number) => boolean,
  withinMs: number,
): Promise<void> {
  const until = performance.now() + withinMs;
  let ended = '';
  void child.exited.then((exit) => (ended = describeExit(exit)));
  while (performance.now() < until) {
    if (ended) throw new Error(`${child.name} ${ended}:\n${child.lastLines().join('\n')}`);
    if (await answers(url, good)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${child.name} does not answer at ${url}:\n${child.lastLines().join('\n')}`);
}
