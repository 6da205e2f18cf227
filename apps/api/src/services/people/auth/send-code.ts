import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import { CODE_RESEND_SECONDS } from '@repo/domain/timers';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { MINUTE_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { newSignInCode } from '../../../security/tokens.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import { refuseUnsentCode } from './refuse-unsent-code.ts';
import { alarmAboveUsual, holdPhonePace, waitAtAddress } from './code-limits.ts';

export const CODE_LIFETIME_MINUTES = 10;
const NO_WAIT = { seconds: 0, isFirstRequest: true } as const;

export interface CodeRequest {
  readonly audience: SessionAudience;
  readonly phone: KenyanPhone;
  /** The caller's network address. */
  readonly address: string;
  /** False for a phone that may not sign in. The answer and its waits are the same, but no message leaves. */
  readonly mayReceive: boolean;
  /** Whether a slow address does not concern this phone, because it signed in here before. */
  readonly passesSlowAddress: boolean;
  /** The language of the message. Everybody but workers reads English. */
  readonly language?: WorkerLanguage;
  /** The time before another code may be sent: `CODE_RESEND_SECONDS` when left out. */
  readonly resendAfterSeconds?: number;
}

/**
 * Sends a sign-in code, within the limits of quality A2 (record 085). The codes that a phone got before stay
 * valid. Whoever asks learns that the provider refused the message, but not at the team's site: only a member's
 * number would be refused there.
 * @returns the number of seconds after which another code may be requested.
 * @throws ServiceError `too-many` with the seconds to wait; as `refuseUnsentCode` does.
 */
export async function sendCode(ctx: Context, request: CodeRequest): Promise<number> {
  const { audience, phone, mayReceive, resendAfterSeconds = CODE_RESEND_SECONDS } = request;
  const addressHash = ctx.secrets.fingerprintOfAddress(request.address);
  const { seconds, code } = await withTransaction(ctx, async (tx) => {
    await holdPhonePace(tx, request, addressHash, resendAfterSeconds);
    const wait = request.passesSlowAddress ? NO_WAIT : await waitAtAddress(tx, request, addressHash);
    // The first request of a newcomer at a slow address is stored, because the wait begins with it.
    if (wait.seconds > 0 && !wait.isFirstRequest) return { seconds: wait.seconds };
    const sent = mayReceive && wait.seconds === 0;
    const digits = newSignInCode();
    const [row] = await tx.db
      .insert(verificationCodes)
      .values({
        phone,
        audience,
        codeHash: ctx.secrets.fingerprint(`code:${audience}:${phone}`, digits),
        addressHash,
        sent,
        createdAt: tx.now,
        expiresAt: new Date(tx.now.getTime() + CODE_LIFETIME_MINUTES * MINUTE_MILLISECONDS),
      })
      .returning();
    if (row === undefined || !sent) return { seconds: wait.seconds };
    await queueSms(ctx, tx, {
      idempotencyKey: `code:${row.id}`,
      phone,
      text: codeText(ctx, request, digits),
    });
    return { seconds: wait.seconds, code: row };
  });
  if (seconds > 0)
    throw new ServiceError(
      'too-many',
      { code: 'addressIsSlow', parameters: { seconds } },
      { retryAfterSeconds: seconds },
    );
  await alarmAboveUsual(ctx, mayReceive);
  if (code !== undefined && audience !== 'ops') await refuseUnsentCode(ctx, code, resendAfterSeconds);
  return resendAfterSeconds;
}

/** The last line has the form that browsers read to fill in the code by themselves: `@host #code`. */
function codeText(ctx: Context, { audience, language = 'en' }: CodeRequest, code: string): string {
  const { hostname } = new URL(ctx.config.publicOrigin);
  return [
    workerWords[language].code(code, CODE_LIFETIME_MINUTES),
    '',
    `@${audience}.${hostname} #${code}`,
  ].join('\n');
}
