import { eq } from 'drizzle-orm';
import { reviewStatuses } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { isOpenIdentityCheck } from './identity-checks.ts';

/**
 * The case whose check of a worker's identity has a first verdict and no result, or null. Until then nobody decides the attempt:
 * its photos, by which a colleague looks again, would be deleted. It does not tell the verdict: the next member sees the photos
 * before it.
 */
export async function reviewOfIdentity(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ caseId: checks.caseId })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(isOpenIdentityCheck(workerId, reviewStatuses))
    .limit(1);
  return found?.caseId ?? null;
}
