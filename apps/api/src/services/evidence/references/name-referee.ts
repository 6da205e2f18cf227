import { and, count, eq, gt, isNotNull, max } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import {
  NAMED_PER_WORKER_PER_DAY,
  nextRefereeNumber,
  REFEREE_MESSAGES_PER_DAY,
  refereeNotice,
} from '@repo/domain/referee';
import { DAY_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { refereeNotices, type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { lockNumber, numberHash, stoppedAt } from '../../messaging/sms/stopped-numbers.ts';

export type NoticeRow = typeof refereeNotices.$inferSelect;

const NAMED = {
  kind: 'named-references',
  times: NAMED_PER_WORKER_PER_DAY,
  withinMilliseconds: DAY_MILLISECONDS,
  refusal: 'referencesTooOften',
} as const;

/**
 * Notifies a referee that a worker named the number. There is one notice per worker, even if the worker names
 * the referee again. A referee who refused this worker before, or who wants no messages at all, gets none.
 * @returns false when the referee refuses to be her reference.
 */
export async function nameReferee(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  phone: KenyanPhone,
): Promise<boolean> {
  const phoneHash = numberHash(ctx, phone);
  await lockNumber(tx, phoneHash);
  const [known] = await tx.db
    .select()
    .from(refereeNotices)
    .where(and(eq(refereeNotices.workerId, worker.id), eq(refereeNotices.phoneHash, phoneHash)));
  if (known !== undefined) return known.refusedAt === null;
  await consumeRateLimit(tx.db, NAMED, worker.id, tx.now);
  const [before] = await tx.db
    .select({ highest: max(refereeNotices.number) })
    .from(refereeNotices)
    .where(eq(refereeNotices.phoneHash, phoneHash));
  const [holder] = await tx.db.select().from(workers).where(eq(workers.phone, phone));
  const isStopped =
    holder === undefined ? (await stoppedAt(tx.db, phoneHash)) !== undefined : holder.optedOutAt !== null;
  const [notice] = await tx.db
    .insert(refereeNotices)
    .values({
      workerId: worker.id,
      phoneHash,
      number: nextRefereeNumber(before?.highest ?? null),
      language: holder?.language ?? worker.language,
      ...(isStopped ? { refusedAt: tx.now, refusedBy: 'sms' } : {}),
      createdAt: tx.now,
    })
    .returning();
  if (notice === undefined) throw new Error('The notice was not stored');
  if (!isStopped) await notifyReferee(ctx, tx, notice, { workerName: worker.name ?? '', phone });
  return !isStopped;
}

/**
 * Sends a notice, unless the number has reached its daily limit. A scheduled job tries again later. The
 * caller holds the lock of the number.
 */
export async function notifyReferee(
  ctx: Context,
  tx: Transaction,
  notice: NoticeRow,
  { workerName, phone }: { readonly workerName: string; readonly phone: KenyanPhone },
): Promise<void> {
  const dayAgo = new Date(tx.now.getTime() - DAY_MILLISECONDS);
  const [today] = await tx.db
    .select({ told: count() })
    .from(refereeNotices)
    .where(
      and(
        eq(refereeNotices.phoneHash, notice.phoneHash),
        isNotNull(refereeNotices.toldAt),
        gt(refereeNotices.toldAt, dayAgo),
      ),
    );
  if ((today?.told ?? 0) >= REFEREE_MESSAGES_PER_DAY) return;
  const toldAt = await queueSms(ctx, tx, {
    idempotencyKey: `referee-named:${notice.id}`,
    phone,
    text: refereeNotice(workerName, notice.number, notice.language),
  });
  if (toldAt === null) return;
  await tx.db.update(refereeNotices).set({ toldAt }).where(eq(refereeNotices.id, notice.id));
}
