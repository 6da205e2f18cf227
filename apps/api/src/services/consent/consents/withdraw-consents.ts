import { and, eq, inArray, isNull } from 'drizzle-orm';
import { refundStarted } from '@repo/domain/refund-words';
import { undecidedShare } from '@repo/domain/undecided-share';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { nameInSms } from '../../messaging/sms/name-in-sms.ts';
import { notifyEmployerBySms } from '../../messaging/sms/notify-employer-by-sms.ts';
import { startRefund } from '../../refunds/start-refund.ts';
import { closeCase } from '../../casework/cases/close-case.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { recordRefusal } from '../record-refusal.ts';

/**
 * Withdraws the named consents of a worker, or all of them when none are named (decisions 6). Open checks
 * stop. The share of those without a decision is refunded, and their employers get an SMS. A report that was
 * complete before is not paid back. That holds also while its final review is written again because a finding
 * in it was invalidated.
 */
export async function withdrawConsents(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  only?: readonly string[],
): Promise<void> {
  await lockWorker(tx, workerId);
  const actor = `worker:${workerId}`;
  const withdrawn = await tx.db
    .update(consents)
    .set({ withdrawnAt: tx.now })
    .where(
      and(
        eq(consents.workerId, workerId),
        isNull(consents.withdrawnAt),
        only && inArray(consents.id, [...only]),
      ),
    )
    .returning({ id: consents.id, employerId: consents.employerId, employerName: consents.employerName });
  for (const { employerId, employerName } of withdrawn)
    await recordRefusal(tx, { workerId, employerId, employerName }, { kind: 'withdrawn' });
  if (withdrawn.length > 0)
    tx.audit({
      actor,
      action: 'consents-withdrawn',
      subject: `worker:${workerId}`,
      details: { consents: withdrawn.length },
    });
  // The timeline of a case reads the rows of the case, and each consent can cover another one.
  const withdrawnIds = withdrawn.map(({ id }) => id);
  const covered = await tx.db
    .select({ id: cases.id })
    .from(cases)
    .where(inArray(cases.consentId, withdrawnIds))
    .orderBy(cases.id);
  for (const { id } of covered)
    tx.audit({ actor, action: 'consents-withdrawn', subject: `case:${id}`, details: { worker: workerId } });
  const open = await tx.db
    .select({
      id: cases.id,
      purchaseId: cases.purchaseId,
      employerId: cases.employerId,
      priceCents: purchases.amountCents,
    })
    .from(cases)
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .where(
      and(
        eq(cases.workerId, workerId),
        eq(cases.status, 'open'),
        isNull(cases.deliveredAt),
        only && inArray(cases.consentId, [...only]),
      ),
    );
  for (const { id, purchaseId, employerId, priceCents } of open) {
    if (!(await closeCase(ctx, tx, id, { reason: 'consent-withdrawn', actor }))) continue;
    const refund = await startRefund(ctx, tx, {
      purchaseId,
      amountCents: undecidedShare(priceCents, await checksOf(tx, id)),
      reason: 'consent-withdrawn',
    });
    await notifyEmployerBySms(ctx, tx, employerId, {
      idempotencyKey: `consent-withdrawn:${id}`,
      text: `${await nameInSms(tx, workerId)} has withdrawn consent to the check you paid for. It has stopped and ${refundStarted(refund)}`,
    });
  }
}

const checksOf = (tx: Transaction, caseId: string) =>
  tx.db.select({ kind: checks.kind, status: checks.status }).from(checks).where(eq(checks.caseId, caseId));
