import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { consentRequests } from '../../db/schema/consents.ts';
import { workers } from '../../db/schema/people.ts';

/**
 * The consent requests that a worker is shown and can answer now. After STOP nothing is asked of her: a request
 * of that time runs out unseen, so that its employer does not learn of the STOP.
 */
export const answerableRequests = (db: Pick<Queryable, 'select'>, workerId: string, now: Date) =>
  and(
    eq(consentRequests.workerId, workerId),
    eq(consentRequests.status, 'open'),
    gt(consentRequests.expiresAt, now),
    exists(
      db
        .select({ one: sql`1` })
        .from(workers)
        .where(and(eq(workers.id, workerId), isNull(workers.optedOutAt))),
    ),
  );
