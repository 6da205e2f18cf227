import { packageDefinitions } from '@repo/domain/packages';
import type { Queryable } from '../../../db/database.ts';
import { packages } from '../../../db/schema/purchases.ts';

/**
 * Adds the packages on sale to a database that lacks them. Existing rows stay, because prices are changed in
 * the database.
 */
export async function seedPackages(db: Pick<Queryable, 'insert'>): Promise<void> {
  await db
    .insert(packages)
    .values(
      packageDefinitions.map(
        ({ id, name, level, priceCents, duration, description, features, popular }, position) => ({
          id,
          name,
          level,
          priceCents,
          duration,
          description,
          features: [...features],
          popular,
          position,
        }),
      ),
    )
    .onConflictDoNothing({ target: packages.id });
}
