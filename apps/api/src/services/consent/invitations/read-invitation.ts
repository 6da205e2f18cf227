import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getInvitation } from '@repo/api-client/contract/onboarding';
import { namedChecks } from '@repo/domain/consent-request-message';
import { stepsOfLevel } from '@repo/domain/check';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { employers } from '../../../db/schema/people.ts';
import { packages } from '../../../db/schema/purchases.ts';
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
 * Reads the inviter, the checks and the state of an invitation for any holder of its link. The link may be
 * passed on. So it tells only what the SMS had: the first name of the inviter, and what she asks to check.
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
    .select({
      status: invitations.status,
      expiresAt: invitations.expiresAt,
      name: employers.name,
      level: packages.level,
    })
    .from(invitations)
    .innerJoin(packages, eq(packages.id, invitations.packageId))
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .where(eq(invitations.code, code.trim().toUpperCase()));
  if (found === undefined) throw notFound('invitationNotFound');
  const hasLapsed = found.status === 'pending' && found.expiresAt <= ctx.clock.now();
  const [first = ''] = safeName(found.name, '').split(' ');
  const state = hasLapsed ? 'expired' : found.status;
  const asked = state === 'pending' || state === 'accepted' ? stepsOfLevel[found.level] : [];
  return {
    inviter: first,
    state,
    checks: { en: [...namedChecks('en', asked)], sw: [...namedChecks('sw', asked)] },
  };
}
