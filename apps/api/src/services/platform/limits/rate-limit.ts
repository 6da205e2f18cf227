import { sql } from 'drizzle-orm';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import type { Queryable } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { limits } from '../../../db/schema/system.ts';
import { ServiceError } from '../../../errors.ts';

/** How often one subject may do something in a time. */
export interface RateLimit {
  readonly kind: string;
  readonly times: number;
  readonly withinMilliseconds: number;
}

/** A rate limit with the refusal of the call above it. */
export interface Limit extends RateLimit {
  readonly refusal: PlainRefusal;
}

const windowEnd = ({ withinMilliseconds }: RateLimit, now: Date): Date =>
  new Date((Math.floor(now.getTime() / withinMilliseconds) + 1) * withinMilliseconds);

const oneMore = prepared((db: Pick<Queryable, 'insert'>) =>
  db
    .insert(limits)
    .values({
      kind: sql.placeholder('kind'),
      subject: sql.placeholder('subject'),
      endsAt: sql.placeholder('endsAt'),
      used: 1,
    })
    .onConflictDoUpdate({
      target: [limits.kind, limits.subject, limits.endsAt],
      set: { used: sql`${limits.used} + 1` },
    })
    .returning({ used: limits.used })
    .prepare('count_one_more'),
);

/**
 * Counts one more call of a subject. The subject is an account's id or the keyed hash of an address, never
 * the address itself. The windows follow each other without a gap. One statement counts and answers, so that
 * concurrent calls cannot pass the limit together.
 * @returns false when this call is above the limit.
 */
export async function isWithin(
  db: Pick<Queryable, 'insert'>,
  pace: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const [row] = await oneMore(db).execute({ kind: pace.kind, subject, endsAt: windowEnd(pace, now) });
  return row === undefined || row.used <= pace.times;
}

/**
 * Counts as `isWithin` does.
 * @throws ServiceError `too-many` with the seconds until the window ends.
 */
export async function consumeRateLimit(
  db: Pick<Queryable, 'insert'>,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<void> {
  if (await isWithin(db, limit, subject, now)) return;
  const { refusal } = limit;
  throw new ServiceError('too-many', refusal, {
    retryAfterSeconds: Math.max(1, Math.ceil((windowEnd(limit, now).getTime() - now.getTime()) / 1000)),
  });
}
