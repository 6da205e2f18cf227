import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  noActionReasons,
  THREAD_TEXTS_MAXIMUM,
  threadOutcomes,
  threadSentences,
  type NoActionReason,
  type ThreadOutcome,
  type ThreadSentence,
} from '@repo/domain/message-thread';
import type { KenyanPhone } from '@repo/domain/phone';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { providerEvents } from './messages.ts';
import { opsMembers } from './people.ts';

/**
 * The SMS of a phone that the service could not match with anything, for the team. Who the phone belongs to is read by the
 * phone, at each look: an account can be made, or deleted, meanwhile.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: primaryId(),
    /** Null after its retention. */
    phone: text().$type<KenyanPhone>(),
    /** The language of the last message, for a phone without an account. */
    language: text().$type<WorkerLanguage>().notNull(),
    openedAt: moment().notNull(),
    /** The number of its texts that were kept. A decision names it: who decides has read that many. */
    texts: integer().notNull(),
    /** The number of messages after them, which nobody can read. */
    dropped: integer().notNull().default(0),
    closedAt: moment(),
    closedBy: uuid().references(() => opsMembers.id),
    outcome: text().$type<ThreadOutcome>(),
    sentence: text().$type<ThreadSentence>(),
    reason: text().$type<NoActionReason>(),
    /** Only the team reads it. */
    note: text(),
  },
  (table) => {
    const isOpen = sql`${table.closedAt} is null`;
    return [
      uniqueIndex('message_threads_one_open').on(table.phone).where(isOpen),
      index('message_threads_for_team').on(table.openedAt, table.id).where(isOpen),
      index('message_threads_by_code').on(codeOf(table.id)),
      index('message_threads_kept')
        .on(table.closedAt)
        .where(sql`${table.phone} is not null`),
      oneOf('message_threads_language', table.language, workerLanguages),
      oneOf('message_threads_outcome', table.outcome, threadOutcomes),
      oneOf('message_threads_sentence', table.sentence, threadSentences),
      oneOf('message_threads_reason', table.reason, noActionReasons),
      check(
        'message_threads_texts',
        sql`${table.texts} between 1 and ${sql.raw(String(THREAD_TEXTS_MAXIMUM))} and (${table.dropped} = 0 or ${table.texts} = ${sql.raw(String(THREAD_TEXTS_MAXIMUM))})`,
      ),
      check('message_threads_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
      check(
        'message_threads_open_has_phone',
        sql`${table.closedAt} is not null or ${table.phone} is not null`,
      ),
      check(
        'message_threads_of_outcome',
        sql`(${table.closedBy} is not null) = coalesce(${table.outcome} <> 'lapsed', false)
          and (${table.sentence} is not null) = coalesce(${table.outcome} = 'answered', false)
          and (${table.reason} is not null) = coalesce(${table.outcome} = 'no_action', false)`,
      ),
    ];
  },
);

/** The texts of a thread. They are deleted with the phone of their thread. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: primaryId(),
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id),
    /** A message that is delivered again has the same event. */
    eventId: uuid()
      .notNull()
      .unique()
      .references(() => providerEvents.id),
    textCipher: text().notNull(),
    receivedAt: moment().notNull(),
    /** What the service answered by itself: how to answer, or nothing after some replies of the day. */
    isExplained: boolean().notNull(),
  },
  (table) => [index('thread_messages_by_thread').on(table.threadId, table.receivedAt)],
);
