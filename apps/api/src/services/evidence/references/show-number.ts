import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { showReferenceNumber } from '@repo/api-client/contract/references';
import type { Context } from '../../../context.ts';
import { workerReferences } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseUnheld } from '../../work/holders.ts';

/**
 * The whole number of a referee, for a call. An audit row names the member who asked for it.
 * @throws ServiceError `not-found` for an unknown reference; `forbidden` when the member knows somebody around the worker or
 * holds no work about her; `conflict` when the referee was reached, or refused.
 */
export async function showNumber(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof showReferenceNumber>> {
  return withTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(workerReferences).where(eq(workerReferences.id, id));
    if (row === undefined) throw notFound('referenceNotFound');
    await refuseConflict(tx.db, memberId, row.workerId);
    await refuseUnheld(tx.db, memberId, row.workerId);
    if (row.phone === null || row.status !== 'pending')
      throw new ServiceError('conflict', 'referenceDecided');
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'reference-number-shown',
      subject: `reference:${id}`,
      details: { worker: row.workerId },
    });
    return { phone: row.phone };
  });
}
