import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { SmsProblem } from '../../../providers/sms/sms.ts';
import type { MessageKey } from './occasions.ts';

/** The longest wait for the job and the provider. Both together usually take less than a second. */
const PATIENCE_MILLISECONDS = 4000;
const LOOK_EVERY_MILLISECONDS = 50;

/** The provider's answer to the message, or the report of the network after it. */
type Outcome = 'answer' | 'report';
type Message = Pick<typeof smsMessages.$inferSelect, 'status' | 'failureReason'>;

/** What keeps a message from its reader. Null when nothing does, undefined while that is not known. */
function problemWith(
  { sms }: Context,
  { status, failureReason }: Message,
  awaited: Outcome,
): SmsProblem | null | undefined {
  const problem = sms.problemOf(failureReason ?? '');
  if (status === 'failed') return problem ?? 'unreachable';
  if (status === 'queued') return problem === 'no-balance' ? problem : undefined;
  return status === 'sending' || (status === 'accepted' && awaited === 'report') ? undefined : null;
}

/**
 * Waits until a queued message was accepted or refused, or also until the network reported it, four seconds at
 * most, without a connection to the database meanwhile.
 * @returns what the provider refused it for. Null for a message that was accepted, and for one of which nothing
 * is known by then: it is still tried.
 */
export async function awaitOutcome(
  ctx: Context,
  key: MessageKey,
  awaited: Outcome,
): Promise<SmsProblem | null> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < deadline) {
    const [message] = await ctx.db
      .select({ status: smsMessages.status, failureReason: smsMessages.failureReason })
      .from(smsMessages)
      .where(eq(smsMessages.idempotencyKey, key));
    const problem = message === undefined ? null : problemWith(ctx, message, awaited);
    if (problem !== undefined) return problem;
    await sleep(LOOK_EVERY_MILLISECONDS);
  }
  return null;
}
