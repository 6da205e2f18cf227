import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import { doubtfulNo, mayBeMeant, refereeReplies, refereeSms, severalNotices } from '@repo/domain/referee';
import type { Reply } from '@repo/domain/reply';
import type { Context } from '../../../context.ts';
import { refereeNotices, workerReferences } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { NoticeRow } from './name-referee.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';
import { refuseBySms } from './refuse-reference.ts';

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
  await refuseBySms(ctx, tx, notice, phone);
  return { text: refereeSms(refereeReplies.refused[notice.language]), isDecided: true };
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

const explained = (text: string): Answered => ({ text: refereeSms(text), isDecided: false });

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
