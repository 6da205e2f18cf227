import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KenyanPhone } from '@repo/domain/phone';
import { moment, oneOf, primaryId } from './columns.ts';

export const smsStatuses = ['queued', 'sending', 'accepted', 'delivered', 'failed', 'expired'] as const;
export type SmsStatus = (typeof smsStatuses)[number];

/**
 * Outgoing messages, one per idempotency key. The text is encrypted, because it may contain a code. It is
 * erased after the provider accepted it, or when it will never be sent. A lasting `sending` means that the
 * outcome is unknown. A delivery report settles it. Without a report in time the message is sent again, and
 * may then arrive twice.
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: primaryId(),
    idempotencyKey: text().notNull(),
    /** Null after its retention. */
    phone: text().$type<KenyanPhone>(),
    textCipher: text(),
    status: text().$type<SmsStatus>().notNull().default('queued'),
    providerMessageId: text(),
    attempts: integer().notNull().default(0),
    attemptStartedAt: moment(),
    /**
     * The start of the first attempt with an unknown outcome. From then on the receiver may have read the
     * message.
     */
    mayHaveArrivedAt: moment(),
    /** When a queued message gets another job. Until then it has one. */
    nextTryAt: moment(),
    /**
     * When the message becomes useless: its code expired, or its consent request was closed. It is then
     * `expired` and never sent.
     */
    expiresAt: moment(),
    failureReason: text(),
    createdAt: moment().notNull(),
    acceptedAt: moment(),
  },
  (table) => [
    uniqueIndex('sms_messages_once_per_key').on(table.idempotencyKey),
    uniqueIndex('sms_messages_provider_id').on(table.providerMessageId),
    index('sms_messages_by_status').on(table.status, table.createdAt),
    index('sms_messages_kept')
      .on(table.createdAt)
      .where(sql`${table.phone} is not null`),
    oneOf('sms_messages_status', table.status, smsStatuses),
  ],
);

export const providers = [
  'paystack',
  'africastalking_inbound',
  'africastalking_delivery',
  'smileid',
] as const;
export type ProviderName = (typeof providers)[number];

/**
 * Every callback as it arrived, stored before it is processed. `dedupeKey` gives a repeated callback the same
 * row.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: primaryId(),
    provider: text().$type<ProviderName>().notNull(),
    dedupeKey: text().notNull(),
    /** The raw body, encrypted because it contains phone numbers and texts. Null after its retention. */
    bodyCipher: text(),
    receivedAt: moment().notNull(),
    processedAt: moment(),
    /** When an event that was not processed gets another job. Until then it has one. */
    nextTryAt: moment(),
  },
  (table) => [
    uniqueIndex('provider_events_once').on(table.provider, table.dedupeKey),
    index('provider_events_unprocessed').on(table.processedAt, table.receivedAt),
    index('provider_events_kept')
      .on(table.provider, table.receivedAt)
      .where(sql`${table.bodyCipher} is not null`),
    oneOf('provider_events_provider', table.provider, providers),
  ],
);
