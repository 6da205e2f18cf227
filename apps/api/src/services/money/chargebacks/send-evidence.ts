import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { findAnswerable } from './find-chargeback.ts';

/**
 * Hands the provider evidence of the service, with the name, the phone and the e-mail address of the payer. Later
 * evidence replaces it. The words are not kept here.
 * @throws ServiceError `not-found`; `conflict` when the chargeback cannot be answered, or the provider refuses the
 * evidence; `provider-unavailable` without an answer.
 */
export async function sendEvidence(
  ctx: Context,
  memberId: string,
  id: string,
  serviceDetails: string,
): Promise<{ readonly id: string; readonly evidence_at: string }> {
  const { chargeback, purchase, employer } = await findAnswerable(ctx, memberId, id);
  const added = await orUnavailable(
    ctx.chargebacks.addEvidence(chargeback.providerDisputeId, {
      customerEmail: purchase.email,
      customerName: employer.name,
      customerPhone: employer.phone,
      serviceDetails,
    }),
    'paymentProviderDown',
  );
  if (added.kind === 'refused') {
    ctx.log.warn({ chargebackId: id }, 'the payment provider refused evidence');
    throw new ServiceError('conflict', 'chargebackRefused');
  }
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .update(chargebacks)
      .set({ evidenceId: added.evidenceId, evidenceAt: tx.now, updatedAt: tx.now })
      .where(eq(chargebacks.id, id));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'chargeback-evidence-sent',
      subject: `purchase:${purchase.id}`,
      details: { chargeback: id },
    });
    return { id, evidence_at: tx.now.toISOString() };
  });
}
