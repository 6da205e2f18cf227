import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { consentRequests, contactRequests } from '../../../db/schema/consents.ts';
import { employers, type WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { consentRequestText } from '../../messaging/worker-words/consent-request-text.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { ConsentRequestRow } from './request-consent.ts';

/**
 * Sends an open consent request again, in the worker's current language. Once this message has left, its text
 * is the one that she answers (`keepWords`).
 */
export async function sendAgain(
  ctx: Context,
  tx: Transaction,
  request: ConsentRequestRow,
  worker: Pick<WorkerRow, 'language'>,
  occasion: 'consent-request-again' | 'consent-request-reminder',
): Promise<void> {
  const { language } = worker;
  await queueSms(ctx, tx, {
    idempotencyKey: `${occasion}:${request.id}:${language}`,
    phone: request.phone,
    text: language === request.language ? request.text : await reword(tx, request, worker),
    expiresAt: request.expiresAt,
  });
}

async function reword(
  tx: Transaction,
  request: ConsentRequestRow,
  { language }: Pick<WorkerRow, 'language'>,
) {
  const [asked] = await tx.db
    .select({ employerName: employers.name, message: contactRequests.message })
    .from(consentRequests)
    .innerJoin(employers, eq(employers.id, consentRequests.employerId))
    .leftJoin(contactRequests, eq(contactRequests.id, consentRequests.contactRequestId))
    .where(eq(consentRequests.id, request.id));
  if (asked === undefined) throw new Error('The question is gone');
  return consentRequestText(workerWords[language], {
    kind: request.kind,
    number: request.number,
    offersLanguage: false,
    ...asked,
  });
}
