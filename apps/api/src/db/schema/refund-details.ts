import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { opsMembers } from './people.ts';
import { refunds } from './purchases.ts';

/**
 * The entries of payers' accounts for refunds that the provider holds up. One member enters, another agrees by entering the
 * same (decisions 14). No account is stored.
 */
export const refundDetails = pgTable(
  'refund_details',
  {
    id: primaryId(),
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    /** The keyed fingerprint of refund, bank and account. */
    fingerprint: text(),
    enteredBy: uuid()
      .notNull()
      .references(() => opsMembers.id),
    enteredAt: moment().notNull(),
    /** The member on whose equal entry the account was handed to the provider. */
    agreedBy: uuid().references(() => opsMembers.id),
    agreedAt: moment(),
    /** When it was answered by the provider, replaced or outdated. */
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('refund_details_one_open')
      .on(table.refundId)
      .where(sql`${table.endedAt} is null`),
    // Two pairs of eyes (decisions 14).
    check('refund_details_by_two', sql`${table.agreedBy} <> ${table.enteredBy}`),
    check('refund_details_agreed', sql`(${table.agreedBy} is null) = (${table.agreedAt} is null)`),
    check('refund_details_ended', sql`(${table.endedAt} is null) = (${table.fingerprint} is not null)`),
  ],
);
