import { join } from 'node:path';
import { startChild } from '@repo/launcher/child';
import type { Stack } from '@repo/launcher/stack';
import * as z from 'zod';
import { type Figure, figure } from './figure.ts';
import { promises } from './promises.ts';
import { ROOT } from './root.ts';

const STOP_MS = 10_000;
const seen = z.object({ slowest: z.number(), answers: z.number() });

/** The slowest answer of `/api/health` during the work, and the result of the work. */
export async function slowestHealth<T>(
  stack: Stack,
  during: string,
  work: () => Promise<T>,
): Promise<[T, Figure]> {
  const isReady = Promise.withResolvers<void>();
  const probe = startChild({
    name: 'health probe',
    entry: join(import.meta.dirname, 'health-probe.ts'),
    args: [`${stack.apiAddress()}/api/health`],
    cwd: ROOT,
    env: process.env,
    onLine: (line) => line === 'ready' && isReady.resolve(),
  });
  void probe.exited.then(() => isReady.reject(new Error(probe.lastLines().join('\n'))));
  await isReady.promise;
  let result: T;
  try {
    result = await work();
  } finally {
    await probe.stop(STOP_MS);
  }
  const { slowest, answers } = seen.parse(JSON.parse(probe.lastLines().at(-1) ?? ''));
  const note = `slowest of ${answers} answers`;
  return [result, figure(`/api/health during ${during}`, slowest, promises.health, note)];
}
