import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '@repo/launcher/child';
import { freePort } from '@repo/postgres/free-port';
import { waitFor } from '@repo/launcher/wait';
import { shoot, type Target } from '../cannon.ts';
import type { Employer } from '../employer.ts';
import { type Figure, figure, median, shareOfFloor } from '../figure.ts';
import type { RecordedProduct } from '../product.ts';
import { type Promised, promises } from '../promises.ts';
import { recordAnswer } from '../recording/record-answer.ts';
import { ROOT } from '../root.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 8;
/** Part of what the API can do at most, at which its slowest answers are compared with the floor's. */
const EQUAL_LOAD = 0.5;
/** Until both are compiled as they are on a day like any other. */
const WARM_SECONDS = 6;

/** Starts the floor of a call: the same statements, the same bytes. */
async function startFloor(
  product: RecordedProduct,
  target: Target,
): Promise<{ child: Child; url: string; note: string }> {
  const { statements, body, type } = await recordAnswer(product, target);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify({ databaseUrl: product.databaseUrl, port, body, type, statements }));
  const child = startChild({
    name: 'floor',
    entry: join(import.meta.dirname, '../floor-server.ts'),
    args: [file],
    cwd: ROOT,
    env: process.env,
    onLine: () => undefined,
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(child, url, (status) => status === 200, 10_000);
  rmSync(folder, { recursive: true });
  return { child, url, note: `${statements.length} statements, ${body.length} bytes` };
}

/** Requests per second and slowest answers of one call against its floor, in turns, so that both meet the same machine. */
export async function measureCall(
  product: RecordedProduct,
  name: string,
  target: Target,
  leastShare: Promised = promises.callShare,
): Promise<Figure[]> {
  const floor = await startFloor(product, target);
  try {
    for (const one of [target, floor]) await shoot(one, WARM_SECONDS, CONNECTIONS);
    const shares: number[] = [];
    const speeds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await shoot(floor, ROUND_SECONDS, CONNECTIONS);
      const ours = await shoot(target, ROUND_SECONDS, CONNECTIONS);
      speeds.push(ours.perSecond);
      shares.push(ours.perSecond / bare.perSecond);
    }
    const rate = median(speeds) * EQUAL_LOAD;
    const slowest: number[] = [];
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await shoot(floor, ROUND_SECONDS, CONNECTIONS, rate);
      const ours = await shoot(target, ROUND_SECONDS, CONNECTIONS, rate);
      waits.push(ours.p99);
      // Times come in whole milliseconds; less than one counts as one.
      slowest.push(Math.max(1, ours.p99) / Math.max(1, bare.p99));
    }
    return [
      shareOfFloor(
        `${name}: requests per second vs floor`,
        median(shares),
        leastShare,
        `${Math.round(median(speeds))}/s; floor: ${floor.note}`,
      ),
      figure(
        `${name}: p99 vs floor at equal load`,
        median(slowest),
        promises.slowest,
        `${median(waits)} ms at ${Math.round(rate)}/s`,
      ),
    ];
  } finally {
    await floor.child.stop(2000);
  }
}

/** The two lists that employers look at most, for an employer with 50 workers. */
export async function measureCalls(product: RecordedProduct, { token }: Employer): Promise<Figure[]> {
  const api = product.stack.apiAddress();
  return [
    ...(await measureCall(product, 'GET /nannies/', { url: `${api}/nannies/`, token })),
    ...(await measureCall(product, 'GET /api/employer/dashboard', {
      url: `${api}/api/employer/dashboard`,
      token,
    })),
  ];
}
