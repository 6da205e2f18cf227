import { sql } from 'drizzle-orm';
import { prospects, type ProspectRow } from '../../../db/schema/prospects.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** A worker as the employer typed her. */
export interface TypedWorker {
  readonly name: string;
  readonly phone: string;
  readonly location: string | null;
  readonly serviceType: string | null;
  readonly experienceYears: number | null;
}

/**
 * Stores a worker as this employer typed her, or the latest such words. The row has the same form and a new id of its
 * own whether her number was known or not, so that nothing of an answer tells.
 */
export async function keepProspect(
  tx: Transaction,
  employerId: string,
  workerId: string,
  typed: TypedWorker,
): Promise<ProspectRow> {
  const [row] = await tx.db
    .insert(prospects)
    .values({ employerId, workerId, ...typed, createdAt: tx.now, updatedAt: tx.now })
    .onConflictDoUpdate({
      target: [prospects.employerId, prospects.workerId],
      set: {
        ...typed,
        // A second form with fewer fields does not empty those of the first.
        location: sql`coalesce(excluded.location, ${prospects.location})`,
        experienceYears: sql`coalesce(excluded.experience_years, ${prospects.experienceYears})`,
        updatedAt: tx.now,
      },
    })
    .returning();
  if (row === undefined) throw new Error('The prospect was not stored');
  return row;
}
