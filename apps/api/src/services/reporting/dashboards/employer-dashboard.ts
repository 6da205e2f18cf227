import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDashboard } from '@repo/api-client/contract/employer';
import { centsToShillings } from '@repo/domain/money';
import { packageLabel, packageTypeOf } from '@repo/domain/packages';
import type { CaseStatus } from '@repo/domain/verification-case';
import { requestStatus } from '@repo/domain/verification-status';
import { wireMoment } from '@repo/domain/wire-moment';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents, invitations } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { purchases, refunds, type PurchaseRow } from '../../../db/schema/purchases.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import { seenBy } from '../../access/visibility.ts';

type Dashboard = AnswerOf<typeof getDashboard>;

/** Requests and purchases of one employer, newest first, in two statements whatever their number. */
export async function loadDashboard(ctx: Context, employerId: string): Promise<Dashboard> {
  const [requestRows, purchaseRows] = await Promise.all([
    loadRequests(ctx, employerId),
    loadPurchases(ctx, employerId),
  ]);
  return { requests: requestRows, purchases: purchaseRows };
}

/** The cases of this worker that this employer had after the accepted invitation. */
const ofAcceptance = sql`${cases.workerId} = ${invitations.workerId}
  and ${cases.employerId} = ${invitations.employerId}
  and ${cases.openedAt} >= ${invitations.answeredAt} and ${invitations.status} = 'accepted'`;
/** When the first of them was complete. */
const completedAt = sql<
  string | null
>`(select min(${cases.completedAt}) from ${cases} where ${ofAcceptance})`;
/** The status of the furthest of them: a complete case stays the answer to the request, whatever follows. */
const furthestCase = sql<CaseStatus | null>`(
  select ${cases.status} from ${cases} where ${ofAcceptance}
  order by array_position(array['completed', 'open', 'closed'], ${cases.status}) limit 1
)`;

const viewer = { employerId: sql.placeholder('employerId'), now: sql.placeholder('now') };

const requestsOf = prepared((db) =>
  db
    .select({
      invitation: invitations,
      isVisible: sql<boolean>`${workers.id} in ${saidYesTo(db, viewer)}`,
      workerName: workers.name,
      prospectId: prospects.id,
      prospectName: prospects.name,
      completedAt: completedAt.as('completed_at'),
      furthestCase: furthestCase.as('furthest_case'),
    })
    .from(invitations)
    .innerJoin(workers, eq(workers.id, invitations.workerId))
    .innerJoin(
      prospects,
      and(eq(prospects.workerId, invitations.workerId), eq(prospects.employerId, invitations.employerId)),
    )
    .where(eq(invitations.employerId, sql.placeholder('employerId')))
    .orderBy(desc(invitations.createdAt))
    .prepare('requests_of_employer'),
);

async function loadRequests(ctx: Context, employerId: string): Promise<Dashboard['requests']> {
  const now = ctx.clock.now();
  const rows = await requestsOf(ctx.db).execute({ employerId, now });
  return rows.map(({ invitation, completedAt: completed, furthestCase: furthest, ...who }) => {
    const lapsed = invitation.status === 'pending' && invitation.expiresAt <= now;
    const invitationStatus = lapsed ? 'expired' : invitation.status;
    return {
      id: invitation.id,
      // Before her yes and after its end, the employer's own words stand for her.
      nanny_id: who.isVisible ? invitation.workerId : who.prospectId,
      prospect_id: who.prospectId,
      package_id: invitation.packageId,
      created_at: wireMoment(invitation.createdAt),
      status: requestStatus(invitationStatus, furthest),
      invitation_status: invitationStatus,
      worker_name: who.isVisible ? who.workerName : who.prospectName,
      package_type: packageTypeOf(invitation.packageId),
      expires_at: wireMoment(invitation.expiresAt),
      completed_at: completed === null ? null : wireMoment(new Date(completed)),
    };
  });
}

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
      consentRequestStatus: consentRequests.status,
      hasCase: sql<boolean>`${cases.id} is not null`,
      withdrawnAt: consents.withdrawnAt,
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

async function loadPurchases(ctx: Context, employerId: string): Promise<Dashboard['purchases']> {
  const rows = await purchasesOf(ctx.db).execute({ employerId, now: ctx.clock.now() });
  return rows.map(({ purchase, refundStatus, refundCents, ...who }) => ({
    id: purchase.id,
    ...subjectOf(purchase, who),
    package_id: purchase.packageId,
    package_name: packageLabel(purchase.packageId),
    created_at: wireMoment(purchase.createdAt),
    paid_at: purchase.paidAt === null ? null : wireMoment(purchase.paidAt),
    status: purchase.status,
    reference: purchase.reference,
    order_number: purchase.orderNumber,
    amount: centsToShillings(purchase.amountCents),
    consent: consentOf(who),
    refund_status: refundStatus,
    refund_amount: refundCents === null ? null : centsToShillings(refundCents),
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
