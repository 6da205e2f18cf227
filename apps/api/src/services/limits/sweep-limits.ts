import { lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { limits } from '../../db/schema/system.ts';

/** Forgets the windows that are over. */
export async function sweepLimits(ctx: Context): Promise<void> {
  await ctx.db.delete(limits).where(lt(limits.endsAt, ctx.clock.now()));
}
