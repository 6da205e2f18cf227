import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getInvitation } from '@repo/api-client/contract/onboarding';
import { namedChecks } from '@repo/domain/consent-request-message';
import { stepsOfLevel } from '@repo/domain/check';
import { requestOutcomeOf } from '@repo/domain/request-outcome';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { consentRequests, consents, invitations } from '../../../db/schema/consents.ts';
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
 * passed on. So it tells only what the SMS had: the first name of the inviter, and what she asks to check. A block
 * reads as a no, or as a yes that was taken back: an employer must not learn of it (docs/decisions/093).
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
      consentWithdrawnAt: consents.withdrawnAt,
      name: employers.name,
      level: packages.level,
    })
    .from(invitations)
    .innerJoin(packages, eq(packages.id, invitations.packageId))
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .leftJoin(consentRequests, eq(consentRequests.invitationId, invitations.id))
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .where(eq(invitations.code, code.trim().toUpperCase()));
  if (found === undefined) throw notFound('invitationNotFound');
  const { name, level, status, ...facts } = found;
  const [first = ''] = safeName(name, '').split(' ');
  const outcome = requestOutcomeOf(
    { ...facts, status: status === 'pending' ? 'open' : status, isBlocked: false },
    ctx.clock.now(),
  );
  const asked = outcome === 'open' || outcome === 'accepted' ? stepsOfLevel[level] : [];
  return {
    inviter: first,
    state: outcome === 'open' ? 'pending' : outcome,
    checks: { en: [...namedChecks('en', asked)], sw: [...namedChecks('sw', asked)] },
  };
}
