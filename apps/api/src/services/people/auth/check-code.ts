import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import { ServiceError } from '../../../errors.ts';
import { sameSecret } from '../../../security/tokens.ts';

/** A code is invalid after this many wrong guesses. */
const MAXIMUM_ATTEMPTS = 5;
/**
 * The guesses of them that may come from other addresses than the one that asked for the code. The rest is for
 * the person who asked, so that no stranger can use up all guesses (record 085).
 */
const MAXIMUM_ATTEMPTS_ELSEWHERE = 3;

export interface Guess {
  readonly audience: SessionAudience;
  readonly phone: KenyanPhone;
  /** As typed: spaces do not count. */
  readonly code: string;
  /** The caller's network address. */
  readonly address: string;
}

const refused = () => new ServiceError('invalid', 'signInCodeInvalid');

/**
 * Uses up a code. A guess counts against every valid code of its phone and audience, before it is compared,
 * and outside any transaction that could undo the count. The right code works once, even when it arrives
 * twice at the same moment, and ends the other codes.
 * @param accept may throw for a caller with the right code, which is then not used up. No other caller learns
 * the result of it.
 * @throws ServiceError `invalid`, with the same text for every cause.
 */
export async function useCode(ctx: Context, guess: Guess, accept?: () => void): Promise<void> {
  const { audience, phone } = guess;
  const guessed = ctx.secrets.fingerprint(`code:${audience}:${phone}`, guess.code.replaceAll(/\s/g, ''));
  const right = (await countGuess(ctx, guess)).find(
    ({ sent, codeHash }) => sameSecret(codeHash, guessed) && sent,
  );
  if (right === undefined) throw refused();
  accept?.();
  const now = ctx.clock.now();
  const ended = await ctx.db
    .update(verificationCodes)
    .set({ endedAt: now, usedAt: now })
    .where(
      inArray(
        verificationCodes.id,
        ctx.db
          .select({ id: verificationCodes.id })
          .from(verificationCodes)
          .where(and(ofDoor(guess), isNull(verificationCodes.endedAt)))
          .orderBy(asc(verificationCodes.id))
          .for('update'),
      ),
    )
    .returning({ id: verificationCodes.id });
  if (!ended.some(({ id }) => id === right.id)) throw refused();
}

const ofDoor = ({ phone, audience }: Guess) =>
  and(eq(verificationCodes.phone, phone), eq(verificationCodes.audience, audience));

/**
 * Counts a guess against the codes that still accept one from this address, and returns them. The rows are
 * locked in one order, so that two guesses at once do not block each other.
 */
function countGuess(ctx: Context, guess: Guess) {
  const addressHash = ctx.secrets.fingerprintOfAddress(guess.address);
  const open = ctx.db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        ofDoor(guess),
        isNull(verificationCodes.endedAt),
        gt(verificationCodes.expiresAt, ctx.clock.now()),
        lt(verificationCodes.attempts, MAXIMUM_ATTEMPTS),
        or(
          eq(verificationCodes.addressHash, addressHash),
          lt(verificationCodes.attemptsElsewhere, MAXIMUM_ATTEMPTS_ELSEWHERE),
        ),
      ),
    )
    .orderBy(asc(verificationCodes.id))
    .for('update');
  return ctx.db
    .update(verificationCodes)
    .set({
      attempts: sql`${verificationCodes.attempts} + 1`,
      attemptsElsewhere: sql`${verificationCodes.attemptsElsewhere} + (${verificationCodes.addressHash} <> ${addressHash})::int`,
    })
    .where(inArray(verificationCodes.id, open))
    .returning({
      id: verificationCodes.id,
      codeHash: verificationCodes.codeHash,
      sent: verificationCodes.sent,
    });
}
