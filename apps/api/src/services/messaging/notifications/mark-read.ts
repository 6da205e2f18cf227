import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import { notFound } from '../../../errors.ts';

/**
 * Marks one notification of a worker as read. A second call changes nothing.
 * @throws ServiceError `not-found` for a notification that is not hers.
 */
export async function markRead(ctx: Context, workerId: string, id: string): Promise<void> {
  const [marked] = await ctx.db
    .update(workerNotifications)
    .set({ readAt: sql`coalesce(${workerNotifications.readAt}, ${ctx.clock.now()})` })
    .where(and(eq(workerNotifications.id, id), eq(workerNotifications.workerId, workerId)))
    .returning({ id: workerNotifications.id });
  if (marked === undefined) throw notFound('notificationNotFound');
}
