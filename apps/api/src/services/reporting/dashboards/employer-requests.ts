import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDashboard } from '@repo/api-client/contract/employer';
import { packageTypeOf } from '@repo/domain/packages';
import { requestEndOf } from '@repo/domain/request-end';
import type { CaseStatus } from '@repo/domain/verification-case';
import { requestStatus } from '@repo/domain/verification-status';
import { wireMoment } from '@repo/domain/wire-moment';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents, invitations } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { purchases, refunds } from '../../../db/schema/purchases.ts';
import { opensReport } from '../../access/latest-purchase.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import { reportExpiry } from './report-expiry.ts';

type Requests = AnswerOf<typeof getDashboard>['requests'];

/** The cases of this worker that this employer had after the accepted invitation. */
const ofAcceptance = sql`${cases.workerId} = ${invitations.workerId}
  and ${cases.employerId} = ${invitations.employerId}
  and ${cases.openedAt} >= ${invitations.answeredAt} and ${invitations.status} = 'accepted'`;
/** When the first of them was complete. */
const completedAt = sql<
  string | null
>`(select min(${cases.completedAt}) from ${cases} where ${ofAcceptance})`;

/** The status of the furthest of them: a complete case stays the answer to the request, whatever follows. */
const furthestStatus = sql<CaseStatus | null>`(
  select ${cases.status} from ${cases} where ${ofAcceptance}
  order by array_position(array['completed', 'open', 'closed'], ${cases.status}) limit 1
)`;

/** The newest of them decides whether the request has ended, as its report is the one that the employer reads. */
function newestCase(db: Pick<Queryable, 'select'>) {
  return db
    .select({
      status: cases.status,
      opensReport: opensReport.as('opens_report'),
      deliveredAt: cases.deliveredAt,
      withdrawnAt: consents.withdrawnAt,
      refundReason: refunds.reason,
    })
    .from(cases)
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .leftJoin(refunds, eq(refunds.purchaseId, cases.purchaseId))
    .where(ofAcceptance)
    .orderBy(desc(opensReport), desc(cases.openedAt))
    .limit(1)
    .as('newest');
}

const viewer = { employerId: sql.placeholder('employerId'), now: sql.placeholder('now') };

const requestsOf = prepared((db) => {
  const newest = newestCase(db);
  return db
    .select({
      invitation: invitations,
      isVisible: sql<boolean>`${workers.id} in ${saidYesTo(db, viewer)}`,
      workerName: workers.name,
      prospectId: prospects.id,
      prospectName: prospects.name,
      completedAt: completedAt.as('completed_at'),
      furthest: furthestStatus.as('furthest_status'),
      newest: {
        status: newest.status,
        opensReport: newest.opensReport,
        deliveredAt: newest.deliveredAt,
        withdrawnAt: newest.withdrawnAt,
        refundReason: newest.refundReason,
      },
      // Drizzle takes a joined row for missing where its first field is null. A consent to checks has an end.
      consent: { expiresAt: consents.expiresAt, withdrawnAt: consents.withdrawnAt },
    })
    .from(invitations)
    .innerJoin(workers, eq(workers.id, invitations.workerId))
    .innerJoin(
      prospects,
      and(eq(prospects.workerId, invitations.workerId), eq(prospects.employerId, invitations.employerId)),
    )
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(
      consentRequests,
      and(eq(consentRequests.invitationId, invitations.id), eq(consentRequests.status, 'accepted')),
    )
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .where(eq(invitations.employerId, sql.placeholder('employerId')))
    .orderBy(desc(invitations.createdAt))
    .prepare('requests_of_employer');
});

/** The verification requests of one employer, newest first. */
export async function loadRequests(ctx: Context, employerId: string): Promise<Requests> {
  const now = ctx.clock.now();
  const rows = await requestsOf(ctx.db).execute({ employerId, now });
  return rows.map(({ invitation, completedAt: completed, furthest, newest, consent, ...who }) => {
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
      ended_by: requestEndOf(
        {
          newest: newest && {
            status: newest.status,
            opensReport: newest.opensReport,
            isWithdrawn: newest.withdrawnAt !== null,
            isRefundOfWithdrawal: newest.refundReason === 'consent-withdrawn',
          },
          consent,
        },
        now,
      ),
      report_ended_at: newest && reportExpiry(newest, now),
    };
  });
}
