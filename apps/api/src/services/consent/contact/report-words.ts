import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { consentRequests, contactRequests } from '../../../db/schema/consents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';

/**
 * Reports the employer's words with a contact request to the team (decisions 6). A second report changes nothing.
 * @throws ServiceError `not-found` for a request to another worker, and for one without words.
 */
export async function reportWords(ctx: Context, workerId: string, consentRequestId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [request] = await tx.db
      .select({ contactRequestId: consentRequests.contactRequestId, employerId: consentRequests.employerId })
      .from(consentRequests)
      .where(and(eq(consentRequests.id, consentRequestId), eq(consentRequests.workerId, workerId)));
    if (request?.contactRequestId == null) throw notFound('requestNotFound');
    await tx.db
      .update(contactRequests)
      .set({ reportedAt: sql`coalesce(${contactRequests.reportedAt}, ${tx.now.toISOString()}::timestamptz)` })
      .where(eq(contactRequests.id, request.contactRequestId));
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'employer-words-reported',
      subject: `employer:${request.employerId}`,
      details: { request: consentRequestId },
    });
  });
}
