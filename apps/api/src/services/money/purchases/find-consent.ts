import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { coversLevel, packageLevels, type PackageLevel } from '@repo/domain/packages';
import type { Queryable } from '../../../db/database.ts';
import { consents } from '../../../db/schema/consents.ts';

export interface WantedConsent {
  readonly employerId: string;
  readonly workerId: string;
  readonly level: PackageLevel;
}

/**
 * The worker's latest consent to this employer's checks of this depth, while it holds (decisions 6): it covers
 * the level, it has not ended, and she has not withdrawn it. An accepted invitation counts, a shared phone
 * number does not.
 */
export async function findConsent(
  db: Pick<Queryable, 'select'>,
  { employerId, workerId, level }: WantedConsent,
  now: Date,
): Promise<string | undefined> {
  const [consent] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.workerId, workerId),
        eq(consents.employerId, employerId),
        inArray(
          consents.level,
          packageLevels.filter((covering) => coversLevel(covering, level)),
        ),
        gt(consents.expiresAt, now),
        isNull(consents.withdrawnAt),
      ),
    )
    .orderBy(desc(consents.givenAt))
    .limit(1);
  return consent?.id;
}
