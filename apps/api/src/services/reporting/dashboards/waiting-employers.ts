import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { safeName } from '@repo/domain/safe-name';
import type { Queryable } from '../../../db/database.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';

/**
 * The employers to whose check a worker agreed and who have no report yet, each once, the latest yes first. The check runs, or
 * has not been paid for.
 */
export async function findWaitingEmployers(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  now: Date,
): Promise<string[]> {
  const runs = and(eq(cases.status, 'open'), isNull(cases.deliveredAt));
  const isYetToStart = and(isNull(cases.id), gt(consents.expiresAt, now));
  const rows = await db
    .select({ name: consents.employerName })
    .from(consents)
    .leftJoin(cases, eq(cases.consentId, consents.id))
    .where(
      and(
        eq(consents.workerId, workerId),
        isNotNull(consents.level),
        isNull(consents.withdrawnAt),
        or(runs, isYetToStart),
      ),
    )
    .orderBy(desc(consents.givenAt), desc(consents.id));
  return [...new Set(rows.map(({ name }) => safeName(name)))];
}
