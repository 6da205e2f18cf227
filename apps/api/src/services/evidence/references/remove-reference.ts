import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerReferences } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { forgetReferee } from './forget-referee.ts';
import { followReferences } from './follow-references.ts';

/**
 * Removes a reference with all that is kept of that person, but for the trace that they were told once. What a report said
 * when it was decided stays said.
 * @throws ServiceError `not-found` for one that is not hers, or was removed before.
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
