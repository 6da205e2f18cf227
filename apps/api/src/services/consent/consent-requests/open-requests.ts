import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ConsentRequestRow } from './request-consent.ts';
import { keepWords } from './keep-words.ts';
import { messageKeysOf } from './message-keys.ts';

/** The questions to a phone that can still be answered, locked. */
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

/** A question that its phone may have read, and since when. */
export interface AskedBySms extends ConsentRequestRow {
  readonly askedAt: Date;
}

/** Since when a message may have been read, though it was sent once more since. */
const leftAt =
  sql<Date | null>`coalesce(${smsMessages.mayHaveArrivedAt}, ${smsMessages.attemptStartedAt})`.mapWith(
    smsMessages.attemptStartedAt,
  );

/**
 * Those of them that have left by SMS. One that waits for a morning, or for a provider that is down, stands in her app
 * alone: no word that she writes can be about it, and nobody agrees to what was never sent.
 */
export async function askedBySms(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<AskedBySms[]> {
  const open = await openRequests(tx, phone);
  if (open.length === 0) return [];
  const left = await tx.db
    .select({
      key: smsMessages.idempotencyKey,
      at: leftAt,
      // There still where nobody knows yet whether it arrived.
      textCipher: smsMessages.textCipher,
    })
    .from(smsMessages)
    .where(
      and(
        inArray(smsMessages.idempotencyKey, open.flatMap(messageKeysOf)),
        // What the provider took and its network reports as lost may have arrived all the same.
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
