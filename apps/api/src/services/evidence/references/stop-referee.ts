import { and, eq, like, sql } from 'drizzle-orm';
import { startMoment, wasTakenBackBy } from '@repo/domain/consent-request';
import type { KenyanPhone } from '@repo/domain/phone';
import { refereeReplies, refereeSms } from '@repo/domain/referee';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { refereeNotices, stoppedNumbers, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { lockNumber, numberHash, readStop } from '../../messaging/sms/stopped-numbers.ts';
import type { NoticeRow } from './name-referee.ts';
import { refuseBySms } from './refuse-reference.ts';

interface Stop {
  readonly phone: KenyanPhone;
  /** The event, or the thread, whose words ask for it. */
  readonly causeId: string;
  /** The STOP of a number with a worker's account is stored on that account, and has its own answer. */
  readonly hasAccount: boolean;
  /** The time by the provider's clock, or null. */
  readonly writtenAt: Date | null;
  /** The moment that counts: that time, or now. */
  readonly at: Date;
}

const noticesOf = (tx: Transaction, phoneHash: string): Promise<NoticeRow[]> =>
  tx.db
    .select()
    .from(refereeNotices)
    .where(eq(refereeNotices.phoneHash, phoneHash))
    .orderBy(refereeNotices.workerId);

/**
 * Locks a number without a worker's account until the transaction ends.
 * @throws Error when an account for the number was created at this moment. The next try of the job finds the
 * account, with the number's earlier STOP.
 */
export async function lockStranger(tx: Transaction, phone: KenyanPhone, phoneHash: string): Promise<void> {
  await lockNumber(tx, phoneHash);
  const found = await tx.db.select({ id: workers.id }).from(workers).where(eq(workers.phone, phone));
  if (found.length > 0) throw new Error('An account was made for this number in this moment.');
}

/**
 * Applies the STOP of a number that a worker named. Every worker's list loses the reference, and the number
 * gets no more messages. One reply confirms the STOP. One from before a START of the number changes nothing, however late it
 * arrives.
 */
export async function stopReferee(
  ctx: Context,
  tx: Transaction,
  { phone, causeId, hasAccount, writtenAt, at }: Stop,
): Promise<void> {
  const phoneHash = numberHash(ctx, phone);
  // A transaction that names this number runs before or after this one. The workers are locked first, in the
  // same order as when a worker names a referee.
  for (const { workerId } of await noticesOf(tx, phoneHash)) await lockWorker(tx, workerId);
  if (hasAccount) await lockNumber(tx, phoneHash);
  else await lockStranger(tx, phone, phoneHash);
  const before = hasAccount ? undefined : await readStop(tx.db, phoneHash);
  if (wasTakenBackBy(before?.startedAt ?? null, writtenAt)) return;
  const notices = await noticesOf(tx, phoneHash);
  for (const notice of notices.filter(({ refusedAt }) => refusedAt === null))
    await refuseBySms(ctx, tx, notice, phone);
  await tx.db
    .update(smsMessages)
    .set({ status: 'failed', failureReason: 'the referee said STOP', textCipher: null })
    .where(
      and(
        eq(smsMessages.phone, phone),
        eq(smsMessages.status, 'queued'),
        like(smsMessages.idempotencyKey, 'referee-named:%'),
      ),
    );
  const [told] = notices;
  if (hasAccount) return;
  // The latest STOP counts, as it does for a worker.
  await tx.db
    .insert(stoppedNumbers)
    .values({ phoneHash, stoppedAt: at })
    .onConflictDoUpdate({
      target: stoppedNumbers.phoneHash,
      set: { stoppedAt: sql`greatest(${stoppedNumbers.stoppedAt}, excluded.stopped_at)` },
    });
  if (told === undefined || (before?.stoppedAt ?? null) !== null) return;
  await queueSms(ctx, tx, {
    idempotencyKey: `opted-out:${causeId}`,
    phone,
    text: refereeSms(refereeReplies.stopped[told.language]),
  });
}

/**
 * A START withdraws the STOP of a number without an account, so the number may get messages again. Its
 * refusals stay. Without a reliable time nothing is kept.
 */
export async function startNumber(
  ctx: Context,
  tx: Transaction,
  { phone, writtenAt }: Pick<Stop, 'phone' | 'writtenAt'>,
): Promise<void> {
  const which = eq(stoppedNumbers.phoneHash, numberHash(ctx, phone));
  const startedAt = startMoment(writtenAt, tx.now);
  if (startedAt === null) await tx.db.delete(stoppedNumbers).where(which);
  else await tx.db.update(stoppedNumbers).set({ stoppedAt: null, startedAt }).where(which);
}
