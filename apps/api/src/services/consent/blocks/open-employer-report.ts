import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getReportedWords } from '@repo/api-client/contract/blocks';
import type { Context } from '../../../context.ts';
import { contactRequests } from '../../../db/schema/consents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';

/**
 * Opens the words of an employer that a worker reported. An audit row names the member.
 * @throws ServiceError `not-found`; `forbidden` for a worker whom the member knows.
 */
export async function openEmployerReport(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getReportedWords>> {
  return withTransaction(ctx, async (tx) => {
    const [request] = await tx.db
      .select()
      .from(contactRequests)
      .where(and(eq(contactRequests.id, id), isNotNull(contactRequests.reportedAt)));
    if (request === undefined) throw notFound('requestNotFound');
    await refuseConflict(tx.db, memberId, request.workerId);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'reported-words-opened',
      subject: `contact-request:${id}`,
      details: { worker: request.workerId },
    });
    return { id, words: request.message };
  });
}
