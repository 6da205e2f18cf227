import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { asks, contactRequests } from '../../../db/schema/consents.ts';
import { employers, type WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { askText } from '../../messaging/worker-words/ask-text.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { AskRow } from './ask-worker.ts';

/**
 * Sends an open question once more, in the language that she has now. Its words are those that she answers once they have
 * left (`keepWords`).
 */
export async function sendAgain(
  ctx: Context,
  tx: Transaction,
  ask: AskRow,
  worker: Pick<WorkerRow, 'language'>,
  occasion: 'ask-again' | 'ask-reminder',
): Promise<void> {
  const { language } = worker;
  await queueSms(ctx, tx, {
    idempotencyKey: `${occasion}:${ask.id}:${language}`,
    phone: ask.phone,
    text: language === ask.language ? ask.text : await reword(tx, ask, worker),
    expiresAt: ask.expiresAt,
  });
}

async function reword(tx: Transaction, ask: AskRow, { language }: Pick<WorkerRow, 'language'>) {
  const [asked] = await tx.db
    .select({ employerName: employers.name, message: contactRequests.message })
    .from(asks)
    .innerJoin(employers, eq(employers.id, asks.employerId))
    .leftJoin(contactRequests, eq(contactRequests.id, asks.contactRequestId))
    .where(eq(asks.id, ask.id));
  if (asked === undefined) throw new Error('The question is gone');
  return askText(workerWords[language], {
    kind: ask.kind,
    number: ask.number,
    offersLanguage: false,
    ...asked,
  });
}
