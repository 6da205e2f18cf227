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
  /** Names the event, such as `check:<id>`. A second notification with the same key is not stored. */
  readonly key: string;
  /**
   * The text that also leaves by SMS. It does not leave when the worker's settings make the news quiet, or
   * after STOP.
   */
  readonly sms?: Parameters<typeof notifyWorkerBySms>[3];
}

/**
 * Notifies a worker of an event, in the transaction of the event: an alert in her app and, when one is given,
 * an SMS. Quiet news are stored as read.
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
