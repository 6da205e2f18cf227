import { and, eq } from 'drizzle-orm';
import type { ConsentChannel } from '@repo/domain/consent';
import { consentEndsAt } from '@repo/domain/consent-request';
import { contactStatusAfter } from '@repo/domain/contact-request';
import { refundStarted, type RefundedAmount } from '@repo/domain/refund-words';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { consentRequests, consents, contactRequests, invitations } from '../../../db/schema/consents.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { openCase } from '../../casework/cases/open-case.ts';
import { notifyWorkerBySms } from '../../messaging/sms/notify-worker-by-sms.ts';
import { nameInSms } from '../../messaging/sms/name-in-sms.ts';
import { notifyEmployerBySms } from '../../messaging/sms/notify-employer-by-sms.ts';
import { SAID_STOP } from '../../messaging/sms/send-sms.ts';
import { notifyOfEmployer } from '../../messaging/notifications/notify-of-employer.ts';
import { startRefund } from '../../refunds/start-refund.ts';
import type { ConsentRequestRow } from './request-consent.ts';
import { recordRefusal } from '../record-refusal.ts';
import { dropUnsent } from './drop-unsent.ts';

export type RequestAnswer = 'accepted' | 'declined' | 'expired';

/** An answer in the app, with the text of the consent request as the worker read it there. */
export interface ReadInApp {
  readonly text: string;
  readonly language: WorkerLanguage;
}

/**
 * Settles an open consent request. The first answer wins, because only an open row changes. A yes is stored
 * as consent and opens the case that the employer paid for. A no, or no answer in time, refunds the payment.
 * @returns false when the request was answered or expired before, and for a yes of a worker who has said
 * STOP. The order of STOP and yes does not matter: after STOP the service does nothing more about her.
 */
export async function answerConsentRequest(
  ctx: Context,
  tx: Transaction,
  consentRequestId: string,
  answer: RequestAnswer,
  by: ConsentChannel | ReadInApp | null,
): Promise<boolean> {
  const channel = typeof by === 'object' && by !== null ? 'app' : by;
  const [asked] = await tx.db
    .select({ workerId: consentRequests.workerId })
    .from(consentRequests)
    .where(eq(consentRequests.id, consentRequestId));
  if (asked === undefined) return false;
  // Locks the worker before the consent request, in the same order as STOP does.
  const worker = await lockWorker(tx, asked.workerId);
  if (answer === 'accepted' && worker.optedOutAt !== null) return false;
  const [request] = await tx.db
    .update(consentRequests)
    .set({ status: answer, answeredAt: tx.now, answerChannel: channel })
    .where(and(eq(consentRequests.id, consentRequestId), eq(consentRequests.status, 'open')))
    .returning();
  if (request === undefined) return false;
  await dropUnsent(tx, request, worker.optedOutAt === null ? undefined : SAID_STOP);
  tx.audit({
    actor: answer === 'expired' ? 'system' : `worker:${request.workerId}`,
    action: `consent-request-${answer}`,
    subject: `consent-request:${request.id}`,
    details: { kind: request.kind, channel },
  });
  if (request.invitationId !== null)
    await tx.db
      .update(invitations)
      .set({ status: answer, answeredAt: tx.now })
      .where(eq(invitations.id, request.invitationId));
  if (request.contactRequestId !== null)
    await tx.db
      .update(contactRequests)
      .set({ status: contactStatusAfter[answer], answeredAt: tx.now })
      .where(eq(contactRequests.id, request.contactRequestId));
  if (answer === 'declined') await recordRefusal(tx, request, { kind: 'declined' });
  if (answer === 'accepted') await accept(ctx, tx, request, by ?? 'app');
  const refund =
    answer !== 'accepted' && request.purchaseId !== null
      ? await giveBack(ctx, tx, request, request.purchaseId, answer)
      : null;
  if (answer === 'expired')
    await notifyOfEmployer(ctx, tx, request, {
      kind: 'request_expired',
      key: `consent-request-expired:${request.id}`,
    });
  await tellEmployer(ctx, tx, request, { answer, refund });
  return true;
}

async function accept(
  ctx: Context,
  tx: Transaction,
  request: ConsentRequestRow,
  by: ConsentChannel | ReadInApp,
): Promise<void> {
  const read =
    typeof by === 'object'
      ? { channel: 'app' as const, ...by }
      : { channel: by, text: request.text, language: request.language };
  const [consent] = await tx.db
    .insert(consents)
    .values({
      workerId: request.workerId,
      employerId: request.employerId,
      employerName: request.employerName,
      level: request.level,
      expiresAt: request.level === null ? null : consentEndsAt(tx.now),
      consentRequestId: request.id,
      ...read,
      givenAt: tx.now,
    })
    .returning({ id: consents.id });
  if (request.kind === 'contact_request')
    await notifyOfEmployer(ctx, tx, request, { kind: 'contact_shared', key: `contact-shared:${request.id}` });
  if (consent === undefined || request.purchaseId === null) return;
  const [purchase] = await tx.db.select().from(purchases).where(eq(purchases.id, request.purchaseId));
  if (purchase?.status === 'paid') await openCase(ctx, tx, { purchase, consentId: consent.id });
}

async function giveBack(
  ctx: Context,
  tx: Transaction,
  request: ConsentRequestRow,
  purchaseId: string,
  answer: RequestAnswer,
): Promise<RefundedAmount> {
  const refund = await startRefund(ctx, tx, {
    purchaseId,
    reason: answer === 'declined' ? 'consent-declined' : 'consent-expired',
  });
  await notifyWorkerBySms(ctx, tx, request.workerId, {
    idempotencyKey: `consent-request-${answer === 'declined' ? 'closed' : 'expired'}:${request.id}`,
    say: (words) => (answer === 'declined' ? words.declined : words.expired),
  });
  return refund;
}

/**
 * The name is that of the worker where this employer may see her profile. An invitation alone opens nothing about her, so its
 * other answers have no name (decisions 5).
 */
const toEmployer: Record<ConsentRequestRow['kind'], Record<RequestAnswer, (name: string) => string>> = {
  invitation: {
    accepted: (name) =>
      `${name} has accepted your invitation. You can now pay for the check in your account.`,
    declined: () => 'the worker you invited has declined. Nothing was charged.',
    expired: () =>
      'the worker you invited has not answered within 48 hours. Nothing was charged; you can invite again.',
  },
  consent: {
    accepted: (name) => `${name} has agreed to the check you paid for. The check has started.`,
    declined: (name) => `${name} has not agreed to the check you paid for.`,
    expired: (name) => `${name} has not answered within 48 hours.`,
  },
  contact_request: {
    accepted: (name) => `${name} has approved your contact request. See the contact details in your account.`,
    declined: (name) => `${name} has declined your contact request.`,
    expired: (name) =>
      `${name} has not answered your contact request within 48 hours. You can send a new one.`,
  },
};

async function tellEmployer(
  ctx: Context,
  tx: Transaction,
  request: ConsentRequestRow,
  { answer, refund }: { readonly answer: RequestAnswer; readonly refund: RefundedAmount | null },
): Promise<void> {
  const text = toEmployer[request.kind][answer](await nameInSms(tx, request.workerId));
  await notifyEmployerBySms(ctx, tx, request.employerId, {
    idempotencyKey: `consent-request-answer:${request.id}`,
    text: refund === null ? text : `${text} Now ${refundStarted(refund)}`,
  });
}
