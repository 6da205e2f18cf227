import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { JobData, JobName } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { auditLog } from './schema/system.ts';

type DrizzleTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** One line of the audit trail. `actor` and `subject` are `kind:id`; details hold ids, amounts and states only. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** What a verb changes things with: rows, side effects and the audit trail stand or fall together. */
export interface Transaction {
  readonly db: DrizzleTransaction;
  /** The moment this transaction works at. */
  readonly now: Date;
  /** Adds a job that exists only if this transaction commits. */
  enqueue<N extends JobName>(name: N, data: JobData<N>): Promise<void>;
  /** Adds an audit line, written last so that the chain is locked as briefly as possible. */
  audit(entry: AuditEntry): void;
  /** Has a worker's trust score worked out once, when everything else of this transaction is done. */
  factsChanged(workerId: string): void;
}

/** What transactions are made of: a part of the service's context. */
export interface TransactionContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly recomputeTrust: (tx: Transaction, workerId: string) => Promise<void>;
}

const MAXIMUM_TRIES = 3;
const LONGEST_PAUSE_MILLISECONDS = 60;

/**
 * Runs `work` in one database transaction. Nothing outside the database may be called inside it, and nothing outside
 * `work` be changed by it: every side effect is enqueued and happens after the commit. So what the database rolled back
 * to end a deadlock is simply done again, from its beginning.
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
      // Not both at the same moment again.
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
    if (entries.length > 0)
      await db.insert(auditLog).values(entries.map((entry) => ({ at: now, details: {}, ...entry })));
    return result;
  });
}

/** A deadlock, or rows that changed meanwhile: all of it was rolled back, and may well pass the next time. */
function gaveWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && (error.code === '40P01' || error.code === '40001')) || gaveWay(error.cause);
}

/** Whether an error is the database's refusal of a second row where only one may be. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
