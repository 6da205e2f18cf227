import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ConsentRequestRow } from './request-consent.ts';
import { keepWords } from './keep-words.ts';
import { messageKeysOf } from './message-keys.ts';

/** Reads and locks the consent requests to a phone that can still be answered. */
export const openRequests = (tx: Transaction, phone: KenyanPhone): Promise<ConsentRequestRow[]> =>
  tx.db
    .select()
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.phone, phone),
        eq(consentRequests.status, 'open'),
        gt(consentRequests.expiresAt, tx.now),
      ),
    )
    .orderBy(asc(consentRequests.number))
    .for('update');

/** A consent request that its phone may have received, and the time from which that is so. */
export interface AskedBySms extends ConsentRequestRow {
  readonly askedAt: Date;
}

/** The first time at which a message may have been read, also when it was sent again later. */
const leftAt =
  sql<Date | null>`coalesce(${smsMessages.mayHaveArrivedAt}, ${smsMessages.attemptStartedAt})`.mapWith(
    smsMessages.attemptStartedAt,
  );

/**
 * The open consent requests of a phone that have left by SMS. A request that waits for a morning, or for a
 * provider that is down, is in the worker's app only. No SMS of hers can be about it, and she cannot agree to
 * a request that was never sent.
 */
export async function askedBySms(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<AskedBySms[]> {
  const open = await openRequests(tx, phone);
  if (open.length === 0) return [];
  const left = await tx.db
    .select({
      key: smsMessages.idempotencyKey,
      at: leftAt,
      // Still stored while it is not known whether the message arrived.
      textCipher: smsMessages.textCipher,
    })
    .from(smsMessages)
    .where(
      and(
        inArray(smsMessages.idempotencyKey, open.flatMap(messageKeysOf)),
        // A message that the provider accepted may have arrived, even when the network reports it as lost.
        or(
          inArray(smsMessages.status, ['sending', 'accepted', 'delivered']),
          isNotNull(smsMessages.acceptedAt),
          isNotNull(smsMessages.mayHaveArrivedAt),
        ),
      ),
    )
    .orderBy(asc(leftAt));
  const asked: AskedBySms[] = [];
  for (const request of open) {
    const keys: readonly string[] = messageKeysOf(request);
    const messages = left.filter(({ key }) => keys.includes(key));
    const askedAt = messages[0]?.at;
    if (askedAt == null) continue;
    const { key = '', textCipher = null } = messages.at(-1) ?? {};
    const words = textCipher === null ? undefined : await keepWords(tx, key, ctx.secrets.open(textCipher));
    asked.push({ ...request, ...words, askedAt });
  }
  return asked;
}
