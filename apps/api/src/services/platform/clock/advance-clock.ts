import { sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { clockOffset } from '../../../db/schema/system.ts';

/** The database notification channel that tells every process that the clock was moved. */
export const CLOCK_CHANNEL = 'clock_moved';

/** Moves the application's clock for every process on this database. Returns the new time. */
export async function advanceClock(ctx: Context, seconds: number): Promise<Date> {
  const [row] = await ctx.db
    .insert(clockOffset)
    .values({ seconds })
    .onConflictDoUpdate({
      target: clockOffset.single,
      set: { seconds: sql`${clockOffset.seconds} + ${seconds}` },
    })
    .returning({ seconds: clockOffset.seconds });
  ctx.clock.setOffset(row?.seconds ?? 0);
  await ctx.db.execute(sql`select pg_notify(${CLOCK_CHANNEL}, '')`);
  return ctx.clock.now();
}

/** Sets this process's clock to the offset in the database. */
export async function readClock(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const [row] = await ctx.db.select({ seconds: clockOffset.seconds }).from(clockOffset);
  ctx.clock.setOffset(row?.seconds ?? 0);
}
