import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { providerEvents, smsMessages } from '../../../db/schema/messages.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';

/**
 * How long the service waits for a delivery report before it sends a message of unknown outcome again.
 * Reports arrive in seconds, sometimes in minutes, and some networks send none. A shorter wait sends more
 * messages twice. A longer wait sends more of them late. A late code is useless.
 */
const UNKNOWN_OUTCOME_MILLISECONDS = { code: 3 * 60_000, other: 15 * 60_000 };
const BATCH = 500;

/**
 * Ends messages that are useless by now. Enqueues a new job for each message and callback that has no job any
 * more.
 */
export async function requeueMessages(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await queueUnknown(ctx, now);
  await ctx.db
    .update(smsMessages)
    .set({ status: 'expired', textCipher: null })
    .where(and(eq(smsMessages.status, 'queued'), lte(smsMessages.expiresAt, now)));
  await sendForgotten(ctx);
  await workForgotten(ctx);
}

async function queueUnknown(ctx: Context, now: Date): Promise<void> {
  const startedBefore = (milliseconds: number) =>
    lt(smsMessages.attemptStartedAt, new Date(now.getTime() - milliseconds));
  const { code, other } = UNKNOWN_OUTCOME_MILLISECONDS;
  // The messages that would expire before the end of the longer wait: the codes.
  const isShortLived = lte(
    smsMessages.expiresAt,
    sql`${smsMessages.createdAt} + make_interval(secs => ${other / 1000})`,
  );
  await ctx.db
    .update(smsMessages)
    .set({
      status: 'queued',
      nextTryAt: now,
      mayHaveArrivedAt: sql`coalesce(${smsMessages.mayHaveArrivedAt}, ${smsMessages.attemptStartedAt})`,
    })
    .where(
      and(
        eq(smsMessages.status, 'sending'),
        or(startedBefore(other), and(startedBefore(code), isShortLived)),
      ),
    );
}

async function sendForgotten(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select({ id: smsMessages.id })
      .from(smsMessages)
      .where(
        and(
          eq(smsMessages.status, 'queued'),
          lte(sql`coalesce(${smsMessages.nextTryAt}, ${smsMessages.createdAt})`, tx.now),
        ),
      )
      .orderBy(asc(smsMessages.createdAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx.db
      .update(smsMessages)
      .set({ nextTryAt: jobIsLostAt(tx.now) })
      .where(inArray(smsMessages.id, ids));
    for (const smsId of ids) await tx.enqueue('sms.send', { smsId });
  });
}

async function workForgotten(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(
        and(
          isNull(providerEvents.workedAt),
          lte(sql`coalesce(${providerEvents.nextTryAt}, ${providerEvents.receivedAt})`, tx.now),
        ),
      )
      .orderBy(asc(providerEvents.receivedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx.db
      .update(providerEvents)
      .set({ nextTryAt: jobIsLostAt(tx.now) })
      .where(inArray(providerEvents.id, ids));
    for (const eventId of ids) await tx.enqueue('provider-event.work', { eventId });
  });
}
