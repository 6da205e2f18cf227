import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { withdrawWorkerConsent } from '@repo/api-client/contract/worker-app';
import { isForChecks } from '@repo/domain/consent';
import type { Context } from '../../../context.ts';
import { consentRequests, consents } from '../../../db/schema/consents.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { withdrawConsents } from './withdraw-consents.ts';

/**
 * Withdraws a consent, together with all others that the worker gave this employer for the same purpose. She
 * refuses the employer, not one of several rows. A second withdrawal changes nothing.
 * @throws ServiceError `not-found` for a consent of another worker.
 */
export async function withdrawConsent(
  ctx: Context,
  workerId: string,
  consentId: string,
): Promise<AnswerOf<typeof withdrawWorkerConsent>['consent']> {
  return withTransaction(ctx, async (tx) => {
    // Locks the worker, as a STOP or a payment at the same moment does.
    await lockWorker(tx, workerId);
    const given = await givenBy(tx, workerId);
    const chosen = given.find(({ id }) => id === consentId);
    if (chosen === undefined) throw notFound('consentNotFound');
    const together = given.filter(
      ({ employerId, kind }) =>
        employerId === chosen.employerId && isForChecks(kind) === isForChecks(chosen.kind),
    );
    await withdrawConsents(
      ctx,
      tx,
      workerId,
      together.map(({ id }) => id),
    );
    return { id: consentId, withdrawn_at: (chosen.withdrawnAt ?? tx.now).toISOString() };
  });
}

const givenBy = (tx: Transaction, workerId: string) =>
  tx.db
    .select({
      id: consents.id,
      employerId: consents.employerId,
      withdrawnAt: consents.withdrawnAt,
      kind: consentRequests.kind,
    })
    .from(consents)
    .innerJoin(consentRequests, eq(consentRequests.id, consents.consentRequestId))
    .where(eq(consents.workerId, workerId));
