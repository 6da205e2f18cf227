import type { Context } from '../context.ts';
import type { JobData, JobName } from '../jobs/jobs.ts';
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
}

/**
 * Runs `work` in one database transaction. Nothing outside the database may be called inside it: every side effect is
 * enqueued and happens after the commit.
 */
export async function withTransaction<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (db) => {
    const entries: AuditEntry[] = [];
    const now = ctx.clock.now();
    const result = await work({
      db,
      now,
      enqueue: (name, data) => ctx.jobs.enqueueIn(db, name, data),
      audit: (entry) => entries.push(entry),
    });
    if (entries.length > 0)
      await db.insert(auditLog).values(entries.map((entry) => ({ at: now, details: {}, ...entry })));
    return result;
  });
}

/** Whether an error is the database's refusal of a second row where only one may be. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
