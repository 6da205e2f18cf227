import { and, eq, gte, sql } from 'drizzle-orm';
import {
  CONTACT_REQUEST_EXPIRES_AFTER_HOURS,
  contactRequestRefusal,
  isContactMessageMissing,
  type ContactRefusal,
} from '@repo/domain/contact-request';
import { endOfDay, startOfDay } from '@repo/domain/dates';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { consentRequests, contactRequests } from '../../../db/schema/consents.ts';
import { employers, type WorkerRow } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { answerConsentRequest } from '../consent-requests/answer-consent-request.ts';
import { assertMayAsk } from '../../access/assert-may-ask.ts';
import { requestConsent } from '../consent-requests/request-consent.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { findVisibleWorker } from '../../access/visibility.ts';
import { findLatestRequest } from './latest-request.ts';

export interface ContactInput {
  readonly nanny_id: string;
  readonly message: string;
}

/**
 * Asks a worker by SMS whether this employer may get her name and number (employer spec 4).
 * @returns the time until which she can answer.
 * @throws ServiceError `invalid` with the form's own message; `not-found` for a worker whom the employer
 * cannot see; `conflict` while a request is open or approved, and while she refuses this employer; `too-many`
 * past the limit of the day.
 */
export async function requestContact(ctx: Context, employerId: string, input: ContactInput): Promise<Date> {
  if (isContactMessageMissing(input.message)) throw refusedField('message', 'contactMessageMissing');
  return withTransaction(ctx, async (tx) => {
    const { id } = await findVisibleWorker(tx.db, { employerId, now: tx.now }, input.nanny_id);
    // Locks the worker. A STOP at the same moment, or a second press of the same button, comes before all of
    // this or after it.
    const worker = await lockWorker(tx, id);
    await endLapsed(ctx, tx, employerId, id);
    await assertMayAsk(tx.db, employerId, id, tx.now);
    await assertMayRequest(tx, employerId, id);
    return request(ctx, tx, employerId, worker, input.message.trim());
  });
}

/**
 * Ends a request that has run out and that the scheduled job has not ended yet. It must not block a new
 * request.
 */
async function endLapsed(ctx: Context, tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const latest = await findLatestRequest(tx.db, employerId, workerId);
  if (latest?.status !== 'pending' || latest.expiresAt > tx.now) return;
  const [question] = await tx.db
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(eq(consentRequests.contactRequestId, latest.id));
  if (question !== undefined) await answerConsentRequest(ctx, tx, question.id, 'expired', null);
}

async function assertMayRequest(tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const latest = await findLatestRequest(tx.db, employerId, workerId);
  // A withdrawn approval is a refusal, which `assertMayAsk` knows.
  const status = latest === undefined || latest.isWithdrawn ? null : latest.status;
  const refusal = contactRequestRefusal(status, await countToday(tx, employerId));
  if (refusal !== null) throw refused(refusal, tx.now);
}

/**
 * Counts the requests of this employer since midnight in Nairobi. A lock keeps the count valid until this
 * transaction ends.
 */
async function countToday(tx: Transaction, employerId: string): Promise<number> {
  const key = `contact-requests:${employerId}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return tx.db.$count(
    contactRequests,
    and(eq(contactRequests.employerId, employerId), gte(contactRequests.createdAt, startOfDay(tx.now))),
  );
}

function refused(why: ContactRefusal, now: Date): ServiceError {
  if (why === 'contactRequestOpen' || why === 'contactShared') return new ServiceError('conflict', why);
  const untilTomorrow = endOfDay(now).getTime() + 1 - now.getTime();
  return new ServiceError('too-many', why, { retryAfterSeconds: Math.ceil(untilTomorrow / 1000) });
}

async function request(
  ctx: Context,
  tx: Transaction,
  employerId: string,
  worker: WorkerRow,
  message: string,
): Promise<Date> {
  const [request] = await tx.db
    .insert(contactRequests)
    .values({
      employerId,
      workerId: worker.id,
      message,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + CONTACT_REQUEST_EXPIRES_AFTER_HOURS * HOUR_MILLISECONDS),
    })
    .returning({ id: contactRequests.id, expiresAt: contactRequests.expiresAt });
  const [employer] = await tx.db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (request === undefined || employer === undefined) throw new Error('The contact request was not stored');
  await requestConsent(ctx, tx, {
    kind: 'contact_request',
    worker,
    employer,
    contactRequestId: request.id,
    level: null,
    idempotencyKey: `contact-request:${request.id}`,
  });
  return request.expiresAt;
}
