import { and, eq, ne } from 'drizzle-orm';
import type { AccessLevel } from '@repo/domain/packages';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import type { BoughtCheck } from './latest-purchase.ts';

/**
 * The access level that a purchase opens. It is `none` before the worker consents, and again after she has
 * withdrawn the consent.
 */
export async function consentedLevel(
  db: Pick<Queryable, 'select'>,
  purchase: BoughtCheck | undefined,
): Promise<AccessLevel> {
  if (purchase === undefined) return 'none';
  const [open] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.purchaseId, purchase.id), ne(cases.status, 'closed')));
  return open === undefined ? 'none' : purchase.level;
}
