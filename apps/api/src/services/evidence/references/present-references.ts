import { asc, eq } from 'drizzle-orm';
import type { listOwnReferences, WireOwnReference } from '@repo/api-client/contract/references';
import type { Queryable } from '../../../db/database.ts';
import { workerReferences, type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { Context } from '../../../context.ts';

export type ReferenceRow = typeof workerReferences.$inferSelect;

/** A worker's references in the order in which she named them. */
export const referencesOf = (db: Pick<Queryable, 'select'>, workerId: string): Promise<ReferenceRow[]> =>
  db
    .select()
    .from(workerReferences)
    .where(eq(workerReferences.workerId, workerId))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));

/**
 * A reference, as shown to the worker. It does not contain the referee's statement about her, which is for
 * the employer of the check.
 */
export const presentOwnReference = (worker: WorkerRow, row: ReferenceRow): WireOwnReference => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  relationship: row.relationship,
  status: row.status,
  hint: hintOf(worker, row),
});

function hintOf(worker: WorkerRow, { phone, status, callsUnanswered }: ReferenceRow): string | null {
  if (phone === worker.phone) return 'own_number';
  return status === 'pending' && callsUnanswered > 0 ? 'not_reached' : null;
}

/** The references that a worker named, for the worker herself. Refused references are included. */
export async function readReferences(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof listOwnReferences>> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  const rows = await referencesOf(ctx.db, workerId);
  return { references: rows.map((row) => presentOwnReference(worker, row)) };
}
