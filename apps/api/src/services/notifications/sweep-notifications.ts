import { lt } from 'drizzle-orm';
import { NEWS_KEPT_DAYS } from '@repo/domain/worker-news';
import type { Context } from '../../context.ts';
import { workerNotifications } from '../../db/schema/notifications.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Forgets what was told half a year ago: what became of it stands where it belongs. */
export async function sweepNotifications(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - NEWS_KEPT_DAYS * DAY_MILLISECONDS);
  await ctx.db.delete(workerNotifications).where(lt(workerNotifications.createdAt, before));
}
