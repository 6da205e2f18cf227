import { and, eq } from 'drizzle-orm';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { assertNotOwned } from '../../access/assert-not-owned.ts';
import type { SoldPackage } from './create-invitation.ts';

/**
 * Refuses an invitation to a check that this employer has bought already: there would be nothing to pay after her yes. The
 * refusal tells that the typed number is the worker's. Only an employer whose invitation she accepted at this very number is
 * told. Every other one would learn the number of a worker who was found by name, by typing one after the other.
 * @param worker the account under the typed number.
 * @throws ServiceError `conflict`
 */
export async function refuseBought(
  tx: Transaction,
  employerId: string,
  worker: Pick<WorkerRow, 'id' | 'phone'>,
  sold: SoldPackage,
): Promise<void> {
  const acceptedHere = await tx.db.$count(
    consentRequests,
    and(
      eq(consentRequests.employerId, employerId),
      eq(consentRequests.workerId, worker.id),
      eq(consentRequests.kind, 'invitation'),
      eq(consentRequests.status, 'accepted'),
      eq(consentRequests.phone, worker.phone),
    ),
  );
  if (acceptedHere > 0) await assertNotOwned(tx.db, employerId, worker.id, sold);
}
