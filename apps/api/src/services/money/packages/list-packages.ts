import { asc } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listPackages as listPackagesCall } from '@repo/api-client/contract/employer';
import { centsToShillings, formatKes } from '@repo/domain/money';
import type { Context } from '../../../context.ts';
import { packages } from '../../../db/schema/purchases.ts';

/** Lists the packages on sale, with the prices that are charged. */
export async function listPackages(ctx: Context): Promise<AnswerOf<typeof listPackagesCall>> {
  const rows = await ctx.db.select().from(packages).orderBy(asc(packages.position), asc(packages.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: centsToShillings(row.priceCents),
    priceDisplay: formatKes(row.priceCents),
    description: row.description,
    features: row.features,
    popular: row.popular,
    level: row.level,
    duration: row.duration,
  }));
}
