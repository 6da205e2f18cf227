import { and, eq, inArray, or, sql, type Placeholder } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { invitations } from '../../db/schema/consents.ts';
import { workers, type WorkerRow } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/purchases.ts';
import { notFound } from '../../errors.ts';

/**
 * The statuses of a purchase that was paid, also of a refunded one. A failed or abandoned payment gives no
 * access.
 */
const BOUGHT = ['paid', 'refunded'] as const;

/** The workers that every employer can see: the required profile is complete, and `listed` is on. */
export const seenByAll = sql<boolean>`(${workers.listed} and ${workers.profileCompletedAt} is not null)`;

/** The ids of the workers that this employer invited or bought a check for. */
export const tiedTo = (db: Pick<Queryable, 'select'>, employerId: string | Placeholder) =>
  union(
    db.select({ id: invitations.workerId }).from(invitations).where(eq(invitations.employerId, employerId)),
    db
      .select({ id: purchases.workerId })
      .from(purchases)
      .where(and(eq(purchases.employerId, employerId), inArray(purchases.status, [...BOUGHT]))),
  );

/**
 * The workers that an employer can see (decisions 5): those with a complete required profile and `listed` on,
 * and those that this employer invited or bought a check for.
 */
export function visibleTo(db: Pick<Queryable, 'select'>, employerId: string) {
  return or(seenByAll, inArray(workers.id, tiedTo(db, employerId)));
}

/** @throws ServiceError `not-found`, with the same text for an unknown worker and for a hidden one. */
export async function findVisibleWorker(
  db: Pick<Queryable, 'select'>,
  employerId: string,
  workerId: string,
): Promise<WorkerRow> {
  const [worker] = await db
    .select()
    .from(workers)
    .where(and(eq(workers.id, workerId), visibleTo(db, employerId)));
  if (worker === undefined) throw notFound('workerNotFound');
  return worker;
}
