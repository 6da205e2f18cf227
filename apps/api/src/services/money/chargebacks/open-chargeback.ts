import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getChargeback } from '@repo/api-client/contract/chargebacks';
import { isAnswerable } from '@repo/domain/chargeback';
import { centsToShillings } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { cases, checks, type CaseRow } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { findChargeback } from './find-chargeback.ts';
import { givesBackCents } from './gives-back.ts';

type Opened = AnswerOf<typeof getChargeback>['chargeback'];

/**
 * Opens a chargeback with its payer, and with what the service gave, for the member who holds it. An audit row names the
 * member.
 * @throws ServiceError `not-found`; `forbidden` for a worker or a payer whom the member knows, or for another member.
 */
export const openChargeback = (ctx: Context, memberId: string, id: string): Promise<Opened> =>
  withTransaction(ctx, async (tx) => {
    const found = await findChargeback(tx.db, id);
    const { chargeback, purchase, employer, refund, takenBackCents } = found;
    await refuseConflict(tx.db, memberId, purchase.workerId);
    await refuseNotHolder(tx.db, memberId, { kind: 'chargeback', id });
    tx.audit({
      actor: `ops:${memberId}`,
      // The provider opens one too.
      action: 'chargeback-opened-by-team',
      subject: `chargeback:${id}`,
      details: { purchase: purchase.id, worker: purchase.workerId },
    });
    return {
      id,
      provider_dispute_id: chargeback.providerDisputeId,
      order_number: purchase.orderNumber,
      reference: purchase.reference,
      package_name: packageName(purchase.packageId),
      payer: { name: employer.name, phone: employer.phone, email: purchase.email },
      price: centsToShillings(purchase.amountCents),
      purchase_status: purchase.status,
      paid_at: purchase.paidAt?.toISOString() ?? null,
      paid_channel: purchase.paidChannel,
      status: chargeback.status,
      category: chargeback.category,
      amount: chargeback.amountCents === null ? null : centsToShillings(chargeback.amountCents),
      opened_at: chargeback.openedAt.toISOString(),
      due_at: chargeback.dueAt?.toISOString() ?? null,
      reminded_at: chargeback.remindedAt?.toISOString() ?? null,
      evidence_at: chargeback.evidenceAt?.toISOString() ?? null,
      may_answer: chargeback.answer === null && isAnswerable(chargeback.status),
      gives_back: centsToShillings(givesBackCents(found)),
      refund:
        refund === null ? null : { amount: centsToShillings(refund.amountCents), status: refund.status },
      taken_back: centsToShillings(takenBackCents),
      delivered: await readDelivered(tx, purchase.id),
    };
  });

/** What the service gave for a payment, in dates and numbers: the bank reads it, so it names no worker. */
async function readDelivered({ db }: Transaction, purchaseId: string): Promise<Opened['delivered']> {
  const [found] = await db
    .select({ case: cases, givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
    .from(cases)
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .where(eq(cases.purchaseId, purchaseId));
  if (found === undefined) return null;
  return {
    level: found.case.level,
    consent_at: found.givenAt.toISOString(),
    withdrawn_at: found.withdrawnAt?.toISOString() ?? null,
    checks_began_at: found.case.openedAt.toISOString(),
    ...(await countChecks(db, found.case)),
    report_at: found.case.deliveredAt?.toISOString() ?? null,
  };
}

/** A finding that no report has yet is not decided for anybody outside of the checks. */
async function countChecks(db: Transaction['db'], { id }: CaseRow) {
  const rows = await db.select({ status: checks.status }).from(checks).where(eq(checks.caseId, id));
  return {
    checks: rows.length,
    checks_decided: rows.filter(({ status }) => status === 'decided').length,
  };
}
