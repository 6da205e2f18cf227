import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDashboard } from '@repo/api-client/contract/employer';
import { centsToShillings } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import { wireMoment } from '@repo/domain/wire-moment';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents, invitations } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { purchases, refunds, type PurchaseRow } from '../../../db/schema/purchases.ts';
import { takenBackCents } from '../../access/money-back.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import { seenBy } from '../../access/visibility.ts';
import { reportExpiry } from './report-expiry.ts';

type Purchases = AnswerOf<typeof getDashboard>['purchases'];

const viewer = { employerId: sql.placeholder('employerId'), now: sql.placeholder('now') };

/** Whether the worker once accepted an invitation of the employer, who thus knows both of her ids. */
const onceAccepted = sql`exists (
  select from ${invitations} where ${invitations.workerId} = ${purchases.workerId}
    and ${invitations.employerId} = ${purchases.employerId} and ${invitations.status} = 'accepted'
)`;

const purchasesOf = prepared((db) =>
  db
    .select({
      purchase: purchases,
      saidYes: sql<boolean>`${workers.id} in ${saidYesTo(db, viewer)}`,
      isListed: sql<boolean>`${seenBy(db, viewer.employerId)}`,
      prospectId: prospects.id,
      workerName: workers.name,
      refundStatus: refunds.status,
      refundCents: refunds.amountCents,
      takenBackCents,
      consentRequestStatus: consentRequests.status,
      hasCase: sql<boolean>`${cases.id} is not null`,
      withdrawnAt: consents.withdrawnAt,
      deliveredAt: cases.deliveredAt,
    })
    .from(purchases)
    .innerJoin(workers, eq(workers.id, purchases.workerId))
    .leftJoin(
      prospects,
      and(
        eq(prospects.workerId, purchases.workerId),
        eq(prospects.employerId, purchases.employerId),
        onceAccepted,
      ),
    )
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .leftJoin(consentRequests, eq(consentRequests.purchaseId, purchases.id))
    .leftJoin(cases, eq(cases.purchaseId, purchases.id))
    .leftJoin(consents, eq(consents.id, cases.consentId))
    .where(
      and(
        eq(purchases.employerId, sql.placeholder('employerId')),
        // A dismissal never hides a payment whose money arrived later.
        or(isNull(purchases.dismissedAt), notInArray(purchases.status, ['failed', 'abandoned'])),
      ),
    )
    .orderBy(desc(purchases.createdAt))
    .prepare('purchases_of_employer'),
);

/** The purchases of one employer, newest first. */
export async function loadPurchases(ctx: Context, employerId: string): Promise<Purchases> {
  const now = ctx.clock.now();
  const rows = await purchasesOf(ctx.db).execute({ employerId, now });
  return rows.map(({ purchase, refundStatus, refundCents, takenBackCents: taken, ...who }) => ({
    id: purchase.id,
    ...subjectOf(purchase, who),
    package_id: purchase.packageId,
    package_name: packageName(purchase.packageId),
    created_at: wireMoment(purchase.createdAt),
    paid_at: purchase.paidAt === null ? null : wireMoment(purchase.paidAt),
    status: purchase.status,
    reference: purchase.reference,
    order_number: purchase.orderNumber,
    amount: centsToShillings(purchase.amountCents),
    consent: consentOf(who),
    refund_status: refundStatus,
    refund_amount: refundCents === null ? null : centsToShillings(refundCents),
    taken_back_amount: centsToShillings(taken),
    report_ended_at: reportExpiry(who, now),
  }));
}

interface BoughtFor {
  readonly saidYes: boolean;
  readonly isListed: boolean;
  readonly workerName: string | null;
  /** The prospect whose invitation she once accepted. */
  readonly prospectId: string | null;
}

/**
 * Whom a purchase is for. After the end of a yes it is the prospect, as in the row of the invitation, with the name
 * that the employer knew. Without an accepted invitation the employer bought by her own id, and nothing tells that an
 * invited number is hers.
 */
function subjectOf(purchase: PurchaseRow, { saidYes, isListed, workerName, prospectId }: BoughtFor) {
  if (saidYes || (prospectId === null && isListed))
    return { nanny_id: purchase.workerId, worker_name: workerName };
  return { nanny_id: prospectId ?? purchase.workerId, worker_name: purchase.workerName };
}

interface ConsentFacts {
  readonly hasCase: boolean;
  readonly withdrawnAt: Date | null;
  readonly consentRequestStatus: string | null;
}

/** The status of the consent to a check. A case begins with it. */
function consentOf({ hasCase, withdrawnAt, consentRequestStatus }: ConsentFacts): string {
  if (hasCase) return withdrawnAt === null ? 'given' : 'withdrawn';
  if (consentRequestStatus === 'declined' || consentRequestStatus === 'withdrawn') return 'refused';
  if (consentRequestStatus === 'expired') return 'expired';
  return 'awaiting';
}
