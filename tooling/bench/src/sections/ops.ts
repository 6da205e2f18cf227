import pg from 'pg';
import * as z from 'zod';
import { type Figure, figure, median } from '../figure.ts';
import { signInTeam } from '../person.ts';
import { OPS_PHONES, type RecordedProduct } from '../product.ts';
import { promises } from '../promises.ts';
import { recordAnswer } from '../recording/record-answer.ts';
import { askedOfTeam, fullQueues, type Asked } from '../team-work/asked.ts';
import { addColleagues } from '../team-work/cases.ts';
import { populateTeamWork } from '../team-work/populate.ts';
import { plannedReads } from '../whole-reads.ts';
import { populate } from '../workers.ts';

const FEW = 1000;
const MANY = 100_000;
const WORKERS = 1_000_000;
/** The rounds over all calls, after the rounds that compile the code. A busy moment of the machine meets one round of many. */
const ROUNDS = 11;
const WARM_ROUNDS = 3;
/** The tables that grow with the cases have more rows. */
const SMALL_ROWS = 1000;

/** Asks once, and returns the milliseconds. @throws Error when a list has another length than it must have at both sizes. */
async function take(api: string, token: string, { path, list }: Asked): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  const took = performance.now() - start;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
  if (list === undefined) return took;
  const rows = z.record(z.string(), z.unknown()).parse(JSON.parse(body))[list.name];
  const { length } = z.array(z.unknown()).parse(rows);
  if (length !== list.rows) throw new Error(`${path}: ${length} rows, not ${list.rows}`);
  return took;
}

/** The median milliseconds of each call by its name, in rounds over all calls. */
async function measure(
  api: string,
  token: string,
  calls: ReadonlyMap<string, Asked>,
): Promise<ReadonlyMap<string, number>> {
  const took = new Map<string, number[]>([...calls.keys()].map((name) => [name, []]));
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1)
    for (const [name, asked] of calls) {
      const milliseconds = await take(api, token, asked);
      if (round >= WARM_ROUNDS) took.get(name)?.push(milliseconds);
    }
  return new Map([...took].map(([name, each]) => [name, median(each)]));
}

/** The calls of the team among 100,000 open cases, against the same among 1,000. */
export async function measureOps(product: RecordedProduct): Promise<Figure[]> {
  const api = product.stack.apiAddress();
  const token = await signInTeam(product.stack, OPS_PHONES[0]);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    // They would move the dates of overdue checks, and ask the provider about its objects that it does not know.
    await client.query('delete from pgboss.schedule');
    await addColleagues(client);
    const memberId = await memberOf(client, OPS_PHONES[0]);
    await populate(client, 1, FEW);
    await populateTeamWork(client, { from: 1, to: FEW, memberId });
    const full = await fullQueues({ api, token });
    const few = await measure(api, token, await askedOfTeam({ api, token, client, memberId, full }));
    await populate(client, FEW + 1, WORKERS);
    await populateTeamWork(client, { from: FEW + 1, to: MANY, memberId });
    const calls = await askedOfTeam({ api, token, client, memberId, full });
    const many = await measure(api, token, calls);
    return [...slowest(few, many), await readsOfTables(product, client, { token, calls })];
  } finally {
    await client.end();
  }
}

/** The call that slows down most, and every other one beyond the bound. */
function slowest(few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>): Figure[] {
  const figures = [...many].map(([name, milliseconds]) => {
    const before = few.get(name) ?? Number.NaN;
    return figure(
      `${name}: 100,000 open cases vs 1,000`,
      milliseconds / before,
      promises.growthOfTeam,
      `${milliseconds.toFixed(1)} ms; ${before.toFixed(1)} ms`,
    );
  });
  const [worst, ...others] = figures.toSorted((one, other) => other.value - one.value);
  if (worst === undefined) return [];
  const noted = { ...worst, note: `the slowest of ${figures.length} calls; ${worst.note}` };
  return [noted, ...others.filter(({ ok }) => !ok)];
}

/** The tables that a call reads as a whole, in all calls. */
async function readsOfTables(
  product: RecordedProduct,
  client: pg.Client,
  { token, calls }: { readonly token: string; readonly calls: ReadonlyMap<string, Asked> },
): Promise<Figure> {
  const big = await client.query<{ name: string }>(
    'select relname as name from pg_class where reltuples > $1',
    [SMALL_ROWS],
  );
  const names = new Set(big.rows.map(({ name }) => name));
  const reads: string[] = [];
  for (const [call, { path }] of calls) {
    const url = `${product.stack.apiAddress()}${path}`;
    const { statements } = await recordAnswer(product, { url, token });
    const tables = await plannedReads(client, statements);
    reads.push(...tables.filter((table) => names.has(table)).map((table) => `${call}: ${table}`));
  }
  return figure(
    'whole reads of tables in the plans of the calls of the team',
    reads.length,
    promises.wholeReadsOfTeam,
    reads.join('; '),
  );
}

async function memberOf(client: pg.Client, phone: string): Promise<string> {
  const { rows } = await client.query('select id from ops_members where phone = $1', [phone]);
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
}
