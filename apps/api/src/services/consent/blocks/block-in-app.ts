import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { blockEmployer } from './block-employer.ts';

/**
 * Blocks the employer of a request to this worker (decisions 6).
 * @throws ServiceError `not-found` for a request to another worker.
 */
export async function blockInApp(ctx: Context, workerId: string, consentRequestId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const [request] = await tx.db
      .select()
      .from(consentRequests)
      .where(and(eq(consentRequests.id, consentRequestId), eq(consentRequests.workerId, workerId)));
    if (request === undefined) throw notFound('requestNotFound');
    await blockEmployer(ctx, tx, request, 'app');
  });
}
