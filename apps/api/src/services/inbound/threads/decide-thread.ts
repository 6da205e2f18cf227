import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideMessages } from '@repo/api-client/contract/message-threads';
import type { ThreadSentence } from '@repo/domain/message-thread';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { messageThreads } from '../../../db/schema/message-threads.ts';
import { workers, type WorkerRow } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { refuseConflictAbout } from '../../access/conflicts.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { stopNumber } from '../sms/stop-number.ts';
import { knownPhone } from './known-phone.ts';

type Decision = BodyOf<typeof decideMessages>;

/**
 * Ends the thread of a phone, once. An answer is a sentence of the service. No decision is an answer of the phone to
 * anything that it was asked; a refusal in words stops the number, as the word STOP does.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the phone, or does not hold it;
 * `conflict` when it was decided, a colleague holds it, an SMS came that she has not read, or the sentence does not fit.
 */
export async function decideThread(
  ctx: Context,
  memberId: string,
  id: string,
  body: Decision,
): Promise<AnswerOf<typeof decideMessages>> {
  return withTransaction(ctx, async (tx) => {
    const { thread, phone, worker } = await lockThread(tx, id);
    await refuseConflictAbout(tx.db, memberId, { kind: 'message', id, workerId: null });
    if (thread.closedAt !== null || phone === null) throw new ServiceError('conflict', 'messagesDecided');
    await refuseNotHolder(tx.db, memberId, { kind: 'message', id });
    if (thread.texts !== body.read) throw new ServiceError('conflict', 'messagesArrived');
    if (body.decision === 'answered') await say(ctx, tx, { ...thread, phone }, body.sentence);
    if (body.decision === 'stopped')
      await stopNumber(ctx, tx, { phone, worker, causeId: id, writtenAt: null });
    const chosen = {
      sentence: body.decision === 'answered' ? body.sentence : null,
      reason: body.decision === 'no_action' ? body.reason : null,
    };
    await tx.db
      .update(messageThreads)
      .set({
        ...chosen,
        outcome: body.decision,
        note: body.note?.trim() || null,
        closedAt: tx.now,
        closedBy: memberId,
      })
      .where(eq(messageThreads.id, id));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'messages-decided',
      subject: `message:${id}`,
      details: {
        decision: body.decision,
        ...chosen,
        ...(worker === undefined ? {} : { worker: worker.id }),
      },
    });
    return { id, decision: body.decision, decided_at: tx.now.toISOString() };
  });
}

type ThreadRow = typeof messageThreads.$inferSelect;

interface LockedThread {
  readonly thread: ThreadRow;
  readonly phone: KenyanPhone | null;
  readonly worker: WorkerRow | undefined;
}

/** Locks the worker of the phone before the thread, in the same order as an incoming message does. */
async function lockThread(tx: Transaction, id: string): Promise<LockedThread> {
  const [found] = await tx.db
    .select({ workerId: workers.id })
    .from(messageThreads)
    .leftJoin(workers, eq(workers.phone, messageThreads.phone))
    .where(eq(messageThreads.id, id));
  if (found === undefined) throw notFound('messagesNotFound');
  const worker = found.workerId === null ? undefined : await lockWorker(tx, found.workerId);
  const [thread] = await tx.db
    .select()
    .from(messageThreads)
    .where(eq(messageThreads.id, id))
    .for('no key update');
  if (thread === undefined) throw notFound('messagesNotFound');
  return { thread, phone: thread.phone, worker };
}

interface AnsweredThread extends Pick<ThreadRow, 'id' | 'language'> {
  readonly phone: KenyanPhone;
}

async function say(
  ctx: Context,
  tx: Transaction,
  { id, phone, language }: AnsweredThread,
  sentence: ThreadSentence,
): Promise<void> {
  const known = await knownPhone(ctx, tx, phone, language);
  if (known.hasStopped) throw new ServiceError('conflict', 'numberStopped');
  const text = known.sentences[sentence];
  if (text === null) throw new ServiceError('conflict', 'sentenceImpossible');
  await queueSms(ctx, tx, { idempotencyKey: `team-answer:${id}`, phone, text });
}
