import { asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getMessages } from '@repo/api-client/contract/message-threads';
import { threadSentences } from '@repo/domain/message-thread';
import type { Context } from '../../../context.ts';
import { messageThreads, threadMessages } from '../../../db/schema/message-threads.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { refuseConflictAbout } from '../../access/conflicts.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { knownPhone, type KnownPhone } from './known-phone.ts';

type Messages = AnswerOf<typeof getMessages>;

/**
 * Opens the SMS of a phone for the member who holds them. An audit row names her. It is a look at the worker of the phone.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the phone, or does not hold it;
 * `conflict` when its texts are erased.
 */
export async function openThread(ctx: Context, memberId: string, id: string): Promise<Messages> {
  return withTransaction(ctx, async (tx) => {
    const [thread] = await tx.db.select().from(messageThreads).where(eq(messageThreads.id, id));
    if (thread === undefined) throw notFound('messagesNotFound');
    await refuseConflictAbout(tx.db, memberId, { kind: 'message', id, workerId: null });
    await refuseNotHolder(tx.db, memberId, { kind: 'message', id });
    if (thread.phone === null) throw new ServiceError('conflict', 'messagesDecided');
    const known = await knownPhone(ctx, tx, thread.phone, thread.language);
    const { worker, hasStopped, sentences } = known;
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'messages-opened',
      subject: `message:${id}`,
      ...(worker === undefined ? {} : { details: { worker: worker.id } }),
    });
    return {
      id,
      phone: thread.phone,
      writer: known.writer,
      nanny_id: worker?.id ?? null,
      nanny_name: worker?.name ?? null,
      is_employers: known.isEmployers,
      has_stopped: hasStopped,
      language: known.language,
      messages: await textsOf(ctx, tx, id),
      dropped: thread.dropped,
      read: thread.texts,
      questions: questionsTo(known),
      sentences: threadSentences.flatMap((sentence) => {
        const text = sentences[sentence];
        return hasStopped || text === null ? [] : [{ sentence, text }];
      }),
    };
  });
}

async function textsOf(ctx: Context, tx: Transaction, threadId: string): Promise<Messages['messages']> {
  const rows = await tx.db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(asc(threadMessages.receivedAt), asc(threadMessages.id));
  return rows.map(({ id, textCipher, receivedAt, isExplained }) => ({
    id,
    text: ctx.secrets.open(textCipher),
    received_at: receivedAt.toISOString(),
    is_explained: isExplained,
  }));
}

/** What we asked that is open now. It names no employer, and no worker to a referee. */
const questionsTo = ({ requests, notices }: KnownPhone): Messages['questions'] => [
  ...requests.map(({ kind, number, askedAt, expiresAt }) => ({
    kind,
    number,
    asked_at: askedAt.toISOString(),
    open_until: expiresAt.toISOString(),
  })),
  ...notices.map(({ number, toldAt, createdAt }) => ({
    kind: 'reference' as const,
    number,
    asked_at: (toldAt ?? createdAt).toISOString(),
    open_until: null,
  })),
];
