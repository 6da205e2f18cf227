import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chargebackStatuses, type ChargebackAnswer, type ChargebackStatus } from '@repo/domain/chargeback';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { opsMembers } from './people.ts';
import { purchases } from './purchases.ts';

/** Chargebacks: a payer's bank asks for the money of a purchase back. The payment provider tells of each. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: primaryId(),
    /** The provider's id of its dispute. Reminders carry the same one. */
    providerDisputeId: text().notNull().unique(),
    purchaseId: uuid()
      .notNull()
      .references(() => purchases.id),
    status: text().$type<ChargebackStatus>().notNull(),
    /** The provider's word for the kind, such as `chargeback` or `fraud`. */
    category: text(),
    /** The amount that the bank asks for. Null while the provider does not tell it. */
    amountCents: integer(),
    openedAt: moment().notNull(),
    /** Until when the team must answer. */
    dueAt: moment(),
    /** The provider's last reminder. */
    remindedAt: moment(),
    /** The provider's word for the end, such as `merchant-accepted`, `auto-accepted` or `declined`. */
    resolution: text(),
    resolvedAt: moment(),
    /** The provider's id of the evidence that the team sent last. */
    evidenceId: text(),
    evidenceAt: moment(),
    answer: text().$type<ChargebackAnswer>(),
    answeredBy: uuid().references(() => opsMembers.id),
    answeredAt: moment(),
    /** When the log next warns that the answer is due soon. */
    alarmAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('chargebacks_by_code').on(codeOf(table.id)),
    index('chargebacks_by_purchase').on(table.purchaseId),
    index('chargebacks_for_team')
      .on(sql`coalesce(${table.dueAt}, ${table.openedAt})`, table.id)
      .where(sql`${table.answer} is null and ${table.status} in ('awaiting-merchant-feedback', 'pending')`),
    index('chargebacks_by_time').on(table.createdAt, table.id),
    index('chargebacks_to_follow')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} not in ('resolved', 'archived')`),
    index('chargebacks_to_alarm')
      .on(table.alarmAt)
      .where(sql`${table.alarmAt} is not null`),
    oneOf('chargebacks_status', table.status, chargebackStatuses),
  ],
);
