import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerReferences } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { forgetReferee } from './forget-referee.ts';
import { followReferences } from './follow-references.ts';

/**
 * Removes a reference with all data about the referee. Only the notice stays, as the trace of the one
 * message. The texts of a decided report do not change.
 * @throws ServiceError `not-found` for another worker's reference, or one that was removed before.
 */
export async function removeReference(ctx: Context, workerId: string, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const [removed] = await tx.db
      .delete(workerReferences)
      .where(and(eq(workerReferences.id, id), eq(workerReferences.workerId, workerId)))
      .returning({ status: workerReferences.status });
    if (removed === undefined) throw notFound('referenceNotFound');
    await forgetReferee(tx, workerId, id);
    const actor = `worker:${workerId}`;
    tx.audit({
      actor,
      action: 'reference-removed',
      subject: `reference:${id}`,
      details: { worker: workerId, was: removed.status },
    });
    tx.factsChanged(workerId);
    await followReferences(tx, workerId, actor);
  });
}
