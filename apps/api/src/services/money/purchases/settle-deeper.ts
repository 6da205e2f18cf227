import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { coversLevel, type PackageLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { packages, purchases } from '../../../db/schema/purchases.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { settlePurchase } from './settle-purchase.ts';

export const ofPair = (employerId: string, workerId: string) =>
  and(eq(purchases.employerId, employerId), eq(purchases.workerId, workerId));

interface Wanted {
  readonly id: number;
  readonly level: PackageLevel;
}

/**
 * Asks the provider about open payments for checks as deep as the wanted one, because one of them may have
 * been paid a moment ago. An unpaid attempt does not stop the employer from choosing another package. If it
 * is paid as well, the surplus payment is refunded when it arrives.
 * @throws ServiceError `provider-unavailable`
 */
export async function settleDeeper(
  ctx: Context,
  employerId: string,
  workerId: string,
  wanted: Wanted,
): Promise<void> {
  const open = await ctx.db
    .select({ reference: purchases.reference, level: packages.level })
    .from(purchases)
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .where(
      and(
        ofPair(employerId, workerId),
        ne(purchases.packageId, wanted.id),
        eq(purchases.status, 'pending'),
        isNotNull(purchases.authorizationUrl),
      ),
    );
  for (const { reference, level } of open)
    if (coversLevel(level, wanted.level))
      await orUnavailable(settlePurchase(ctx, reference), 'paymentProviderDown');
}
