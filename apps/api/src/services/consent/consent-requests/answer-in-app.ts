import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { answerWorkerRequest } from '@repo/api-client/contract/worker-app';
import { answerConfirmation } from '@repo/domain/confirmations/answer-confirmation';
import type { PlainConfirmation } from '@repo/domain/confirmations/confirmation-text';
import { consentRequestMessage, lateness } from '@repo/domain/consent-request-message';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { answerConsentRequest } from './answer-consent-request.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { findAskRefusal } from '../../access/assert-may-ask.ts';
import { findOwnRequests, shownRequest, type OwnRequest } from './find-own-requests.ts';

interface Answered {
  readonly request: AnswerOf<typeof answerWorkerRequest>['request'];
  readonly confirmation: PlainConfirmation;
}

/**
 * Stores a worker's answer from the app. Her first answer counts, in the app or by SMS. The same answer again
 * gets the same result. The consent keeps the text that she read.
 * @throws ServiceError `not-found` for a consent request to another worker; `conflict` for a request that has
 * the other answer, has expired or was withdrawn.
 */
export async function answerRequest(
  ctx: Context,
  workerId: string,
  consentRequestId: string,
  { answer, language }: BodyOf<typeof answerWorkerRequest>,
): Promise<Answered> {
  return withTransaction(ctx, async (tx) => {
    // Locks the worker, as an incoming SMS does. Of two answers at the same moment, one comes first.
    const worker = await lockWorker(tx, workerId);
    const own = await findOwn(tx, workerId, consentRequestId);
    const { status, expiresAt } = own.request;
    const isOptedOut = worker.optedOutAt !== null;
    const late = lateness({ status, expiresAt, withdrawnAt: own.withdrawnAt, isOptedOut }, answer, tx.now);
    if (late !== null) throw new ServiceError('conflict', late);
    if (status === 'open') {
      const spoken = language ?? worker.language;
      await answerConsentRequest(ctx, tx, consentRequestId, answer, {
        text: consentRequestMessage(spoken, shownRequest(own)),
        language: spoken,
      });
    }
    const { kind, employerId } = own.request;
    const refusal = await findAskRefusal(tx.db, employerId, workerId, tx.now);
    return {
      request: { id: consentRequestId, status: answer },
      confirmation: answerConfirmation(answer, kind, refusal),
    };
  });
}

async function findOwn(tx: Transaction, workerId: string, consentRequestId: string): Promise<OwnRequest> {
  const [own] = await findOwnRequests(tx.db, workerId, eq(consentRequests.id, consentRequestId));
  if (own === undefined) throw notFound('requestNotFound');
  return own;
}
