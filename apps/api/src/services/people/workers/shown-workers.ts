import { and, eq, sql } from 'drizzle-orm';
import { endOfDay } from '@repo/domain/dates';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import { shownWorkers } from '../../../db/schema/looks.ts';
import { employers } from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';

/**
 * How many different workers a day the lists show to an employer who never paid. Nobody looks through so
 * many. A program that copies the list would.
 */
const WORKERS_PER_DAY = 5000;

/**
 * What the lists showed to an employer who never paid, since midnight in Nairobi. Each worker is kept as 32
 * bits of her random id: the day's row stays below 20 KB, and among 5,000 workers two that share these bits
 * are rare and cost nothing.
 */
export interface ShownToday {
  readonly employerId: string;
  readonly endsAt: Date;
  readonly workers: ReadonlySet<number>;
}

const findShown = prepared((db) =>
  db
    .select({
      hasPaid: sql<boolean>`exists (select from ${purchases} where ${purchases.employerId} = ${employers.id}
        and ${purchases.paidAt} is not null)`,
      workers: shownWorkers.workers,
    })
    .from(employers)
    .leftJoin(
      shownWorkers,
      and(eq(shownWorkers.employerId, employers.id), eq(shownWorkers.endsAt, sql.placeholder('endsAt'))),
    )
    .where(eq(employers.id, sql.placeholder('employerId')))
    .prepare('find_shown_workers'),
);

/** The workers shown today, or null for an employer who paid once: then nothing is counted. */
export async function findShownToday(ctx: Context, employerId: string): Promise<ShownToday | null> {
  const endsAt = endOfDay(ctx.clock.now());
  const [found] = await findShown(ctx.db).execute({ employerId, endsAt });
  return found?.hasPaid === true ? null : { employerId, endsAt, workers: new Set(found?.workers ?? []) };
}

const bitsOf = (id: string): number => Number.parseInt(id.slice(-8), 16) | 0;

/**
 * Adds the workers of a page to those shown today. A worker who was shown before counts no second time, so
 * the same page can be opened without end.
 * @returns the workers of the page who may be shown. At the limit these are the known ones alone.
 * @throws ServiceError `too-many` when no worker of the page may be shown.
 */
export async function countShown<W extends { readonly id: string }>(
  ctx: Context,
  shown: ShownToday,
  page: readonly W[],
): Promise<readonly W[]> {
  if (page.every(({ id }) => shown.workers.has(bitsOf(id)))) return page;
  const allowed = await withTransaction(ctx, async (tx) => {
    const { employerId, endsAt } = shown;
    const day = and(eq(shownWorkers.employerId, employerId), eq(shownWorkers.endsAt, endsAt));
    await tx.db.insert(shownWorkers).values({ employerId, endsAt, workers: [] }).onConflictDoNothing();
    // The lock makes pages that are read at the same moment, in any process, count one after the other.
    const [row] = await tx.db.select().from(shownWorkers).where(day).for('update');
    const workers = new Set(row?.workers);
    for (const { id } of page) if (workers.size < WORKERS_PER_DAY) workers.add(bitsOf(id));
    if (workers.size !== row?.workers.length)
      await tx.db
        .update(shownWorkers)
        .set({ workers: [...workers] })
        .where(day);
    return workers;
  });
  const rest = page.filter(({ id }) => allowed.has(bitsOf(id)));
  if (rest.length > 0) return rest;
  throw new ServiceError('too-many', 'workersShownTooMany', {
    retryAfterSeconds: Math.ceil((shown.endsAt.getTime() - ctx.clock.now().getTime()) / 1000) + 1,
  });
}
