import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { providerEvents, smsMessages } from '../../db/schema/messages.ts';

/** How long a delivery report is waited for before a message of unknown outcome is sent again: late beats never. */
const UNKNOWN_OUTCOME_MILLISECONDS = 3 * 60_000;
/** Work that nobody took up for this long lost its job (the retries ran out, or a restore brought back the row alone). */
const FORGOTTEN_MILLISECONDS = 60_000;
const BATCH = 500;

/** Finds messages and callbacks that no job looks after any more, and gives them one. */
export async function sweepMessages(ctx: Context): Promise<void> {
  const before = (milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds);
  await ctx.db
    .update(smsMessages)
    .set({ status: 'queued' })
    .where(
      and(
        eq(smsMessages.status, 'sending'),
        lt(smsMessages.attemptStartedAt, before(UNKNOWN_OUTCOME_MILLISECONDS)),
      ),
    );
  const queued = await ctx.db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(and(eq(smsMessages.status, 'queued'), lt(smsMessages.createdAt, before(FORGOTTEN_MILLISECONDS))))
    .limit(BATCH);
  for (const { id } of queued) await ctx.jobs.enqueue('sms.send', { smsId: id });
  const unworked = await ctx.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(isNull(providerEvents.workedAt), lt(providerEvents.receivedAt, before(FORGOTTEN_MILLISECONDS))),
    )
    .limit(BATCH);
  for (const { id } of unworked) await ctx.jobs.enqueue('provider-event.work', { eventId: id });
}
