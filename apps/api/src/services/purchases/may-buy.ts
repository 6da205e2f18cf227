import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { invitations } from '../../db/schema/consents.ts';
import { ServiceError } from '../../errors.ts';
import type { WorkerRow } from '../workers/visibility.ts';
import { findConsent } from './find-consent.ts';

const refusals = {
  'opted-out': 'This worker takes no part in checks at the moment, so nothing can be bought.',
  pending: 'This worker has not accepted your invitation yet. You can pay as soon as it is accepted.',
  declined: 'This worker has declined your invitation, so nothing can be bought.',
  expired: 'Your invitation of this worker has expired. Please invite the worker again.',
} as const;

/**
 * Holds back a payment for a check that could not begin. An invited worker has to accept first (employer spec 4); one
 * whom anybody may find is asked for consent after the payment (decisions 6).
 * @throws ServiceError `conflict`
 */
export async function assertMayBuy(ctx: Context, employerId: string, worker: WorkerRow): Promise<void> {
  if (worker.optedOutAt !== null) throw refused('opted-out');
  if ((await findConsent(ctx.db, employerId, worker.id)) !== undefined) return;
  const [invitation] = await ctx.db
    .select({ status: invitations.status, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.employerId, employerId), eq(invitations.workerId, worker.id)))
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (invitation === undefined || invitation.status === 'accepted') return;
  const lapsed = invitation.status === 'pending' && invitation.expiresAt <= ctx.clock.now();
  const status = lapsed ? 'expired' : invitation.status;
  const anybodyMayFindHer = worker.listed && worker.profileCompletedAt !== null;
  if (status === 'expired' && anybodyMayFindHer) return;
  throw refused(status);
}

const refused = (why: keyof typeof refusals) => new ServiceError('conflict', refusals[why]);
