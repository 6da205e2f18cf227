import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';

/**
 * Counts the jobs that wait or run in every process on this database, by name. A job that waits for its next
 * try counts. The queue's own housekeeping does not.
 */
export async function countJobsUnderWay({ db }: Pick<Context, 'db'>): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and not starts_with(name, '__pgboss')
    group by name order by name`);
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}
