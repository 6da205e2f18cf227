import { eq } from 'drizzle-orm';
import { isOftenTried } from '@repo/domain/reference-call';
import type { RefereeTally } from '@repo/domain/referee-tally';
import type { Queryable } from '../../../db/database.ts';
import { workerReferences, workers } from '../../../db/schema/people.ts';
import { callsOf, triesOf, type ReferenceCall } from './calls.ts';

/** Whether another call brings nothing. A reference that she corrected is called again, whatever was said before. */
const isCalledOut = (calls: readonly ReferenceCall[]): boolean =>
  calls.at(-1)?.outcome === 'denied' || isOftenTried(triesOf(calls));

/** Counts the referees of a worker. Nobody can be called under her own number. */
export async function readRefereeTally(
  db: Pick<Queryable, 'select'>,
  workerId: string,
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
  const pending = named.filter(({ status, phone, ownPhone }) => status === 'pending' && phone !== ownPhone);
  const calls = await callsOf(
    db,
    pending.map(({ id }) => id),
  );
  return {
    confirmed: named.filter(({ status }) => status === 'verified').length,
    toCall: pending.filter(({ id }) => !isCalledOut(calls.get(id) ?? [])).length,
  };
}
