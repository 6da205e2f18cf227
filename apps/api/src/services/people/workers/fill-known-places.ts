import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { knownPlaceOf } from '@repo/domain/places/known-place';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';

const AT_ONCE = 1000;

/**
 * Computes the known place of the workers who have none yet: those of an earlier version. A release that
 * changes the table of places empties the column in a migration, and this job fills it again. Until then such
 * a worker has no place for employers, and no search by place finds her.
 */
export async function fillKnownPlaces({ db }: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: workers.id, location: workers.location })
      .from(workers)
      .where(and(isNotNull(workers.location), isNull(workers.knownPlace)))
      .orderBy(asc(workers.id))
      .limit(AT_ONCE);
    for (const [location, ids] of Map.groupBy(rows, (row) => row.location ?? ''))
      await db
        .update(workers)
        .set({ knownPlace: knownPlaceOf(location) })
        .where(
          and(
            inArray(
              workers.id,
              ids.map(({ id }) => id),
            ),
            // She may be changing it at this moment.
            eq(workers.location, location),
            isNull(workers.knownPlace),
          ),
        );
    if (rows.length < AT_ONCE) return;
  }
}
