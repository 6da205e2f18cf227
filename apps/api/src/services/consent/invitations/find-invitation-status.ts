import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getInvitationStatus } from '@repo/api-client/contract/invitations';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { notFound } from '../../../errors.ts';
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
  const [invitation] = await ctx.db
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.employerId, employerId), isMeant(ctx.db, { employerId, now: ctx.clock.now() }, id)),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (invitation === undefined) throw notFound('invitationNotFound');
  const lapsed = invitation.status === 'pending' && invitation.expiresAt <= ctx.clock.now();
  return {
    status: lapsed ? 'expired' : invitation.status,
    package_id: invitation.packageId,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    answered_at: invitation.answeredAt?.toISOString() ?? null,
  };
}
