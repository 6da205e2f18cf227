import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { requestEndOf } from '@repo/domain/request-end';
import type { Context } from '../../../context.ts';
import { consentRequests, consents, invitations } from '../../../db/schema/consents.ts';
import { notFound } from '../../../errors.ts';
import { textForEmployer } from '../../messaging/worker-words/consent-request-text.ts';
import { linkOf } from '../invitation-link.ts';
import { isMeant } from './is-meant.ts';

/**
 * Reads the status of this employer's latest invitation of a worker. An invitation past its end reads as
 * expired at once.
 */
export async function findInvitationStatus(
  ctx: Context,
  employerId: string,
  id: string,
): Promise<AnswerOf<typeof getInvitationStatus>> {
  const now = ctx.clock.now();
  const [found] = await ctx.db
    .select({ invitation: invitations, question: consentRequests, consent: consents })
    .from(invitations)
    .leftJoin(consentRequests, eq(consentRequests.invitationId, invitations.id))
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .where(and(eq(invitations.employerId, employerId), isMeant(ctx.db, { employerId, now }, id)))
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (found === undefined) throw notFound('invitationNotFound');
  const { invitation, question, consent } = found;
  const lapsed = invitation.status === 'pending' && invitation.expiresAt <= now;
  return {
    status: lapsed ? 'expired' : invitation.status,
    package_id: invitation.packageId,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    answered_at: invitation.answeredAt?.toISOString() ?? null,
    yes_ended: requestEndOf({ newest: null, consent }, now) !== null,
    sms: question && textForEmployer({ ...question, ...linkOf(ctx, invitation) }),
  };
}
