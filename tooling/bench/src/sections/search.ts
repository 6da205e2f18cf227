import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { createSecretBox } from '@repo/api/security/secret-box';
import { nationalIdHash } from '@repo/api/services/people/workers/national-id-hash';
import { type Figure, figure, median } from '../figure.ts';
import { send, signIn } from '../person.ts';
import { DATA_KEY, type RecordedProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { recordAnswer } from '../recording/record-answer.ts';
import { plannedReads } from '../whole-reads.ts';
import { populate } from '../workers.ts';

const FEW = 1000;
const MANY = 1_000_000;
/** For each call and size, after the requests that compile the code. */
const TIMES = 9;
const WARM_TIMES = 3;
/** An answer takes a few milliseconds. Without a pause, one busy moment of the machine would cover all of them. */
const APART_MILLISECONDS = 250;
/** More than the connections of the API to the database. */
const AT_ONCE = 20;
/**
 * The one worker whom the searches for one worker find: a driver. No other name, place or service has a z. Nobody else is
 * verified or has stated years.
 */
const PHONE = '+254100000007';
const NATIONAL_ID = '23456789';
const NAME = 'Zxy Worker';
const PLACE = 'Zimmerman';

/** The number of listed workers among the few, so that both sizes send the same answer length. */
const PAGE = 900;
const FOUND = 100;

interface Asked {
  readonly path: string;
  readonly body?: unknown;
  /** The workers of the answer, the same among few and many. */
  readonly found: number;
}

const byNumber = '/api/employer/worker-search';
const calls: ReadonlyMap<string, Asked> = new Map([
  ['first page', { path: `/nannies/?limit=${PAGE}`, found: PAGE }],
  ['one letter of many', { path: '/nannies/?q=w', found: FOUND }],
  ['one letter of one', { path: '/nannies/?q=z', found: 1 }],
  ['two letters of many', { path: '/nannies/?q=wo', found: FOUND }],
  ['two letters of one', { path: '/nannies/?q=zx', found: 1 }],
  ['three letters of one', { path: '/nannies/?q=zxy', found: 1 }],
  ['two words of one', { path: '/nannies/?q=worker%20zxy', found: 1 }],
  ['a place of one', { path: '/nannies/?q=zimmerman', found: 1 }],
  ['a place of many', { path: '/nannies/?q=nairobi', found: FOUND }],
  ['a place in another spelling', { path: '/nannies/?q=nbi', found: FOUND }],
  ['a service in a place of one', { path: '/nannies/?q=driver%20in%20zimmerman', found: 1 }],
  ['filtered by a place of one', { path: '/nannies/?place=zimmerman', found: 1 }],
  ['filtered by years of one', { path: '/nannies/?min_years=30', found: 1 }],
  ['filtered to one verified', { path: '/nannies/?verified=true', found: 1 }],
  ['filtered by role and place', { path: '/nannies/?role=Drivers&place=nairobi', found: FOUND }],
  ['a service', { path: '/nannies/?q=driver', found: FOUND }],
  ['by phone', { path: byNumber, body: { query: PHONE }, found: 1 }],
  ['by ID number', { path: byNumber, body: { query: NATIONAL_ID }, found: 1 }],
]);

/** The milliseconds until the last of so many equal requests at once is answered. */
async function take(
  api: string,
  token: string,
  { path, body, found }: Asked,
  times: number,
): Promise<number> {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      send(`${api}${path}`, z.array(z.unknown()), { token, ...(body === undefined ? {} : { body }) }),
    ),
  );
  const took = performance.now() - start;
  for (const { length } of answers) if (length !== found) throw new Error(`${path}: ${length} workers`);
  return took;
}

/** The median milliseconds of each call alone and of twenty at once, by the call's name. */
async function measure(api: string, token: string): Promise<ReadonlyMap<string, readonly [number, number]>> {
  const measured = new Map<string, [number, number]>();
  for (const [name, asked] of calls) {
    const alone: number[] = [];
    const together: number[] = [];
    for (let time = 0; time < WARM_TIMES + TIMES; time += 1) {
      await sleep(APART_MILLISECONDS);
      const one = await take(api, token, asked, 1);
      const twenty = await take(api, token, asked, AT_ONCE);
      if (time >= WARM_TIMES) alone.push(one);
      if (time >= WARM_TIMES) together.push(twenty);
    }
    measured.set(name, [median(alone), median(together)]);
  }
  return measured;
}

const growth = (name: string, few: number, many: number): Figure =>
  figure(
    `${name}: a million workers vs a thousand`,
    many / few,
    promises.growth,
    `${many.toFixed(1)} ms; ${few.toFixed(1)} ms`,
  );

/** The list and the searches among a million workers, against the same among a thousand. */
export async function measureSearch(product: RecordedProduct): Promise<Figure[]> {
  const api = product.stack.apiAddress();
  const token = await signIn(product.stack, '/employers/auth', '+254700000900', {
    name: 'Employer Example',
    location: 'Nairobi',
  });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await populate(client, 1, FEW);
    const secrets = createSecretBox(Buffer.from(DATA_KEY, 'hex'));
    const fingerprint = nationalIdHash({ secrets }, NATIONAL_ID);
    await client.query(
      `update workers set national_id_hash = $1, name = $2, known_place = $3, service_type = 'Driver',
                          experience_years = 40, smile_status = 'verified' where phone = $4`,
      [fingerprint, NAME, PLACE, PHONE],
    );
    const few = await measure(api, token);
    await populate(client, FEW + 1, MANY);
    const many = await measure(api, token);
    const figures: Figure[] = [];
    for (const [name, { path, body }] of calls) {
      const [fewAlone, fewTogether] = few.get(name) ?? [0, 0];
      const [manyAlone, manyTogether] = many.get(name) ?? [0, 0];
      const { statements } = await recordAnswer(product, { url: `${api}${path}`, token, body });
      const reads = await plannedReads(client, statements);
      figures.push(
        growth(name, fewAlone, manyAlone),
        growth(`${name}, ${AT_ONCE} at once`, fewTogether, manyTogether),
        figure(
          `${name}: whole reads of the workers in its plan`,
          reads.filter((table) => table === 'workers').length,
          promises.wholeReads,
        ),
      );
    }
    return figures;
  } finally {
    await client.end();
  }
}
