import { sql } from 'drizzle-orm';
import type { TestApi } from './harness.ts';

/** Makes every retry of a job due. The workers find it at their next poll, instead of after its doubled delays. */
export async function retriesNow({ ctx }: Pick<TestApi, 'ctx'>): Promise<void> {
  await ctx.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}
