import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Refusal } from '@repo/domain/refusals/refusal';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import { ServiceError } from '../../../errors.ts';
import { awaitOutcome } from '../../messaging/sms/await-outcome.ts';

type Code = Pick<typeof verificationCodes.$inferSelect, 'id' | 'phone' | 'audience' | 'createdAt'>;

/**
 * Waits for the outcome of a code's message, so that no code is told as sent that the provider refused (record
 * 097). Some networks refuse after the provider accepted: who asks again after such a code waits for the report.
 * @param retryAfterSeconds the wait before another code, which the refusal tells.
 * @throws ServiceError `conflict` at the phone for a number that gets no SMS of ours, `provider-unavailable`
 * while the account has no money.
 */
export async function refuseUnsentCode(ctx: Context, code: Code, retryAfterSeconds: number): Promise<void> {
  const awaited = (await wasLastRefused(ctx, code)) ? 'report' : 'answer';
  const problem = await awaitOutcome(ctx, `code:${code.id}`, awaited);
  if (problem === null) return;
  if (problem === 'no-balance')
    throw new ServiceError('provider-unavailable', 'codesPaused', { retryAfterSeconds });
  const refusal: Refusal =
    problem === 'blocked'
      ? { code: 'codeBlocked', parameters: { sender: ctx.config.africasTalking.shortCode } }
      : 'codeUnreachable';
  throw new ServiceError('conflict', refusal, { fields: { phone: refusal }, retryAfterSeconds });
}

/** Whether the code before this one, of the last ten minutes, did not reach the phone for a reason that stays. */
async function wasLastRefused(
  { db, sms }: Context,
  { id, phone, audience, createdAt }: Code,
): Promise<boolean> {
  const [last] = await db
    .select({ status: smsMessages.status, reason: smsMessages.failureReason })
    .from(verificationCodes)
    .innerJoin(smsMessages, eq(smsMessages.idempotencyKey, sql`'code:' || ${verificationCodes.id}`))
    .where(
      and(
        eq(verificationCodes.phone, phone),
        eq(verificationCodes.audience, audience),
        ne(verificationCodes.id, id),
        gt(verificationCodes.expiresAt, createdAt),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return last?.status === 'failed' && sms.problemOf(last.reason ?? '') !== undefined;
}
