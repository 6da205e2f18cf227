import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, figure } from '../figure.ts';

const IDLE_MB = 150;
const LOAD_MB = 300;
const SETTLED_MS = 5000;
const SAMPLE_MS = 250;

/** Megabytes of memory that the process holds. */
export function residentMegabytes(pid: number): number {
  return (
    Number(
      execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])
        .toString()
        .trim(),
    ) / 1000
  );
}

/** After the start, with nobody asking for anything. */
export async function measureIdle(pid: number): Promise<Figure> {
  await sleep(SETTLED_MS);
  return figure('memory of the API, idle', residentMegabytes(pid), ['at most', IDLE_MB, 'MB']);
}

/** The most that the process held while the work went on. */
export async function measureUnderLoad<T>(pid: number, work: () => Promise<T>): Promise<[T, Figure]> {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), SAMPLE_MS);
  try {
    const result = await work();
    return [result, figure('memory of the API, under load', most, ['at most', LOAD_MB, 'MB'])];
  } finally {
    clearInterval(timer);
  }
}
