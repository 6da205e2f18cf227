import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listWorkerNotifications } from '@repo/api-client/contract/worker-app';
import { NEWS_LISTED, newsWords, readNews, workerNews } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';

const unreadOf = (workerId: string) =>
  and(eq(workerNotifications.workerId, workerId), isNull(workerNotifications.readAt));

/**
 * Lists a worker's notifications in English, the newest first. Her app words them in her language from kind
 * and values.
 */
export async function listNotifications(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof listWorkerNotifications>> {
  const rows = await ctx.db
    .select()
    .from(workerNotifications)
    .where(eq(workerNotifications.workerId, workerId))
    .orderBy(desc(workerNotifications.createdAt), desc(workerNotifications.id))
    .limit(NEWS_LISTED);
  return {
    unread: await countUnread(ctx, workerId),
    notifications: rows.flatMap((row) => {
      const news = readNews(row.kind, row.values);
      if (news === null) return [];
      return {
        id: row.id,
        kind: news.kind,
        values: news.values,
        ...newsWords(news),
        time: row.createdAt.toISOString(),
        icon: workerNews[news.kind].icon,
        unread: row.readAt === null,
      };
    }),
  };
}

export async function countUnread(ctx: Context, workerId: string): Promise<number> {
  const [row] = await ctx.db.select({ unread: count() }).from(workerNotifications).where(unreadOf(workerId));
  return row?.unread ?? 0;
}

export async function markAllRead(ctx: Context, workerId: string): Promise<void> {
  await ctx.db.update(workerNotifications).set({ readAt: ctx.clock.now() }).where(unreadOf(workerId));
}
