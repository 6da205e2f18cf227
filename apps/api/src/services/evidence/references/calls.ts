import { and, asc, eq, inArray } from 'drizzle-orm';
import { dayAfterTry, isOftenTried, isTriedOn, type RefereeAnswers } from '@repo/domain/reference-call';
import type { KeptCallOutcome } from '@repo/domain/worker-references';
import type { Queryable } from '../../../db/database.ts';
import { opsMembers, workerReferences } from '../../../db/schema/people.ts';
import { referenceCalls } from '../../../db/schema/reference-calls.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';

type Reader = Pick<Queryable, 'select'>;

export interface ReferenceCall {
  readonly at: Date;
  /** The name of the member. Null for a member without one. */
  readonly by: string | null;
  readonly outcome: KeptCallOutcome;
  readonly answers: RefereeAnswers | null;
}

/** The calls to the referees of these references, the earliest first. */
export async function callsOf(
  db: Reader,
  referenceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferenceCall[]>> {
  if (referenceIds.length === 0) return new Map();
  const rows = await db
    .select({
      referenceId: referenceCalls.referenceId,
      at: referenceCalls.at,
      by: opsMembers.name,
      outcome: referenceCalls.outcome,
      answers: referenceCalls.answers,
    })
    .from(referenceCalls)
    .innerJoin(opsMembers, eq(opsMembers.id, referenceCalls.memberId))
    .where(inArray(referenceCalls.referenceId, [...referenceIds]))
    .orderBy(asc(referenceCalls.at), asc(referenceCalls.id));
  return Map.groupBy(rows, ({ referenceId }) => referenceId);
}

/** The moments at which nobody answered. */
export const triesOf = (calls: readonly ReferenceCall[]): Date[] =>
  calls.flatMap(({ outcome, at }) => (outcome === 'not_reached' ? [at] : []));

/**
 * Lets one call without an answer count on a day. The caller has locked the worker.
 * @throws ServiceError `conflict` with the day of the next try.
 */
export async function refuseSecondTry(tx: Transaction, referenceId: string): Promise<void> {
  const calls = (await callsOf(tx.db, [referenceId])).get(referenceId) ?? [];
  if (isTriedOn(tx.now, triesOf(calls)))
    throw new ServiceError('conflict', {
      code: 'refereeTriedToday',
      parameters: { day: dayAfterTry(tx.now) },
    });
}

/** Deletes what a referee answered. That the team called stays. */
export async function forgetAnswers(tx: Transaction, referenceId: string): Promise<void> {
  await tx.db
    .update(referenceCalls)
    .set({ answers: null })
    .where(eq(referenceCalls.referenceId, referenceId));
}

/**
 * Whether a referee of a worker was not reached, and each such one was tried on three days. A number without a person is
 * the worker's to change: the check waits for her.
 */
export async function areOftenTried(db: Reader, workerId: string): Promise<boolean> {
  const pending = await db
    .select({ id: workerReferences.id })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'pending')));
  const ids = pending.map(({ id }) => id);
  const calls = await callsOf(db, ids);
  const unheard = ids
    .map((id) => calls.get(id) ?? [])
    .filter((each) => each.every(({ outcome }) => outcome === 'not_reached'));
  return unheard.length > 0 && unheard.every((each) => isOftenTried(triesOf(each)));
}

/** Deletes the calls to the person whose number the worker replaced. */
export async function forgetCalls(tx: Transaction, referenceId: string): Promise<void> {
  await tx.db.delete(referenceCalls).where(eq(referenceCalls.referenceId, referenceId));
}
