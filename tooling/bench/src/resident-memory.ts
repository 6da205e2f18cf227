import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@repo/launcher/stack';

const SAMPLE_MS = 100;

/** Megabytes that the API's process has in memory, with what it shares with other programs. */
export function residentMegabytes(stack: Stack): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(stack.pid())]).toString();
  return Number(kilobytes) / 1000;
}

/** The most that it has while the work goes on. */
export async function mostMegabytes<T>(stack: Stack, work: () => Promise<T>): Promise<[T, number]> {
  let most = 0;
  let isDone = false;
  const watch = (async () => {
    for (; !isDone; await sleep(SAMPLE_MS)) most = Math.max(most, residentMegabytes(stack));
  })();
  try {
    return [await work(), most];
  } finally {
    isDone = true;
    await watch;
  }
}
