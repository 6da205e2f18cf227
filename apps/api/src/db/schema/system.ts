import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns.ts';

/**
 * Who did what to money, consent, findings and unmasked data. A trigger chains each row to the one before by SHA-256
 * and refuses every change and deletion (see the migration `audit_chain`).
 */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  /** Ids, amounts and states; never a name, a phone or a text. */
  details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  previousHash: text().notNull().default(''),
  hash: text().notNull().default(''),
});

/** How far the application's clock is ahead of real time. Moved only through the sandbox; always zero elsewhere. */
export const clockOffset = pgTable(
  'clock_offset',
  { single: boolean().primaryKey().default(true), seconds: integer().notNull() },
  (table) => [check('clock_offset_single', sql`${table.single}`)],
);

/** How often something limited was done, by subject and window; `services/limits` alone reads and writes it. */
export const limits = pgTable(
  'limits',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    endsAt: moment().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.endsAt] }),
    index('limits_by_end').on(table.endsAt),
  ],
);
