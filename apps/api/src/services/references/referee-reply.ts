import { and, desc, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { canAnswer } from '@repo/domain/ask';
import type { KenyanPhone } from '@repo/domain/phone';
import {
  BARE_NO_COUNTS_DAYS,
  BARE_NO_IS_DOUBTFUL_HOURS,
  doubtfulNo,
  refereeReplies,
  severalNotices,
} from '@repo/domain/referee';
import type { Reply } from '@repo/domain/reply';
import type { Context } from '../../context.ts';
import { smsMessages } from '../../db/schema/messages.ts';
import { refereeNotices, stoppedNumbers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { hasStopped, refereeHash, type NoticeRow } from './name-referee.ts';
import { refuseReference } from './refuse-reference.ts';

const HOUR_MILLISECONDS = 3_600_000;

interface Written {
  readonly phone: KenyanPhone;
  readonly reply: Reply;
  /** By the provider's clock, or null. */
  readonly writtenAt: Date | null;
  /** Of the questions that are open on the same phone: a bare word is theirs first. */
  readonly openNumbers: readonly number[];
}

/**
 * What somebody who was named as a reference answers. A NO takes them off that worker's list; a YES changes nothing, since
 * they are called anyway.
 * @returns what is answered, or null when the message is none to a notice.
 */
export async function workRefereeReply(
  ctx: Context,
  tx: Transaction,
  { phone, reply, writtenAt, openNumbers }: Written,
): Promise<string | null> {
  if (reply.kind !== 'yes' && reply.kind !== 'no') return null;
  const notices = await openNotices(ctx, tx, phone);
  if (reply.number !== null) {
    const meant = notices.find(({ number }) => number === reply.number);
    return meant === undefined ? null : settle(ctx, tx, meant, phone, reply.kind);
  }
  const mayMean = notices.filter((notice) => mayBeMeant(notice, { writtenAt, now: tx.now, openNumbers }));
  const [meant] = mayMean;
  if (meant === undefined) return null;
  if (openNumbers.length > 0)
    return reply.kind === 'yes' ? null : doubtfulNo[meant.language](meant.number, openNumbers.join(', '));
  // Of several, nobody is taken off a list by a guess.
  if (mayMean.length > 1) return severalNotices[meant.language](mayMean.map(({ number }) => number));
  return settle(ctx, tx, meant, phone, reply.kind);
}

async function settle(
  ctx: Context,
  tx: Transaction,
  notice: NoticeRow,
  phone: KenyanPhone,
  answer: 'yes' | 'no',
): Promise<string> {
  if (answer === 'yes') return refereeReplies.agreed[notice.language];
  await refuse(ctx, tx, notice, phone);
  return refereeReplies.refused[notice.language];
}

/** What a phone was told and has not refused, the latest first. */
const openNotices = (ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<NoticeRow[]> =>
  tx.db
    .select()
    .from(refereeNotices)
    .where(
      and(
        eq(refereeNotices.phoneHash, refereeHash(ctx, phone)),
        isNotNull(refereeNotices.toldAt),
        isNull(refereeNotices.refusedAt),
      ),
    )
    .orderBy(desc(refereeNotices.createdAt));

interface Moment {
  readonly writtenAt: Date | null;
  readonly now: Date;
  readonly openNumbers: readonly number[];
}

/** Whether a word without a number can be about a notice: for weeks, and beside open questions while it is fresh. */
function mayBeMeant({ toldAt }: NoticeRow, { writtenAt, now, openNumbers }: Moment): boolean {
  if (toldAt === null || !canAnswer(writtenAt, toldAt)) return false;
  const hours = openNumbers.length > 0 ? BARE_NO_IS_DOUBTFUL_HOURS : BARE_NO_COUNTS_DAYS * 24;
  return toldAt.getTime() + hours * HOUR_MILLISECONDS > now.getTime();
}

const refuse = (ctx: Context, tx: Transaction, { workerId, id }: NoticeRow, phone: KenyanPhone) =>
  refuseReference(ctx, tx, { workerId, phone, by: 'sms', actor: `referee:${id}` });

/**
 * STOP of a number that was named, or is nobody's here: it is on nobody's list any more, and not written to again.
 * @returns whether it was the first time.
 */
export async function stopReferee(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<boolean> {
  const phoneHash = refereeHash(ctx, phone);
  const open = await tx.db
    .select()
    .from(refereeNotices)
    .where(and(eq(refereeNotices.phoneHash, phoneHash), isNull(refereeNotices.refusedAt)))
    .orderBy(refereeNotices.workerId);
  for (const notice of open) await refuse(ctx, tx, notice, phone);
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
  if (await hasStopped(tx, phoneHash)) return false;
  await tx.db.insert(stoppedNumbers).values({ phoneHash, stoppedAt: tx.now }).onConflictDoNothing();
  return true;
}

/** START of a number that is nobody's here: it may be written to again. What it refused stays refused. */
export async function startReferee(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<void> {
  await tx.db.delete(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, refereeHash(ctx, phone)));
}
