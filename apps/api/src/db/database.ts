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

/** A statement that waits longer than this fails: no request may hang on a lock or a lost server. */
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000;

export function connectDatabase(url: string, log: Log, poolSize: number): DatabaseConnection {
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
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  );
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}
