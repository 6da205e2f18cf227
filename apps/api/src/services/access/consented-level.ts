import { and, eq, ne } from 'drizzle-orm';
import type { AccessLevel } from '@repo/domain/packages';
import { reportStandingOf } from '@repo/domain/report-standing';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { consents } from '../../db/schema/consents.ts';
import type { BoughtCheck } from './latest-purchase.ts';

/**
 * The access level that a purchase opens to what is true of a worker now. It is `none` before the worker consents, after
 * she has withdrawn the consent, and after the end of the report. The results in the report itself outlast that.
 */
export async function consentedLevel(
  db: Pick<Queryable, 'select'>,
  purchase: BoughtCheck | undefined,
  now: Date,
): Promise<AccessLevel> {
  if (purchase === undefined) return 'none';
  const [found] = await db
    .select({ withdrawnAt: consents.withdrawnAt, deliveredAt: cases.deliveredAt })
    .from(cases)
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .where(and(eq(cases.purchaseId, purchase.id), ne(cases.status, 'closed')));
  return found !== undefined && reportStandingOf(found, now) === 'current' ? purchase.level : 'none';
}
