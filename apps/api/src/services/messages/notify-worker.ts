import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { queueSms, type OutgoingSms } from './queue-sms.ts';

/** Tells a worker something by SMS, unless she opted out of messages. */
export async function notifyWorker(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  message: Omit<OutgoingSms, 'phone'>,
): Promise<void> {
  const [worker] = await tx.db
    .select({ phone: workers.phone, optedOutAt: workers.optedOutAt })
    .from(workers)
    .where(eq(workers.id, workerId));
  if (worker === undefined || worker.optedOutAt !== null) return;
  await queueSms(ctx, tx, { ...message, phone: worker.phone });
}
