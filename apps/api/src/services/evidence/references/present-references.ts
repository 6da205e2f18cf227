import { asc, eq } from 'drizzle-orm';
import type { WireOwnReference } from '@repo/api-client/contract/references';
import type { Queryable } from '../../../db/database.ts';
import { workerReferences, type WorkerRow } from '../../../db/schema/people.ts';

export type ReferenceRow = typeof workerReferences.$inferSelect;

/** A worker's references in the order in which she named them. */
export const referencesOf = (db: Pick<Queryable, 'select'>, workerId: string): Promise<ReferenceRow[]> =>
  db
    .select()
    .from(workerReferences)
    .where(eq(workerReferences.workerId, workerId))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));

/** A reference as she herself sees it: not what was said about her, which is for who asked. */
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
