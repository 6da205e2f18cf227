import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import {
  ASK_EXPIRES_AFTER_HOURS,
  ASK_NUMBER_RESTS_DAYS,
  ASK_REMINDER_AFTER_HOURS,
  nextAskNumber,
} from '@repo/domain/ask';
import type { AskKind } from '@repo/domain/ask-message';
import { nextMorning } from '@repo/domain/sms-pace';
import type { NewsKind } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import { asks } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { MessageKey } from '../../messaging/sms/occasions.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { askText } from '../../messaging/worker-words/ask-text.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { tellOfEmployer } from '../../messaging/notifications/tell-of-employer.ts';

export type AskRow = typeof asks.$inferSelect;

const asked = {
  invitation: 'invitation_asked',
  consent: 'consent_asked',
  contact_request: 'contact_asked',
} as const satisfies Record<AskKind, NewsKind>;

const HOUR_MILLISECONDS = 3_600_000;

export interface NewAsk {
  readonly kind: AskKind;
  /** As locked: the language is the one she has when she is asked. */
  readonly worker: Pick<WorkerRow, 'id' | 'phone' | 'language' | 'languageChosen'>;
  readonly employer: { readonly id: string; readonly name: string };
  readonly invitationId?: string;
  readonly purchaseId?: string;
  readonly contactRequestId?: string;
  /** An employer's own words with a contact request. */
  readonly message?: string;
  /** Where an invitation leads in the app. */
  readonly link?: string;
  readonly idempotencyKey: MessageKey;
}

/**
 * Puts a question to a worker by SMS in her language, under a short number that no other question to her phone had lately.
 * The words are kept as what was consented to. A phone that has had many today gets it in the morning, and her app shows it.
 * @throws ServiceError `too-many` when no morning before its end has room.
 */
export async function askWorker(ctx: Context, tx: Transaction, ask: NewAsk): Promise<AskRow> {
  // Two questions to one phone at the same moment must not choose the same number.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`asks:${ask.worker.phone}`}, 0))`);
  const rested = new Date(tx.now.getTime() - ASK_NUMBER_RESTS_DAYS * 24 * HOUR_MILLISECONDS);
  const recent = await tx.db
    .select({ number: asks.number, isOpen: sql<boolean>`${asks.status} = 'open'` })
    .from(asks)
    .where(and(eq(asks.phone, ask.worker.phone), or(gt(asks.createdAt, rested), eq(asks.status, 'open'))))
    .orderBy(desc(asks.createdAt));
  const number = nextAskNumber(recent);
  const { language, languageChosen } = ask.worker;
  const text = askText(workerWords[language], {
    kind: ask.kind,
    number,
    employerName: ask.employer.name,
    message: ask.message ?? null,
    offersLanguage: !languageChosen,
    ...(ask.link === undefined ? {} : { link: ask.link }),
  });
  const [row] = await tx.db
    .insert(asks)
    .values({
      kind: ask.kind,
      phone: ask.worker.phone,
      number,
      workerId: ask.worker.id,
      employerId: ask.employer.id,
      invitationId: ask.invitationId ?? null,
      purchaseId: ask.purchaseId ?? null,
      contactRequestId: ask.contactRequestId ?? null,
      text,
      language,
      createdAt: tx.now,
      remindAt: new Date(tx.now.getTime() + ASK_REMINDER_AFTER_HOURS * HOUR_MILLISECONDS),
      expiresAt: new Date(tx.now.getTime() + ASK_EXPIRES_AFTER_HOURS * HOUR_MILLISECONDS),
    })
    .returning();
  if (row === undefined) throw new Error('The question was not stored');
  const leavesAt = await queueSms(ctx, tx, {
    idempotencyKey: ask.idempotencyKey,
    phone: ask.worker.phone,
    text,
    expiresAt: row.expiresAt,
  });
  if (leavesAt === null)
    throw new ServiceError(
      'too-many',
      'This worker has had many messages lately. Please try again tomorrow.',
      {
        retryAfterSeconds: Math.ceil((nextMorning(tx.now).getTime() - tx.now.getTime()) / 1000),
      },
    );
  // What reaches her on a later morning is reminder enough.
  if (leavesAt > tx.now) await tx.db.update(asks).set({ remindAt: row.expiresAt }).where(eq(asks.id, row.id));
  await tellOfEmployer(ctx, tx, row, { kind: asked[ask.kind], key: `ask:${row.id}` });
  tx.audit({
    actor: `employer:${ask.employer.id}`,
    action: `asked-${ask.kind}`,
    subject: `worker:${ask.worker.id}`,
    details: { ask: row.id },
  });
  return row;
}
