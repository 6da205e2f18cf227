import { eq } from 'drizzle-orm';
import { brand } from '@repo/domain/brand';
import { formatKes } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import { refundStarted } from '@repo/domain/refund-words';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import { packages, type PurchaseRow } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { requestConsent } from '../../consent/consent-requests/request-consent.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { openCase } from '../../casework/cases/open-case.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { startRefund } from '../../refunds/start-refund.ts';
import { findAskRefusal } from '../../access/assert-may-ask.ts';
import { findConsent } from './find-consent.ts';

/**
 * Starts the check that was paid for. With a consent of the worker that covers it (an accepted invitation counts),
 * this opens the case. Without one, this sends her a consent request (decisions 6). A worker who refuses this
 * employer, or who said STOP, is not asked, and the payment is refunded. The employer gets one SMS, which names
 * no person, and does not tell STOP from NO.
 */
export async function beginCheck(ctx: Context, tx: Transaction, purchase: PurchaseRow): Promise<void> {
  const [employer] = await tx.db.select().from(employers).where(eq(employers.id, purchase.employerId));
  if (employer === undefined) throw new Error('The buyer of a purchase is gone');
  // Locks the worker, so that a STOP at the same moment comes before all of this or after it.
  const worker = await lockWorker(tx, purchase.workerId);
  const [sold] = await tx.db
    .select({ level: packages.level })
    .from(packages)
    .where(eq(packages.id, purchase.packageId));
  if (sold === undefined) throw new Error('The package of a purchase is gone');
  const { level } = sold;
  const consentId = await findConsent(tx.db, { ...purchase, level }, tx.now);
  let next: string;
  if (consentId !== undefined) {
    await openCase(ctx, tx, { purchase, consentId });
    next = 'The check has started.';
  } else if (
    worker.optedOutAt !== null ||
    (await findAskRefusal(tx.db, employer.id, worker.id, tx.now)) !== null
  ) {
    const refund = await startRefund(ctx, tx, { purchaseId: purchase.id, reason: 'consent-declined' });
    next = `The worker does not agree to the check; ${refundStarted(refund)}`;
  } else {
    await requestConsent(ctx, tx, {
      kind: 'consent',
      level,
      worker,
      employer,
      purchaseId: purchase.id,
      idempotencyKey: `consent:${purchase.id}`,
    });
    next = 'We now ask the worker for consent; without it you are refunded.';
  }
  await queueSms(ctx, tx, {
    idempotencyKey: `payment-received:${purchase.id}`,
    phone: employer.phone,
    text: `${brand.name}: payment received: ${formatKes(purchase.amountCents)}, ${packageName(purchase.packageId)}, order ${purchase.orderNumber}. ${next}`,
  });
}
