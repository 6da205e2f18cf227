import { eq } from 'drizzle-orm';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { retryRefund as retryRefundCall } from '@repo/api-client/contract/refunds';
import { refundActOf } from '@repo/domain/refund';
import { refundDetailsStanding, type RefundDetailsStanding } from '@repo/domain/refund-details';
import type { Context } from '../../context.ts';
import { refundDetails } from '../../db/schema/refund-details.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { claimRefund, releaseRefund } from './claim-refund.ts';
import { countingDetails, endDetails } from './refund-details.ts';
import type { RefundRow } from './start-refund.ts';
import { endAssignments, isHeld } from '../work/assign.ts';

export type RefundAccount = BodyOf<typeof retryRefundCall>;

interface EnteredDetails {
  readonly standing: 'second_look' | 'agreed';
  readonly refund: RefundRow;
  readonly providerRefundId: string;
}

/**
 * Stores a member's entry of the payer's account, or that the member agrees to the entry of another. The claim is also the
 * lock of the entries: members who enter at the same moment come one after the other. It stays with the one who agreed.
 * @throws ServiceError `conflict` when the refund does not wait for details, another attempt runs, a colleague entered
 * other details, or this member entered the same before.
 */
export async function enterDetails(
  ctx: Context,
  memberId: string,
  refundId: string,
  { account_number: account, bank_id: bank }: RefundAccount,
): Promise<EnteredDetails> {
  // With the refund in it, so that the entries of two refunds cannot be compared.
  const fingerprint = ctx.secrets.fingerprint('refund-details', JSON.stringify([refundId, bank, account]));
  const { state, ...waiting } = await withTransaction(ctx, async (tx) => {
    const claimed = await claimWaiting(ctx, tx, refundId);
    const counting = countingDetails(tx.db, tx.now);
    const [earlier] = await tx.db.select().from(counting).where(eq(counting.refundId, refundId));
    const standing = refundDetailsStanding(earlier, { memberId, fingerprint });
    if (standing.state !== 'agreed') await releaseRefund(ctx, refundId, tx.db);
    await storeStanding(tx, standing, { memberId, refundId, fingerprint });
    const action = actions[standing.state];
    if (action !== null)
      tx.audit({
        actor: `ops:${memberId}`,
        action,
        subject: `purchase:${claimed.refund.purchaseId}`,
        details: {
          refund: refundId,
          bank,
          ...('entry' in standing && { entered_by: standing.entry.enteredBy }),
        },
      });
    return { state: standing.state, ...claimed };
  });
  if (state === 'differ') throw new ServiceError('conflict', 'refundDetailsDiffer');
  if (state === 'same_member') throw new ServiceError('conflict', 'secondLookByAnother');
  return { standing: state, ...waiting };
}

type Standing = RefundDetailsStanding<{ readonly id: string; readonly enteredBy: string }>;

/** A disagreement is audited too: one of the two may want the money for herself. */
const actions: Readonly<Record<Standing['state'], string | null>> = {
  second_look: 'refund-details-entered',
  agreed: 'refund-retried',
  differ: 'refund-details-differ',
  same_member: null,
};

/** @throws ServiceError `conflict` when the refund does not wait for details, or another attempt runs. */
async function claimWaiting(ctx: Context, tx: Transaction, refundId: string) {
  const refund = await claimRefund(ctx, refundId, tx.db);
  const providerRefundId = refund?.providerRefundId ?? null;
  if (
    refund === undefined ||
    providerRefundId === null ||
    refundActOf(refund.status, true) !== 'retry_with_details'
  )
    throw new ServiceError('conflict', 'refundNotWaiting');
  return { refund, providerRefundId };
}

async function storeStanding(
  tx: Transaction,
  standing: Standing,
  next: { readonly memberId: string; readonly refundId: string; readonly fingerprint: string },
): Promise<void> {
  const { memberId, refundId, fingerprint } = next;
  if (standing.state === 'agreed')
    await tx.db
      .update(refundDetails)
      .set({ agreedBy: memberId, agreedAt: tx.now })
      .where(eq(refundDetails.id, standing.entry.id));
  if (standing.state !== 'second_look') return;
  await endDetails(tx, refundId);
  await endAssignments(tx, isHeld({ kind: 'refund', id: refundId }), 'verdict');
  await tx.db.insert(refundDetails).values({ refundId, fingerprint, enteredBy: memberId, enteredAt: tx.now });
}
