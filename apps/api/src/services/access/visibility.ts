import { and, eq, inArray, or, sql, type Placeholder } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { invitations } from '../../db/schema/consents.ts';
import { workers, type WorkerRow } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/purchases.ts';
import { notFound } from '../../errors.ts';

/** Bought and not undone: a failed or abandoned payment opens no door. */
const BOUGHT = ['paid', 'refunded'] as const;

/** Workers whom every employer can see: the required profile is finished, and `listed` was left on. */
export const seenByAll = sql<boolean>`(${workers.listed} and ${workers.profileCompletedAt} is not null)`;

/** The ids of the workers whom this employer invited or bought a check for. */
export const tiedTo = (db: Pick<Queryable, 'select'>, employerId: string | Placeholder) =>
  union(
    db.select({ id: invitations.workerId }).from(invitations).where(eq(invitations.employerId, employerId)),
    db
      .select({ id: purchases.workerId })
      .from(purchases)
      .where(and(eq(purchases.employerId, employerId), inArray(purchases.status, [...BOUGHT]))),
  );

/**
 * The workers an employer can see (decisions 5): those who finished the required profile and left `listed` on, and
 * those this employer invited or bought a check for.
 */
export function visibleTo(db: Pick<Queryable, 'select'>, employerId: string) {
  return or(seenByAll, inArray(workers.id, tiedTo(db, employerId)));
}

/** @throws ServiceError `not-found`, in the same words for a worker who does not exist and one who is not to be seen. */
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
