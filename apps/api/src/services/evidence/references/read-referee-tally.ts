import { eq } from 'drizzle-orm';
import { isOftenTried } from '@repo/domain/reference-call';
import { tallyOf, type RefereeTally } from '@repo/domain/referee-tally';
import type { Queryable } from '../../../db/database.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { workerReferences, workers } from '../../../db/schema/people.ts';
import { householdOfCase, householdsOfChecks } from '../../access/households-of-checks.ts';
import { callsOf, triesOf, type ReferenceCall } from './calls.ts';

/** Whether another call brings nothing. A reference that she corrected is called again, whatever was said before. */
const isCalledOut = (calls: readonly ReferenceCall[]): boolean =>
  calls.at(-1)?.outcome === 'denied' || isOftenTried(triesOf(calls));

/** Counts the referees of a worker for the check of a case. */
export async function readRefereeTally(
  db: Pick<Queryable, 'select'>,
  { workerId, caseId }: Pick<CheckRow, 'workerId' | 'caseId'>,
): Promise<RefereeTally> {
  const named = await db
    .select({
      id: workerReferences.id,
      status: workerReferences.status,
      phone: workerReferences.phone,
      ownPhone: workers.phone,
    })
    .from(workerReferences)
    .innerJoin(workers, eq(workers.id, workerReferences.workerId))
    .where(eq(workerReferences.workerId, workerId));
  const buyer = await householdOfCase(db, caseId);
  const households = await householdsOfChecks(db, workerId);
  const calls = await callsOf(
    db,
    named.map(({ id }) => id),
  );
  return tallyOf(
    named.map(({ id, status, phone, ownPhone }) => ({
      status,
      isOwnNumber: phone === ownPhone,
      isBuyer: phone !== null && phone === buyer,
      isHousehold: phone !== null && households.has(phone),
      isCalledOut: isCalledOut(calls.get(id) ?? []),
    })),
  );
}
