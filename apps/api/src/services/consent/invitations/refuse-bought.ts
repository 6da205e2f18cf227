import { and, eq } from 'drizzle-orm';
import { normalisePhone } from '@repo/domain/phone';
import { invitations } from '../../../db/schema/consents.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { assertNotOwned } from '../../access/assert-not-owned.ts';
import type { SoldPackage } from './create-invitation.ts';

/**
 * Refuses an invitation to a check that this employer has bought already: there would be nothing to pay after her yes. The
 * refusal tells that the typed number is the worker's. Only an employer to whom she said yes at this very number is told. Every
 * other one would learn the number of a worker who was found by name, by typing one after the other.
 * @throws ServiceError `conflict`
 */
export async function refuseBought(
  tx: Transaction,
  employerId: string,
  worker: Pick<WorkerRow, 'id' | 'phone'>,
  sold: SoldPackage,
): Promise<void> {
  const [known] = await tx.db
    .select({ phone: prospects.phone })
    .from(prospects)
    .innerJoin(
      invitations,
      and(eq(invitations.employerId, prospects.employerId), eq(invitations.workerId, prospects.workerId)),
    )
    .where(
      and(
        eq(prospects.employerId, employerId),
        eq(prospects.workerId, worker.id),
        eq(invitations.status, 'accepted'),
      ),
    )
    .limit(1);
  if (known !== undefined && normalisePhone(known.phone) === worker.phone)
    await assertNotOwned(tx.db, employerId, worker.id, sold);
}
