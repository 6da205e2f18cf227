import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@repo/launcher/stack';

const SAMPLE_MS = 100;

/** Megabytes of the API's process in memory, including memory that it shares with other programs. */
export function residentMegabytes(stack: Stack): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(stack.pid())]).toString();
  return Number(kilobytes) / 1000;
}

/** The highest memory during the work. */
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
