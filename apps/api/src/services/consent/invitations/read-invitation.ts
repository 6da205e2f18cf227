import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getInvitation } from '@repo/api-client/contract/onboarding';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { employers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';

/** No person follows this many invitations. A client that tries more is guessing. */
const LOOK_UPS = {
  kind: 'invitation-codes',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'invitationsOpenedTooOften',
} as const;

/**
 * Reads the inviter and the state of an invitation for any holder of its link. The link may be passed on. So
 * it tells only the first name of the inviter, as the SMS had it.
 * @throws ServiceError `not-found` for a code that no invitation has; `too-many` for a client that tries many
 * codes.
 */
export async function readInvitation(
  ctx: Context,
  address: string,
  code: string,
): Promise<AnswerOf<typeof getInvitation>> {
  await consumeRateLimit(ctx.db, LOOK_UPS, ctx.secrets.fingerprintOfAddress(address), ctx.clock.now());
  const [found] = await ctx.db
    .select({ status: invitations.status, expiresAt: invitations.expiresAt, name: employers.name })
    .from(invitations)
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .where(eq(invitations.code, code.trim().toUpperCase()));
  if (found === undefined) throw notFound('invitationNotFound');
  const hasLapsed = found.status === 'pending' && found.expiresAt <= ctx.clock.now();
  const [first = ''] = safeName(found.name, '').split(' ');
  return { inviter: first, state: hasLapsed ? 'expired' : found.status };
}
