import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { refusedEmployers } from '../../../db/schema/consents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';

/**
 * Lets an employer ask a worker again, after her block or her NO. Only she can end a refusal for good (decisions
 * 6).
 * @throws ServiceError `not-found` for a refusal of another worker.
 */
export async function endBlock(ctx: Context, workerId: string, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const [ended] = await tx.db
      .delete(refusedEmployers)
      .where(and(eq(refusedEmployers.id, id), eq(refusedEmployers.workerId, workerId)))
      .returning({ employerId: refusedEmployers.employerId });
    if (ended === undefined) throw notFound('blockNotFound');
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'employer-may-ask-again',
      subject: `employer:${ended.employerId}`,
    });
  });
}
