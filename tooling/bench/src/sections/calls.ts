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
import { recordAnswer, type Recorded } from '../recording/record-answer.ts';
import { ROOT } from '../root.ts';

/** One process runs a tenth faster than the next, all of its life: a floor is the middle of several. */
const FLOORS = 3;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const CONNECTIONS = 8;
/** Part of what the API can do at most, at which its slowest answers are compared with the floor's. */
const EQUAL_LOAD = 0.5;
/** Until the API is compiled as it is on a day like any other, and until the few lines of a floor are. */
const WARM_SECONDS = 15;
const FLOOR_WARM_SECONDS = 6;

/** Starts a floor of a call: the same statements, the same bytes. */
async function startFloor(
  { databaseUrl }: RecordedProduct,
  { statements, body, type }: Recorded,
): Promise<{ child: Child; url: string }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify({ databaseUrl, port, body, type, statements }));
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
  return { child, url };
}

type Round = { speed: number; share: number; wait: number; slowest: number };

/** Rounds of the API and of one floor in turns, so that both meet the same machine. */
async function againstFloor(target: Target, floor: Target): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [bare, ours] = [await shootRound(floor), await shootRound(target)];
    const rate = ours.perSecond * EQUAL_LOAD;
    const [bareAtRate, oursAtRate] = [await shootRound(floor, rate), await shootRound(target, rate)];
    rounds.push({
      speed: ours.perSecond,
      share: ours.perSecond / bare.perSecond,
      wait: oursAtRate.p99,
      // Times come in whole milliseconds; less than one counts as one.
      slowest: Math.max(1, oursAtRate.p99) / Math.max(1, bareAtRate.p99),
    });
  }
  return rounds;
}

const shootRound = (target: Target, rate?: number) => shoot(target, ROUND_SECONDS, CONNECTIONS, rate);

/** Requests per second and slowest answers of one call against its floor. */
export async function measureCall(
  product: RecordedProduct,
  name: string,
  target: Target,
  leastShare: Promised = promises.callShare,
): Promise<Figure[]> {
  const recorded = await recordAnswer(product, target);
  await shoot(target, WARM_SECONDS, CONNECTIONS);
  const rounds: Round[] = [];
  for (let count = 0; count < FLOORS; count += 1) {
    const floor = await startFloor(product, recorded);
    try {
      await shoot(floor, FLOOR_WARM_SECONDS, CONNECTIONS);
      rounds.push(...(await againstFloor(target, floor)));
    } finally {
      await floor.child.stop(2000);
    }
  }
  const middle = (of: keyof Round) => median(rounds.map((round) => round[of]));
  const speed = middle('speed');
  return [
    shareOfFloor(
      `${name}: requests per second vs floor`,
      middle('share'),
      leastShare,
      `${Math.round(speed)}/s; floor: ${recorded.statements.length} statements, ${Buffer.byteLength(recorded.body)} bytes`,
    ),
    figure(
      `${name}: p99 vs floor at equal load`,
      middle('slowest'),
      promises.slowest,
      `${middle('wait')} ms at ${Math.round(speed * EQUAL_LOAD)}/s`,
    ),
  ];
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
