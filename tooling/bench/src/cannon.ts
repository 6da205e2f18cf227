import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

const result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

export type Target = { url: string; token?: string };
export type Shot = { perSecond: number; p50: number; p99: number };

/**
 * Sends requests from a separate process, on this machine alone.
 * @param rate - requests per second in total; without it, as fast as possible
 * @throws Error when an answer was not a success: the figure would then be meaningless.
 */
export async function shoot(
  { url, token }: Target,
  seconds: number,
  connections: number,
  rate?: number,
): Promise<Shot> {
  const args = [AUTOCANNON, '--json', '-c', String(connections), '-d', String(seconds)];
  if (rate) args.push('-R', String(Math.max(1, Math.round(rate))));
  if (token) args.push('-H', `authorization=Bearer ${token}`);
  const { stdout } = await run(process.execPath, [...args, url], { maxBuffer: 10_000_000 });
  const { requests, latency, non2xx, errors } = result.parse(JSON.parse(stdout));
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers were no success, ${errors} were errors.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
