import { and, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { startMoment, wasTakenBackBy } from '@repo/domain/consent-request';
import { brand } from '@repo/domain/brand';
import type { KenyanPhone } from '@repo/domain/phone';
import { doubtfulNo, mayBeMeant, refereeReplies, severalNotices } from '@repo/domain/referee';
import type { Reply } from '@repo/domain/reply';
import type { Context } from '../../../context.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { refereeNotices, stoppedNumbers, workerReferences, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import type { NoticeRow } from './name-referee.ts';
import { lockNumber, numberHash, readStop } from '../../messaging/sms/stopped-numbers.ts';
import { refuseReference } from './refuse-reference.ts';

interface Written {
  readonly phone: KenyanPhone;
  readonly reply: Reply;
  /** The time by the provider's clock, or null. */
  readonly writtenAt: Date | null;
}

interface Answered {
  readonly text: string;
  /** False for an explanation. A phone gets only a few explanations a day. */
  readonly isDecided: boolean;
}

/**
 * Processes a referee's reply to a notice. A NO takes the referee off that worker's list. A YES is kept
 * for the member who calls, and changes nothing else: the team calls the referee in any case.
 * @param questions the consent requests that are open on the same phone. A YES without a number is for them.
 * A NO without a number is for them too, unless a notice is new: then the answer asks which one the sender
 * means.
 * @returns the answer, or null when the message is no reply to a notice.
 */
export async function processRefereeReply(
  ctx: Context,
  tx: Transaction,
  { phone, reply, writtenAt }: Written,
  questions: readonly { readonly number: number }[],
): Promise<Answered | null> {
  if (reply.kind !== 'yes' && reply.kind !== 'no') return null;
  const notices = await openNotices(ctx, tx, phone);
  if (reply.number !== null) {
    const meant = notices.find(({ number }) => number === reply.number);
    return meant === undefined ? null : settle(ctx, tx, meant, phone, reply.kind);
  }
  const openNumbers = questions.map(({ number }) => number);
  const isBesideQuestions = openNumbers.length > 0;
  const word = { writtenAt, now: tx.now, isBesideQuestions };
  const mayMean = notices.filter(({ toldAt }) => mayBeMeant(toldAt, word));
  const [meant] = mayMean;
  if (meant === undefined || (isBesideQuestions && reply.kind === 'yes')) return null;
  const { number, language } = meant;
  if (isBesideQuestions) return explained(doubtfulNo[language](number, openNumbers.join(', ')));
  // With several possible notices, a guess must not take the referee off a list.
  if (mayMean.length > 1) return explained(severalNotices[language](mayMean.map((each) => each.number)));
  return settle(ctx, tx, meant, phone, reply.kind);
}

async function settle(
  ctx: Context,
  tx: Transaction,
  notice: NoticeRow,
  phone: KenyanPhone,
  answer: 'yes' | 'no',
): Promise<Answered> {
  if (answer === 'yes') {
    await keepYes(tx, notice, phone);
    return explained(refereeReplies.agreed[notice.language]);
  }
  await refuse(ctx, tx, notice, phone);
  return { text: said(refereeReplies.refused[notice.language]), isDecided: true };
}

/** Only the first YES is kept. */
async function keepYes(tx: Transaction, { id, workerId }: NoticeRow, phone: KenyanPhone): Promise<void> {
  const kept = await tx.db
    .update(refereeNotices)
    .set({ agreedAt: tx.now })
    .where(and(eq(refereeNotices.id, id), isNull(refereeNotices.agreedAt), isNull(refereeNotices.refusedAt)))
    .returning({ id: refereeNotices.id });
  if (kept.length === 0) return;
  const [reference] = await tx.db
    .select({ id: workerReferences.id })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), eq(workerReferences.phone, phone)));
  if (reference === undefined) return;
  tx.audit({
    actor: `referee:${id}`,
    action: 'reference-agreed',
    subject: `reference:${reference.id}`,
    details: { worker: workerId, by: 'sms' },
  });
}

const explained = (text: string): Answered => ({ text: said(text), isDecided: false });

const said = (text: string): string => `${brand.name}: ${text}`;

/** The notices that were sent to a phone and not refused, the latest first. */
export const openNotices = (ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<NoticeRow[]> =>
  tx.db
    .select()
    .from(refereeNotices)
    .where(
      and(
        eq(refereeNotices.phoneHash, numberHash(ctx, phone)),
        isNotNull(refereeNotices.toldAt),
        isNull(refereeNotices.refusedAt),
      ),
    )
    .orderBy(desc(refereeNotices.createdAt));

const refuse = (ctx: Context, tx: Transaction, { workerId, id }: NoticeRow, phone: KenyanPhone) =>
  refuseReference(ctx, tx, { workerId, phone, by: 'sms', actor: `referee:${id}` });

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
    await refuse(ctx, tx, notice, phone);
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
    text: said(refereeReplies.stopped[told.language]),
  });
}

/**
 * A START withdraws the STOP of a number without an account, so the number may get messages again. Its
 * refusals stay. Without a reliable time nothing is kept.
 */
export async function startNumber(
  ctx: Context,
  tx: Transaction,
  { phone, writtenAt }: Pick<Written, 'phone' | 'writtenAt'>,
): Promise<void> {
  const which = eq(stoppedNumbers.phoneHash, numberHash(ctx, phone));
  const startedAt = startMoment(writtenAt, tx.now);
  if (startedAt === null) await tx.db.delete(stoppedNumbers).where(which);
  else await tx.db.update(stoppedNumbers).set({ stoppedAt: null, startedAt }).where(which);
}
