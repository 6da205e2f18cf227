import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';
import { dropUnsent } from './drop-unsent.ts';
import type { ConsentRequestRow } from './request-consent.ts';

/**
 * Takes open consent requests back. A later YES opens nothing, and messages that have not left are not sent. The caller has
 * locked the worker.
 */
export async function withdrawRequests(
  tx: Transaction,
  of: { readonly purchaseId: string } | { readonly invitationId: string },
): Promise<ConsentRequestRow[]> {
  const subject =
    'purchaseId' in of
      ? eq(consentRequests.purchaseId, of.purchaseId)
      : eq(consentRequests.invitationId, of.invitationId);
  const taken = await tx.db
    .update(consentRequests)
    .set({ status: 'withdrawn', answeredAt: tx.now })
    .where(and(subject, eq(consentRequests.status, 'open')))
    .returning();
  for (const request of taken) await dropUnsent(tx, request);
  return taken;
}

/** Tells the worker in her app that the employer does not ask any more. */
export const tellOfWithdrawal = (ctx: Context, tx: Transaction, request: ConsentRequestRow): Promise<void> =>
  notifyOfEmployer(ctx, tx, request, {
    kind: 'request_withdrawn',
    key: `consent-request-withdrawn:${request.id}`,
  });
