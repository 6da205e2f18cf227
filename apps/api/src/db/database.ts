import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A database or an open transaction: what a query that works in both takes. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** A statement that waits longer than this is ended by the server: no request may hang on a lock. */
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000;
/** Nothing may take the server longer. One that says nothing for this time is lost, and so is the connection to it. */
const SILENCE_MILLISECONDS = 20_000;
/** By then, whoever used a connection that was lost has given it back. */
const GIVEN_BACK_MILLISECONDS = 1_000;

export function connectDatabase(
  url: string,
  log: Log,
  poolSize: number,
  silenceMilliseconds = SILENCE_MILLISECONDS,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
  });
  // A connection that the server cuts is replaced by the pool; unheard, the event would end the process. One that is in
  // use tells it by itself, and whoever uses it learns it by the next statement.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
    endWhenSilent(client, silenceMilliseconds);
  });
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** A server that is gone without a word would keep a request waiting for as long as the network hopes for it. */
function endWhenSilent(client: pg.PoolClient, silenceMilliseconds: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(silenceMilliseconds, () => stream.destroy());
  // A transaction that could not even begin does not give its connection back, and the pool would have one less.
  client.once('end', () => {
    setTimeout(() => {
      try {
        client.release(true);
      } catch {
        // It was given back.
      }
    }, GIVEN_BACK_MILLISECONDS).unref();
  });
}
