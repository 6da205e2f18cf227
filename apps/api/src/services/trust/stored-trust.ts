import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { workers } from '../../db/schema/people.ts';

/** A worker's stored score and badge, as last computed, with the field names of the team's responses. */
export async function storedTrust(
  db: Pick<Queryable, 'select'>,
  workerId: string,
): Promise<{ readonly trust_score: number; readonly trust_badge: string }> {
  const [worker] = await db
    .select({ trust_score: workers.trustScore, trust_badge: workers.trustBadge })
    .from(workers)
    .where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker is gone');
  return worker;
}
