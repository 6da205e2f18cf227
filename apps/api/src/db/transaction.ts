import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { JobData, JobName } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { AuditSeal } from '../security/audit-seal.ts';
import { appendAuditRows, type AuditEntry } from './audit-rows.ts';
import type { Database } from './database.ts';

type DrizzleTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * The means by which a verb changes data. Its rows, jobs and audit rows are committed together or not at all.
 */
export interface Transaction {
  readonly db: DrizzleTransaction;
  /** The moment of this transaction. */
  readonly now: Date;
  /** Adds a job that exists only if this transaction commits. */
  enqueue<N extends JobName>(name: N, data: JobData<N>): Promise<void>;
  /** Adds an audit row. It is written last, so that the lock of the chain is as short as possible. */
  audit(entry: AuditEntry): void;
  /**
   * Marks a worker's trust score as changed. It is computed once, after all other work of this transaction.
   */
  factsChanged(workerId: string): void;
}

/** The part of the service's context that a transaction needs. */
export interface TransactionContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly auditSeal: AuditSeal;
  readonly recomputeTrust: (tx: Transaction, workerId: string) => Promise<void>;
}

const MAXIMUM_TRIES = 3;
const LONGEST_PAUSE_MILLISECONDS = 60;

/**
 * Runs `work` in one database transaction. `work` must not call anything outside the database, and must not
 * change anything outside itself. Every side effect is enqueued and happens after the commit. So a
 * transaction that the database rolled back because of a deadlock can run again from its beginning.
 */
export async function withTransaction<T>(
  ctx: TransactionContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await tryTransaction(ctx, work);
    } catch (error) {
      if (tried === MAXIMUM_TRIES || !gaveWay(error)) throw error;
      ctx.log.warn({ err: error, tried }, 'a transaction gave way to another, and is done again');
      // A random pause, so that the two transactions do not meet again.
      await sleep(Math.random() * LONGEST_PAUSE_MILLISECONDS * tried);
    }
}

async function tryTransaction<T>(ctx: TransactionContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (db) => {
    const entries: AuditEntry[] = [];
    const changed = new Set<string>();
    const now = ctx.clock.now();
    const tx: Transaction = {
      db,
      now,
      enqueue: (name, data) => ctx.jobs.enqueueIn(db, name, data),
      audit: (entry) => entries.push(entry),
      factsChanged: (workerId) => changed.add(workerId),
    };
    const result = await work(tx);
    for (const workerId of changed) await ctx.recomputeTrust(tx, workerId);
    if (entries.length > 0) await appendAuditRows(db, ctx.auditSeal, now, entries);
    return result;
  });
}

/** A deadlock or a serialisation failure. Everything was rolled back, and the next try may succeed. */
function gaveWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '40P01' || error.code === '40001')) || gaveWay(error.cause);
}

/** Whether an error is the database's refusal of a duplicate row. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
