import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { answerWorkerRequest } from '@repo/api-client/contract/worker-app';
import { answerMessages, askMessage, lateAnswers, lateness } from '@repo/domain/ask-message';
import type { Context } from '../../../context.ts';
import { asks } from '../../../db/schema/consents.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { answerAsk } from './answer-ask.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { findOwnAsks, shownAsk, type OwnAsk } from './find-own-asks.ts';

type Answered = AnswerOf<typeof answerWorkerRequest>;

/**
 * Her answer in the app. Whatever she said first, here or by SMS, stands; the same again is answered as the first time.
 * What she agreed to is kept in the words that she read.
 * @throws ServiceError `not-found` for a question to somebody else, `conflict` for one that was answered otherwise, has
 * run out or was taken back.
 */
export async function answerRequest(
  ctx: Context,
  workerId: string,
  askId: string,
  { answer, language }: BodyOf<typeof answerWorkerRequest>,
): Promise<Answered> {
  return withTransaction(ctx, async (tx) => {
    // Locked, as an SMS of this very moment does it: one of the two comes first.
    const worker = await lockWorker(tx, workerId);
    const own = await findOwn(tx, workerId, askId);
    const { status, expiresAt } = own.ask;
    const isOptedOut = worker.optedOutAt !== null;
    const late = lateness({ status, expiresAt, withdrawnAt: own.withdrawnAt, isOptedOut }, answer, tx.now);
    if (late !== null) throw new ServiceError('conflict', lateAnswers[late]);
    if (status === 'open') {
      const spoken = language ?? worker.language;
      await answerAsk(ctx, tx, askId, answer, {
        text: askMessage(spoken, shownAsk(own)),
        language: spoken,
      });
    }
    return { message: answerMessages[answer], request: { id: askId, status: answer } };
  });
}

async function findOwn(tx: Transaction, workerId: string, askId: string): Promise<OwnAsk> {
  const [own] = await findOwnAsks(tx.db, workerId, eq(asks.id, askId));
  if (own === undefined) throw notFound('Request not found');
  return own;
}
