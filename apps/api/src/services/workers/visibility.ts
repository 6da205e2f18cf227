import { and, eq, exists, inArray, isNotNull, or, sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invitations } from '../../db/schema/consents.ts';
import { workers } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/purchases.ts';
import { notFound } from '../../errors.ts';

export type WorkerRow = typeof workers.$inferSelect;

/** Bought and not undone: a failed or abandoned payment opens no door. */
const BOUGHT = ['paid', 'refunded'] as const;

/**
 * The workers an employer can see (decisions 5): those who finished the required profile and left `listed` on, and
 * those this employer invited or bought a check for.
 */
export function visibleTo(db: Pick<Queryable, 'select'>, employerId: string | Placeholder) {
  const invited = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.employerId, employerId), eq(invitations.workerId, workers.id)));
  const bought = db
    .select({ one: sql`1` })
    .from(purchases)
    .where(
      and(
        eq(purchases.employerId, employerId),
        eq(purchases.workerId, workers.id),
        inArray(purchases.status, [...BOUGHT]),
      ),
    );
  return or(
    and(eq(workers.listed, true), isNotNull(workers.profileCompletedAt)),
    exists(invited),
    exists(bought),
  );
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
  if (worker === undefined) throw notFound('Worker not found');
  return worker;
}
