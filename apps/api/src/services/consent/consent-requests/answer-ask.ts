import { and, eq } from 'drizzle-orm';
import type { ConsentChannel } from '@repo/domain/consent';
import { contactStatusAfter } from '@repo/domain/contact-request';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { asks, consents, contactRequests, invitations } from '../../../db/schema/consents.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { openCase } from '../../casework/cases/open-case.ts';
import { notifyWorker } from '../../messaging/sms/notify-worker.ts';
import { notifyEmployer } from '../../messaging/sms/notify-employer.ts';
import { SAID_STOP } from '../../messaging/sms/send-sms.ts';
import { tellOfEmployer } from '../../messaging/notifications/tell-of-employer.ts';
import { startRefund } from '../../refunds/start-refund.ts';
import type { AskRow } from './ask-worker.ts';
import { dropUnsent } from './drop-unsent.ts';

export type AskAnswer = 'accepted' | 'declined' | 'expired';

/** An answer in the app, with the question as she read it there. */
export interface ReadInApp {
  readonly text: string;
  readonly language: WorkerLanguage;
}

/**
 * Settles an open ask, whoever answered first: the row decides. Yes is written down as consent and opens what was paid
 * for; no and silence give the money back.
 * @returns false when the ask had been answered, or had run out, before, and for a yes of a worker who has said STOP:
 * whichever of the two she said last, nothing goes on about her.
 */
export async function answerAsk(
  ctx: Context,
  tx: Transaction,
  askId: string,
  answer: AskAnswer,
  by: ConsentChannel | ReadInApp | null,
): Promise<boolean> {
  const channel = typeof by === 'object' && by !== null ? 'app' : by;
  const [asked] = await tx.db.select({ workerId: asks.workerId }).from(asks).where(eq(asks.id, askId));
  if (asked === undefined) return false;
  // Always before the ask itself, as STOP does it.
  const worker = await lockWorker(tx, asked.workerId);
  if (answer === 'accepted' && worker.optedOutAt !== null) return false;
  const [ask] = await tx.db
    .update(asks)
    .set({ status: answer, answeredAt: tx.now, answerChannel: channel })
    .where(and(eq(asks.id, askId), eq(asks.status, 'open')))
    .returning();
  if (ask === undefined) return false;
  await dropUnsent(tx, ask, worker.optedOutAt === null ? undefined : SAID_STOP);
  tx.audit({
    actor: answer === 'expired' ? 'system' : `worker:${ask.workerId}`,
    action: `ask-${answer}`,
    subject: `ask:${ask.id}`,
    details: { kind: ask.kind, channel },
  });
  if (ask.invitationId !== null)
    await tx.db
      .update(invitations)
      .set({ status: answer, answeredAt: tx.now })
      .where(eq(invitations.id, ask.invitationId));
  if (ask.contactRequestId !== null)
    await tx.db
      .update(contactRequests)
      .set({ status: contactStatusAfter[answer], answeredAt: tx.now })
      .where(eq(contactRequests.id, ask.contactRequestId));
  if (answer === 'accepted') await accept(ctx, tx, ask, by ?? 'app');
  else if (ask.purchaseId !== null) await giveBack(ctx, tx, ask, ask.purchaseId, answer);
  if (answer === 'expired')
    await tellOfEmployer(ctx, tx, ask, { kind: 'ask_expired', key: `ask-expired:${ask.id}` });
  await tellEmployer(ctx, tx, ask, answer);
  return true;
}

async function accept(
  ctx: Context,
  tx: Transaction,
  ask: AskRow,
  by: ConsentChannel | ReadInApp,
): Promise<void> {
  const read =
    typeof by === 'object'
      ? { channel: 'app' as const, ...by }
      : { channel: by, text: ask.text, language: ask.language };
  const [consent] = await tx.db
    .insert(consents)
    .values({
      workerId: ask.workerId,
      employerId: ask.employerId,
      askId: ask.id,
      ...read,
      givenAt: tx.now,
    })
    .returning({ id: consents.id });
  if (ask.kind === 'contact_request')
    await tellOfEmployer(ctx, tx, ask, { kind: 'contact_shared', key: `contact-shared:${ask.id}` });
  if (consent === undefined || ask.purchaseId === null) return;
  const [purchase] = await tx.db.select().from(purchases).where(eq(purchases.id, ask.purchaseId));
  if (purchase?.status === 'paid') await openCase(ctx, tx, { purchase, consentId: consent.id });
}

async function giveBack(
  ctx: Context,
  tx: Transaction,
  ask: AskRow,
  purchaseId: string,
  answer: AskAnswer,
): Promise<void> {
  await startRefund(ctx, tx, {
    purchaseId,
    reason: answer === 'declined' ? 'consent-declined' : 'consent-expired',
  });
  await notifyWorker(ctx, tx, ask.workerId, {
    idempotencyKey: `ask-closed:${ask.id}`,
    say: (words) => (answer === 'declined' ? words.declined : words.expired),
  });
}

const toEmployer: Record<AskRow['kind'], Record<AskAnswer, string>> = {
  invitation: {
    accepted: 'the worker you invited has accepted. You can now pay for the check in your account.',
    declined: 'the worker you invited has declined. Nothing was charged.',
    expired:
      'the worker you invited has not answered within 48 hours. Nothing was charged; you can invite again.',
  },
  consent: {
    accepted: 'the worker has agreed to the check you paid for. The check has started.',
    declined: 'the worker has not agreed to the check you paid for. Your payment is being refunded in full.',
    expired: 'the worker has not answered within 48 hours. Your payment is being refunded in full.',
  },
  contact_request: {
    accepted: 'your contact request was approved. See the contact details in your account.',
    declined: 'your contact request was declined.',
    expired: 'your contact request was not answered within 48 hours. You can send a new one.',
  },
};

async function tellEmployer(ctx: Context, tx: Transaction, ask: AskRow, answer: AskAnswer): Promise<void> {
  await notifyEmployer(ctx, tx, ask.employerId, {
    idempotencyKey: `ask-answer:${ask.id}`,
    text: toEmployer[ask.kind][answer],
  });
}
