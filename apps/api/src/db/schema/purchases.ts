import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { purchaseMachine, type PurchaseStatus } from '@repo/domain/purchase';
import { refundMachine, type RefundStatus } from '@repo/domain/refund';
import type { RefundReason } from '@repo/domain/refund-reason';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker } from './people.ts';

/** The packages on sale. No other place holds the prices that are charged. */
export const packages = pgTable('packages', {
  id: integer().primaryKey(),
  name: text().notNull(),
  level: text().$type<'lite' | 'standard' | 'premium'>().notNull(),
  priceCents: integer().notNull(),
  duration: text().notNull(),
  description: text().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  popular: boolean().notNull().default(false),
  position: integer().notNull(),
});

/**
 * A purchase is one payment at the provider, under one reference. A new try after a failure is a new
 * purchase.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: primaryId(),
    orderNumber: text().notNull().unique(),
    /**
     * Our reference at the payment provider. It is stored before the provider is asked, so that a crash loses
     * no payment.
     */
    reference: text().notNull().unique(),
    employerId: ofEmployer(),
    workerId: ofWorker(),
    /** The name that the employer saw when buying. Null for a worker without a name. */
    workerName: text(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    /** The package that this purchase upgrades. */
    upgradedFromId: integer().references(() => packages.id),
    amountCents: integer().notNull(),
    currency: text().notNull().default('KES'),
    email: text().notNull(),
    callbackUrl: text().notNull(),
    channels: jsonb().$type<string[]>().notNull(),
    status: text().$type<PurchaseStatus>().notNull().default('pending'),
    authorizationUrl: text(),
    /**
     * Until this moment one process asks the provider for the hosted page. Other processes wait for its
     * answer.
     */
    openingUntil: moment(),
    /** The channel that the payer used, from the provider's verify answer. */
    paidChannel: text(),
    failureReason: text(),
    createdAt: moment().notNull(),
    /**
     * The next poll of the provider about a purchase that may still be paid. A closed purchase may also be
     * paid.
     */
    reconcileAt: moment(),
    paidAt: moment(),
    updatedAt: moment().notNull(),
    /** When the employer put the card of a payment without money away. A payment that is paid later shows all the same. */
    dismissedAt: moment(),
  },
  (table) => [
    uniqueIndex('purchases_one_open_or_paid')
      .on(table.employerId, table.workerId, table.packageId)
      .where(sql`${table.status} in ('pending', 'paid')`),
    index('purchases_by_employer').on(table.employerId, table.createdAt.desc()),
    index('purchases_by_worker').on(table.workerId, table.employerId),
    index('purchases_to_reconcile')
      .on(table.reconcileAt)
      .where(sql`${table.reconcileAt} is not null`),
    oneOf('purchases_status', table.status, purchaseMachine.states),
    // The latest paid purchase decides what the employer may read, so each paid purchase needs a time.
    check('purchases_paid_when', sql`${table.status} <> 'paid' or ${table.paidAt} is not null`),
  ],
);
export type PurchaseRow = typeof purchases.$inferSelect;

/** Refunds, one per purchase, so that nothing is refunded twice. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    purchaseId: uuid()
      .notNull()
      .unique()
      .references(() => purchases.id),
    amountCents: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    providerRefundId: text(),
    /**
     * The amount of the provider's own refund. It is less than `amountCents` when a part was refunded in
     * another way.
     */
    providerAmountCents: integer(),
    /**
     * Until this moment one process asks the provider for the refund. Other processes do not, because the
     * provider has no key against a repeat.
     */
    askingUntil: moment(),
    createdAt: moment().notNull(),
    /** Since when the team has something to do, the last time that it had. A trigger of the migrations sets it. */
    turnSince: moment(),
    /** The next poll of the provider about the refund. */
    reconcileAt: moment(),
    settledAt: moment(),
  },
  (table) => [
    index('refunds_by_code').on(codeOf(table.id)),
    index('refunds_to_reconcile')
      .on(table.reconcileAt)
      .where(sql`${table.reconcileAt} is not null`),
    index('refunds_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} <> 'processed'`),
    index('refunds_for_team')
      .on(table.turnSince, table.id)
      .where(sql`${table.status} in ('needs-attention', 'failed')`),
    index('refunds_by_time').on(table.createdAt, table.id),
    oneOf('refunds_status', table.status, refundMachine.states),
  ],
);
