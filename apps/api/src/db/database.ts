import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Database = NodePgDatabase;
/** A database or an open transaction: the parameter of a query that works in both. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** The server ends a statement that waits longer than this, so that no request hangs on a lock. */
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000;
/** The server never needs longer for an answer. A connection that is silent for this time is lost. */
const SILENCE_MILLISECONDS = 20_000;
/** Within this time the user of a lost connection has given it back. */
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
  // The pool replaces a connection that the server cuts. Without a listener the event would end the process.
  // A connection in use emits the event itself, and its user gets an error from its next statement.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
    endWhenSilent(client, silenceMilliseconds);
  });
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

/**
 * Ends a connection whose server disappeared without a message. Otherwise a request would wait for the whole
 * network timeout.
 */
function endWhenSilent(client: pg.PoolClient, silenceMilliseconds: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(silenceMilliseconds, () => stream.destroy());
  // A transaction that could not begin does not give its connection back, and the pool would lose one.
  client.once('end', () => {
    setTimeout(() => {
      try {
        client.release(true);
      } catch {
        // The connection was given back before.
      }
    }, GIVEN_BACK_MILLISECONDS).unref();
  });
}
