import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/domain/refusals/refusal';
import { CODE_RESEND_SECONDS } from '@repo/domain/timers';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { newSignInCode } from '../../../security/tokens.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
export const CODE_LIFETIME_MINUTES = 10;

/** The maximum number of codes, by phone, by network address and in all. */
const LIMITS = {
  // Counts all audiences together, because one phone rings for all. A code counts whether its message left or
  // not, so that no caller learns the difference.
  perPhone: [
    { codes: 5, withinMilliseconds: HOUR_MILLISECONDS, counts: undefined },
    { codes: 10, withinMilliseconds: 24 * HOUR_MILLISECONDS, counts: undefined },
  ],
  // Many phones share one address of their network. Only unused codes are a sign of a person who plays with
  // the form.
  perAddress: { codes: 20, withinMilliseconds: HOUR_MILLISECONDS },
  /** A ceiling for the whole service; reaching it is logged as an alarm. */
  perMinute: 300,
} as const;

/**
 * Locks a phone, and then an address. Requests for the same phone or address run one after the other, so that
 * two at once cannot both pass the limits. The order is always the same: no request that holds an address
 * waits for a phone.
 */
async function lockSenders(tx: Transaction, phone: string, addressHash: string): Promise<void> {
  for (const key of [`code:${phone}`, `code-address:${addressHash}`])
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export interface CodeRequest {
  readonly audience: SessionAudience;
  readonly phone: KenyanPhone;
  /** The caller's network address. */
  readonly address: string;
  /** False for a phone that may not sign in. Limits and answer are the same, but no message leaves. */
  readonly mayReceive: boolean;
  /** The language of the message. Everybody but workers reads English. */
  readonly language?: WorkerLanguage;
  /** The time before another code may be sent: `CODE_RESEND_SECONDS` when left out. */
  readonly resendAfterSeconds?: number;
}

/**
 * Sends a sign-in code, within the limits of quality A2. One code per phone and audience is valid: a new one
 * ends the last.
 * @returns the number of seconds after which another code may be requested.
 * @throws ServiceError `too-many` with the seconds to wait.
 */
export async function sendCode(ctx: Context, request: CodeRequest): Promise<number> {
  const addressHash = ctx.secrets.fingerprint('address', request.address);
  await withTransaction(ctx, async (tx) => {
    await lockSenders(tx, request.phone, addressHash);
    await holdLimits(ctx, tx, request, addressHash);
    const mine = and(
      eq(verificationCodes.phone, request.phone),
      eq(verificationCodes.audience, request.audience),
    );
    await tx.db
      .update(verificationCodes)
      .set({ endedAt: tx.now })
      .where(and(mine, isNull(verificationCodes.endedAt)));
    const code = newSignInCode();
    const [row] = await tx.db
      .insert(verificationCodes)
      .values({
        phone: request.phone,
        audience: request.audience,
        codeHash: ctx.secrets.fingerprint(`code:${request.audience}:${request.phone}`, code),
        addressHash,
        createdAt: tx.now,
        expiresAt: new Date(tx.now.getTime() + CODE_LIFETIME_MINUTES * MINUTE_MILLISECONDS),
        endedAt: request.mayReceive ? null : tx.now,
      })
      .returning({ id: verificationCodes.id });
    if (!request.mayReceive || row === undefined) return;
    await queueSms(ctx, tx, {
      idempotencyKey: `code:${row.id}`,
      phone: request.phone,
      text: codeText(ctx, request, code),
    });
  });
  return resendSeconds(request);
}

const resendSeconds = ({ resendAfterSeconds = CODE_RESEND_SECONDS }: CodeRequest) => resendAfterSeconds;

/** The last line has the form that browsers read to fill in the code by themselves: `@host #code`. */
function codeText(ctx: Context, { audience, language = 'en' }: CodeRequest, code: string): string {
  const { hostname } = new URL(ctx.config.publicOrigin);
  return [
    workerWords[language].code(code, CODE_LIFETIME_MINUTES),
    '',
    `@${audience}.${hostname} #${code}`,
  ].join('\n');
}

async function holdLimits(
  ctx: Context,
  tx: Transaction,
  request: CodeRequest,
  addressHash: string,
): Promise<void> {
  const since = (milliseconds: number) =>
    gt(verificationCodes.createdAt, new Date(tx.now.getTime() - milliseconds));
  const another = {
    codes: 1,
    withinMilliseconds: resendSeconds(request) * 1000,
    // A person who has just signed in with a code need not wait for another, on another device or after a
    // sign-out.
    counts: isNull(verificationCodes.usedAt),
  };
  for (const { codes, withinMilliseconds, counts } of [another, ...LIMITS.perPhone]) {
    const sent = await tx.db
      .select({ at: verificationCodes.createdAt })
      .from(verificationCodes)
      .where(and(eq(verificationCodes.phone, request.phone), counts, since(withinMilliseconds)))
      .orderBy(desc(verificationCodes.createdAt))
      .limit(codes);
    const oldest = sent[codes - 1];
    if (oldest !== undefined) throw tooMany(oldest.at.getTime() + withinMilliseconds - tx.now.getTime());
  }
  const [fromAddress] = await tx.db
    .select({ codes: count(), newest: max(verificationCodes.createdAt) })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.addressHash, addressHash),
        isNull(verificationCodes.usedAt),
        since(LIMITS.perAddress.withinMilliseconds),
      ),
    );
  if (fromAddress !== undefined && fromAddress.codes >= LIMITS.perAddress.codes)
    throw tooMany(LIMITS.perAddress.withinMilliseconds);
  const lastMinute = await tx.db.$count(verificationCodes, since(MINUTE_MILLISECONDS));
  if (lastMinute >= LIMITS.perMinute) {
    ctx.log.error({ alarm: 'sign-in-codes' }, 'the ceiling of codes per minute is reached');
    throw tooMany(MINUTE_MILLISECONDS);
  }
}

function tooMany(waitMilliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  const refusal: Refusal =
    seconds < 120
      ? { code: 'codeTooSoonSeconds', parameters: { seconds } }
      : { code: 'codeTooSoonMinutes', parameters: { minutes: Math.ceil(seconds / 60) } };
  return new ServiceError('too-many', refusal, { retryAfterSeconds: seconds });
}
