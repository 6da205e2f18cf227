import { eq, sql } from 'drizzle-orm';
import type { AccessLevel } from '@repo/domain/packages';
import { reportEndOf, type ReportEnd } from '@repo/domain/report-standing';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { consents } from '../../db/schema/consents.ts';
import type { BoughtCheck } from './latest-purchase.ts';

export interface ReportAccess {
  readonly access: 'waiting' | 'open' | 'ended';
  /** Null unless the report has ended, and where the payment was taken back. */
  readonly end: ReportEnd | null;
}

/**
 * Whether a purchase opens what is true of a worker now: not before she consents (`waiting`), and not after the end of the
 * report, by a withdrawal or after 90 days (`ended`). The results in the report itself outlast that.
 */
export async function reportAccess(
  db: Pick<Queryable, 'select'>,
  { id }: BoughtCheck,
  now: Date,
): Promise<ReportAccess> {
  const [found] = await db
    .select({
      withdrawnAt: consents.withdrawnAt,
      deliveredAt: cases.deliveredAt,
      isClosed: sql<boolean>`${cases.status} = 'closed'`,
    })
    .from(cases)
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .where(eq(cases.purchaseId, id));
  if (found === undefined) return { access: 'waiting', end: null };
  const end = reportEndOf(found, now);
  return { access: found.isClosed || end !== null ? 'ended' : 'open', end };
}

/** The access level that a purchase opens to what is true of a worker now. */
export async function consentedLevel(
  db: Pick<Queryable, 'select'>,
  purchase: BoughtCheck | undefined,
  now: Date,
): Promise<AccessLevel> {
  if (purchase === undefined) return 'none';
  return (await reportAccess(db, purchase, now)).access === 'open' ? purchase.level : 'none';
}
