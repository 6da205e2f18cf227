import { eq } from 'drizzle-orm';
import { isQuiet, type WorkerNews } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerBySms } from '../sms/notify-worker-by-sms.ts';
import { settingsOf } from './settings.ts';

export interface Telling {
  readonly news: WorkerNews;
  /** Names the event, as `check:<id>`: told twice it is told once. */
  readonly key: string;
  /** What goes by SMS as well; not where her toggles make it quiet, nor to one who said STOP. */
  readonly sms?: Parameters<typeof notifyWorkerBySms>[3];
}

/**
 * Tells a worker that something happened, in the transaction in which it does: a line in her app's alerts and, where it is
 * given, an SMS. Quiet news stand in her list as read.
 */
export async function notifyWorkerInApp(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  { news, key, sms }: Telling,
): Promise<void> {
  const [worker] = await tx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker is gone');
  const quiet = isQuiet(news.kind, settingsOf(worker));
  const told = await tx.db
    .insert(workerNotifications)
    .values({
      workerId,
      kind: news.kind,
      values: news.values,
      dedupeKey: key,
      createdAt: tx.now,
      readAt: quiet ? tx.now : null,
    })
    .onConflictDoNothing({ target: [workerNotifications.workerId, workerNotifications.dedupeKey] })
    .returning({ id: workerNotifications.id });
  if (told.length > 0 && sms !== undefined && !quiet) await notifyWorkerBySms(ctx, tx, workerId, sms);
}
