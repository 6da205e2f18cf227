import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { queueSms, type OutgoingSms } from './queue-sms.ts';
import { workerWords } from '../worker-words/in-language.ts';
import type { WorkerWords } from '../worker-words/words.ts';

interface WorkerSms extends Omit<OutgoingSms, 'phone' | 'text'> {
  /** Chooses the text from the texts for workers, in whichever language they are. */
  readonly say: (words: WorkerWords) => string;
}

/** Sends a worker an SMS in the language of her account, unless she opted out of messages. */
export async function notifyWorkerBySms(
  ctx: Context,
  tx: Transaction,
  workerId: string,
  { say, ...message }: WorkerSms,
): Promise<void> {
  const [worker] = await tx.db
    .select({ phone: workers.phone, language: workers.language, optedOutAt: workers.optedOutAt })
    .from(workers)
    .where(eq(workers.id, workerId));
  if (worker === undefined || worker.optedOutAt !== null) return;
  await queueSms(ctx, tx, { ...message, phone: worker.phone, text: say(workerWords[worker.language]) });
}
