import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../src/db/database.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
let wire: Server;
let database: DatabaseConnection;
/** Whether sent data is lost, as when the server or the network is gone without an error. */
let isSilent = false;
const ends = new Set<Socket>();

beforeAll(async () => {
  api = await startTestApi();
  const through = new URL(api.ctx.config.databaseUrl);
  const { hostname, port } = through;
  wire = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const address = wire.address();
  if (typeof address !== 'object' || address === null) throw new Error('Nothing listens');
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  database = connectDatabase(through.href, api.ctx.log, 2, 500);
});
afterAll(async () => {
  await database.close();
  for (const each of ends) each.destroy();
  wire.close();
  await api.stop();
});

const one = sql`select 1 as one`;
const failure = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) return 'none';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

it('a server that falls silent is given up, and every connection of the pool is there again afterwards', async () => {
  const { db, pool } = database;
  await Promise.all([db.execute(one), db.execute(one)]);
  isSilent = true;
  // One is in a statement, the other cannot begin its transaction. Both get the error of a lost connection.
  const lost = await Promise.all([
    failure(db.execute(one)),
    failure(db.transaction((tx) => tx.execute(one))),
  ]);
  for (const message of lost) expect(message).toMatch(/Connection terminated|not queryable/);
  isSilent = false;
  await expect.poll(() => pool.totalCount, { timeout: 5_000 }).toBe(0);
  // Both connections at once.
  const both = await Promise.all(
    [1, 2].map((each) => db.transaction((tx) => tx.execute(sql`select ${each}::int as one, pg_sleep(0.2)`))),
  );
  expect(both.map(({ rows }) => rows[0]?.['one'])).toEqual([1, 2]);
});

it('a connection that is lost inside a transaction fails it once, and is not given back twice', async () => {
  const { db, pool } = database;
  const message = await failure(
    db.transaction(async (tx) => {
      await tx.execute(one);
      isSilent = true;
      await tx.execute(one);
    }),
  );
  isSilent = false;
  expect(message).toMatch(/Connection terminated|not queryable/);
  await expect.poll(() => pool.totalCount, { timeout: 5_000 }).toBe(0);
  expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
});
