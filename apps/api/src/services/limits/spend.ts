import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { limits } from '../../db/schema/system.ts';
import { ServiceError } from '../../errors.ts';

/** How often something may be done by one subject, and what is said to who did it too often. */
export interface Limit {
  readonly kind: string;
  readonly times: number;
  readonly withinMilliseconds: number;
  readonly refusal: string;
}

/**
 * Counts one more of what is limited, for a subject: an account's id, or the keyed hash of an address, never the thing
 * itself. Windows lie end to end, and one statement counts and answers, so that many at once cannot pass together.
 * @throws ServiceError `too-many` with the seconds until the window ends.
 */
export async function spend(
  db: Pick<Queryable, 'insert'>,
  { kind, times, withinMilliseconds, refusal }: Limit,
  subject: string,
  now: Date,
): Promise<void> {
  const window = Math.floor(now.getTime() / withinMilliseconds);
  const endsAt = new Date((window + 1) * withinMilliseconds);
  const [row] = await db
    .insert(limits)
    .values({ kind, subject, endsAt, used: 1 })
    .onConflictDoUpdate({
      target: [limits.kind, limits.subject, limits.endsAt],
      set: { used: sql`${limits.used} + 1` },
    })
    .returning({ used: limits.used });
  if (row !== undefined && row.used > times)
    throw new ServiceError('too-many', refusal, {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
    });
}
