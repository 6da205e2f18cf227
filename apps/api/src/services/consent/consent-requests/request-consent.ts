import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import {
  REQUEST_EXPIRES_AFTER_HOURS,
  REQUEST_NUMBER_RESTS_DAYS,
  REQUEST_REMINDER_AFTER_HOURS,
  nextRequestNumber,
} from '@repo/domain/consent-request';
import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { PackageLevel } from '@repo/domain/packages';
import { safeName } from '@repo/domain/safe-name';
import type { NewsKind } from '@repo/domain/worker-news';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MessageKey } from '../../messaging/sms/occasions.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { outsideQuietHours } from '../../messaging/sms/sending-time.ts';
import { consentRequestText } from '../../messaging/worker-words/consent-request-text.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';

export type ConsentRequestRow = typeof consentRequests.$inferSelect;

const asked = {
  invitation: 'invitation_asked',
  consent: 'consent_asked',
  contact_request: 'contact_asked',
} as const satisfies Record<ConsentRequestKind, NewsKind>;

export interface NewRequest {
  readonly kind: ConsentRequestKind;
  /** The row as locked. Its language is the worker's language at the time of the request. */
  readonly worker: Pick<WorkerRow, 'id' | 'phone' | 'language' | 'languageChosen' | 'optedOutAt'>;
  readonly employer: { readonly id: string; readonly name: string };
  readonly invitationId?: string;
  readonly purchaseId?: string;
  readonly contactRequestId?: string;
  /** The level of the checks that are asked about. Null for a request for the contact. */
  readonly level: PackageLevel | null;
  /** False when an invitation is beyond the worker's limit of a day: she finds it in her app only. */
  readonly isTold?: boolean;
  /** The address in the app to which an invitation leads. */
  readonly link?: string;
  readonly idempotencyKey: MessageKey;
}

/**
 * Sends a consent request to a worker by SMS in her language. Its short number is one that no other request
 * to her phone had lately. The text is stored as the text of the consent. At night, and on a phone that had many
 * messages today, the SMS waits for a morning, and her app shows the request. Without room before the end of the request
 * it is in her app only. After STOP the worker is told nothing, and the request runs out. The employer is
 * answered the same in each case, and learns neither the number of her messages nor her STOP.
 */
export async function requestConsent(
  ctx: Context,
  tx: Transaction,
  request: NewRequest,
): Promise<ConsentRequestRow> {
  // Two consent requests to one phone at the same moment must not choose the same number.
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`consent-requests:${request.worker.phone}`}, 0))`,
  );
  const rested = new Date(tx.now.getTime() - REQUEST_NUMBER_RESTS_DAYS * 24 * HOUR_MILLISECONDS);
  const recent = await tx.db
    .select({ number: consentRequests.number, isOpen: sql<boolean>`${consentRequests.status} = 'open'` })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.phone, request.worker.phone),
        or(gt(consentRequests.createdAt, rested), eq(consentRequests.status, 'open')),
      ),
    )
    .orderBy(desc(consentRequests.createdAt));
  const number = nextRequestNumber(recent);
  const { language, languageChosen, optedOutAt } = request.worker;
  const employerName = safeName(request.employer.name, '');
  const text = consentRequestText(workerWords[language], {
    kind: request.kind,
    number,
    employerName,
    level: request.level,
    offersLanguage: !languageChosen,
    ...(request.link === undefined ? {} : { link: request.link }),
  });
  const isTold = optedOutAt === null && request.isTold !== false;
  const expiresAt = new Date(tx.now.getTime() + REQUEST_EXPIRES_AFTER_HOURS * HOUR_MILLISECONDS);
  const reminderAt = new Date(tx.now.getTime() + REQUEST_REMINDER_AFTER_HOURS * HOUR_MILLISECONDS);
  const [row] = await tx.db
    .insert(consentRequests)
    .values({
      kind: request.kind,
      phone: request.worker.phone,
      number,
      workerId: request.worker.id,
      employerId: request.employer.id,
      employerName,
      level: request.level,
      invitationId: request.invitationId ?? null,
      purchaseId: request.purchaseId ?? null,
      contactRequestId: request.contactRequestId ?? null,
      text,
      language,
      createdAt: tx.now,
      // Who was not told of a request is not reminded of it either.
      remindAt: isTold ? reminderAt : expiresAt,
      expiresAt,
    })
    .returning();
  if (row === undefined) throw new Error('The question was not stored');
  if (isTold) {
    const sendingTime = await queueSms(ctx, tx, {
      idempotencyKey: request.idempotencyKey,
      phone: request.worker.phone,
      text,
      expiresAt: row.expiresAt,
    });
    // An SMS that waits for room on a later morning makes a reminder unnecessary. A night alone does not.
    if (sendingTime === null || sendingTime > outsideQuietHours(ctx, request.idempotencyKey, tx.now))
      await tx.db
        .update(consentRequests)
        .set({ remindAt: row.expiresAt })
        .where(eq(consentRequests.id, row.id));
    await notifyOfEmployer(ctx, tx, row, { kind: asked[request.kind], key: `consent-request:${row.id}` });
  }
  tx.audit({
    actor: `employer:${request.employer.id}`,
    action: `asked-${request.kind}`,
    subject: `consent-request:${row.id}`,
    details: { worker: request.worker.id },
  });
  return row;
}
