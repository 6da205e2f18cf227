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
 * Takes a consent back, and with it all that she gave this employer for the same purpose: she says no to the employer, not
 * to one of several rows. The same again changes nothing.
 * @throws ServiceError `not-found` for a consent of somebody else.
 */
export async function withdrawConsent(
  ctx: Context,
  workerId: string,
  consentId: string,
): Promise<AnswerOf<typeof withdrawWorkerConsent>['consent']> {
  return withTransaction(ctx, async (tx) => {
    // Locked, as a STOP and a payment of this very moment do it.
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
