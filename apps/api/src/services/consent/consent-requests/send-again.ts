import { eq } from 'drizzle-orm';
import { reminderUsefulUntil } from '@repo/domain/consent-request';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { consentRequestText } from '../../messaging/worker-words/consent-request-text.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import { linkOf } from '../invitation-link.ts';
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
    text: language === request.language ? request.text : await reword(ctx, tx, request, language),
    expiresAt:
      occasion === 'consent-request-reminder' ? reminderUsefulUntil(request.expiresAt) : request.expiresAt,
  });
}

/** The text in another language. That of an invitation keeps its link. */
async function reword(
  ctx: Context,
  tx: Transaction,
  { kind, number, employerName, level, invitationId }: ConsentRequestRow,
  language: WorkerLanguage,
): Promise<string> {
  const [invitation] =
    invitationId === null
      ? []
      : await tx.db
          .select({ code: invitations.code })
          .from(invitations)
          .where(eq(invitations.id, invitationId));
  return consentRequestText(workerWords[language], {
    kind,
    number,
    employerName,
    level,
    offersLanguage: false,
    ...(invitation === undefined ? {} : linkOf(ctx, invitation)),
  });
}
