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

/** A process runs some percent faster than the next, for its whole life. A floor is therefore the median of several. */
const FLOORS = 3;
/** The machine is a tenth faster in one second than in the next, so many short turns are more exact than few long turns. */
const ROUNDS = 14;
const ROUND_SECONDS = 1;
const LOADED_ROUNDS = 3;
const LOADED_SECONDS = 2;
const CONNECTIONS = 8;
/** The share of the API's highest rate at which its slowest answers are compared with the floor's. */
const EQUAL_LOAD = 0.5;
/** The time until the API is compiled as in normal operation, and until the few lines of a floor are. */
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

type Round = { speed: number; share: number };
type LoadedRound = { wait: number; slowest: number };

/** The highest rates of the API and one floor, in turns, so that both meet the same state of the machine. */
async function shootAtMost(target: Target, floor: Target): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await shoot(floor, ROUND_SECONDS, CONNECTIONS);
    const { perSecond } = await shoot(target, ROUND_SECONDS, CONNECTIONS);
    rounds.push({ speed: perSecond, share: perSecond / bare.perSecond });
  }
  return rounds;
}

/** The slowest answers of both at the same requests per second. */
async function shootAtRate(target: Target, floor: Target, rate: number): Promise<LoadedRound[]> {
  const rounds: LoadedRound[] = [];
  for (let round = 0; round < LOADED_ROUNDS; round += 1) {
    const bare = await shoot(floor, LOADED_SECONDS, CONNECTIONS, rate);
    const { p99 } = await shoot(target, LOADED_SECONDS, CONNECTIONS, rate);
    // Times come in whole milliseconds. A time below one counts as one.
    rounds.push({ wait: p99, slowest: Math.max(1, p99) / Math.max(1, bare.p99) });
  }
  return rounds;
}

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
  const loadedRounds: LoadedRound[] = [];
  for (let count = 0; count < FLOORS; count += 1) {
    const floor = await startFloor(product, recorded);
    try {
      await shoot(floor, FLOOR_WARM_SECONDS, CONNECTIONS);
      rounds.push(...(await shootAtMost(target, floor)));
      const rate = median(rounds.map(({ speed }) => speed)) * EQUAL_LOAD;
      loadedRounds.push(...(await shootAtRate(target, floor, rate)));
    } finally {
      await floor.child.stop(2000);
    }
  }
  const speed = median(rounds.map((round) => round.speed));
  return [
    shareOfFloor(
      `${name}: requests per second vs floor`,
      median(rounds.map(({ share }) => share)),
      leastShare,
      `${Math.round(speed)}/s; floor: ${recorded.statements.length} statements, ${Buffer.byteLength(recorded.body)} bytes`,
    ),
    figure(
      `${name}: p99 vs floor at equal load`,
      median(loadedRounds.map(({ slowest }) => slowest)),
      promises.slowest,
      `${median(loadedRounds.map(({ wait }) => wait))} ms at ${Math.round(speed * EQUAL_LOAD)}/s`,
    ),
  ];
}

/** The two lists that employers open most, for an employer with 50 workers. */
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
