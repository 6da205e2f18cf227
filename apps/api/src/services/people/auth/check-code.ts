import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import { ServiceError } from '../../../errors.ts';
import { sameSecret } from '../../../security/tokens.ts';

/** A code is invalid after this many wrong guesses. */
export const MAXIMUM_ATTEMPTS = 5;

const refused = () => new ServiceError('invalid', 'signInCodeInvalid');

/**
 * Uses up a code. Every guess is counted before it is compared, and outside any transaction that could undo
 * the count. The right code works once, even when it arrives twice at the same moment.
 * @param accept may throw for a caller with the right code, which is then not used up. No other caller learns
 * the result of it.
 * @throws ServiceError `invalid`, with the same text for every cause.
 */
export async function useCode(
  ctx: Context,
  audience: SessionAudience,
  phone: KenyanPhone,
  code: string,
  accept?: () => void,
): Promise<void> {
  const now = ctx.clock.now();
  const live = and(
    eq(verificationCodes.phone, phone),
    eq(verificationCodes.audience, audience),
    isNull(verificationCodes.endedAt),
    gt(verificationCodes.expiresAt, now),
    lt(verificationCodes.attempts, MAXIMUM_ATTEMPTS),
  );
  const [guessed] = await ctx.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(live)
    .returning({ id: verificationCodes.id, codeHash: verificationCodes.codeHash });
  if (guessed === undefined) throw refused();
  if (!sameSecret(guessed.codeHash, ctx.secrets.fingerprint(`code:${audience}:${phone}`, code)))
    throw refused();
  accept?.();
  const used = await ctx.db
    .update(verificationCodes)
    .set({ endedAt: now, usedAt: now })
    .where(and(eq(verificationCodes.id, guessed.id), isNull(verificationCodes.endedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw refused();
}
