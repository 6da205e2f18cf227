import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { refuseNotHolder } from '../../work/holders.ts';

export interface LockedIncident {
  readonly worker: WorkerRow;
  readonly report: typeof misconductReports.$inferSelect;
}

/**
 * Locks the worker of an incident and then the incident, and runs `work`. Two team members therefore act one
 * after the other.
 * @throws ServiceError `not-found`; `forbidden` for a worker whom the member knows, and for an incident that she does not
 * hold; `conflict` when a colleague holds it.
 */
export async function withIncident<T>(
  ctx: Context,
  memberId: string,
  incidentId: string,
  work: (tx: Transaction, locked: LockedIncident) => Promise<T>,
): Promise<T> {
  const which = eq(misconductReports.id, incidentId);
  const [found] = await ctx.db
    .select({ workerId: misconductReports.workerId })
    .from(misconductReports)
    .where(which);
  if (found === undefined) throw notFound('incidentNotFound');
  return withTransaction(ctx, async (tx) => {
    const worker = await lockWorker(tx, found.workerId);
    const [report] = await tx.db.select().from(misconductReports).where(which).for('no key update');
    if (report === undefined) throw notFound('incidentNotFound');
    await refuseConflict(tx.db, memberId, worker.id);
    // One that is decided is in no hands: the caller says so.
    if (report.decidedAt === null)
      await refuseNotHolder(tx.db, memberId, { kind: 'incident', id: incidentId });
    return work(tx, { worker, report });
  });
}
