import { and, count, countDistinct, eq, isNull } from 'drizzle-orm';
import type { WireWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { workerInitials } from '@repo/domain/initials';
import { profileCompletion } from '@repo/domain/profile-completion';
import { firstNameOf } from '@repo/domain/profile-link';
import { workerVerification } from '@repo/domain/worker-verification';
import type { Context } from '../../../context.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { answerableRequests } from '../../access/answerable-requests.ts';
import { countUnread } from '../../messaging/notifications/list-notifications.ts';
import { isNameAsked } from '../../evidence/identity/is-name-asked.ts';
import { findWaitingEmployers } from './waiting-employers.ts';
import { readWorkerNeeds } from './worker-needs.ts';
import { ownRecordAt } from '../../people/workers/read-own-record.ts';

/** The figures of a worker's first screen. */
export const readWorkerDashboard = (ctx: Context, workerId: string): Promise<WireWorkerDashboard> =>
  withSnapshot(ctx, (at) => dashboardAt(at, workerId));

async function dashboardAt(ctx: Context, workerId: string): Promise<WireWorkerDashboard> {
  const me = await ownRecordAt(ctx, workerId);
  const openCases = await countOpenCases(ctx, workerId);
  const verification = workerVerification(me);
  const asksName = await isNameAsked(ctx, workerId, me.smile_status);
  const openRequests = await countOpenRequests(ctx, workerId);
  return {
    first_name: firstNameOf(me.name, ''),
    initials: workerInitials(me.name),
    trust_score: me.trust_score,
    trust_badge: me.trust_badge,
    trust_checked: me.trust_checked,
    trust_reach: me.trust_reach,
    reviews: me.reviewCount,
    jobs: await countJobs(ctx, workerId),
    open_requests: openRequests,
    unread_notifications: await countUnread(ctx, workerId),
    verification,
    needs: await readWorkerNeeds(ctx.db, workerId, { openRequests, asksName, verification }),
    under_review: (verification === 'pending' && !asksName) || openCases > 0,
    waiting_employers: await findWaitingEmployers(ctx.db, workerId, ctx.clock.now()),
    completion: profileCompletion(me),
    listed: me.listed,
    help_phone: ctx.config.supportWhatsapp,
  };
}

const countOpenRequests = (ctx: Context, workerId: string): Promise<number> =>
  ctx.db.$count(consentRequests, answerableRequests(ctx.db, workerId, ctx.clock.now()));

/**
 * Counts the employers with whom the worker shares her name and phone number: she said yes to a contact request, and has
 * not taken that back. A yes to checks is no job. Nothing nearer to a job is known.
 */
async function countJobs(ctx: Context, workerId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ employers: countDistinct(consents.employerId) })
    .from(consents)
    .where(and(eq(consents.workerId, workerId), isNull(consents.level), isNull(consents.withdrawnAt)));
  return row?.employers ?? 0;
}

async function countOpenCases(ctx: Context, workerId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(cases)
    .where(and(eq(cases.workerId, workerId), eq(cases.status, 'open')));
  return row?.open ?? 0;
}
