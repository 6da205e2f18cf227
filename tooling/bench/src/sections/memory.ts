import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@repo/launcher/stack';
import { type Figure, figure, median } from '../figure.ts';
import { startProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { residentMegabytes } from '../resident-memory.ts';

const STARTS = 3;
/** By then the start and the scheduled jobs that it triggers are over. Minutes later the figure is still the same. */
const SETTLED_MS = 5000;

async function settled(stack: Stack): Promise<number> {
  await sleep(SETTLED_MS);
  return residentMegabytes(stack);
}

/**
 * Memory without any request. A process that compiles a file keeps the compiler for its whole life. The migration
 * fills the compile cache before the first start. Each start has a separate process and is a figure.
 */
export async function measureIdle(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const compiled = mkdtempSync(join(tmpdir(), 'bench-compiled-'));
    const product = await startProduct({ NODE_COMPILE_CACHE: compiled });
    try {
      first.push(await settled(product.stack));
      await product.stack.kill(0, 'SIGTERM');
      await product.stack.restart();
      later.push(await settled(product.stack));
    } finally {
      await product.stop();
      rmSync(compiled, { recursive: true, force: true });
    }
  }
  return [idle('first start', first), idle('later start', later)];
}

const idle = (start: string, taken: readonly number[]) =>
  figure(
    `memory of the API, idle after its ${start}`,
    median(taken),
    promises.idleMemory,
    `median of ${taken.map(Math.round).join(', ')} MB`,
  );
