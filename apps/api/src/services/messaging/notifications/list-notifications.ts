import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listWorkerNotifications } from '@repo/api-client/contract/worker-app';
import { newsWordsAfterEnd } from '@repo/domain/request-outcome-words';
import { NEWS_LISTED, newsWords, readNews, workerNews } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import { findRequestOutcomes } from '../../access/request-outcomes.ts';

const unreadOf = (workerId: string) =>
  and(eq(workerNotifications.workerId, workerId), isNull(workerNotifications.readAt));

/** The request in the name of an event: of its question, of its end, or of the contact that was shared by it. */
const OF_REQUEST = /^(?:consent-request(?:-expired|-withdrawn)?|contact-shared):([\da-f-]{36})$/;
const requestIdOf = (dedupeKey: string): string | undefined => OF_REQUEST.exec(dedupeKey)?.[1];

/**
 * Lists a worker's notifications in English, the newest first. Her app words them in her language from kind
 * and values. One about a request says what became of it.
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
  const outcomes = await findRequestOutcomes(
    ctx,
    workerId,
    rows.flatMap(({ dedupeKey }) => requestIdOf(dedupeKey) ?? []),
  );
  return {
    unread: await countUnread(ctx, workerId),
    notifications: rows.flatMap((row) => {
      const news = readNews(row.kind, row.values);
      if (news === null) return [];
      const requestId = requestIdOf(row.dedupeKey);
      const outcome = (requestId === undefined ? undefined : outcomes.get(requestId)) ?? null;
      const employer = 'employer' in news.values ? news.values.employer : '';
      return {
        id: row.id,
        kind: news.kind,
        values: news.values,
        ...(newsWordsAfterEnd('en', { kind: news.kind, employer, outcome }) ?? newsWords(news)),
        time: row.createdAt.toISOString(),
        icon: workerNews[news.kind].icon,
        unread: row.readAt === null,
        request: requestId === undefined || outcome === null ? null : { id: requestId, outcome },
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
