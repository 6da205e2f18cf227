import {
  type AnyPgColumn,
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
import { sql, type SQL } from 'drizzle-orm';
import { teamLooks } from '@repo/domain/team-look';
import { moment } from './columns.ts';

/**
 * The audit rows: each action on money, consent, findings and unmasked data, with its actor. `db/audit-rows.ts`
 * writes them. Triggers refuse a row that does not continue the chain, and every change and deletion
 * (decision 098).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** One more than the row before. */
    id: bigint({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** Ids, amounts and states. Never a name, a phone or a text. */
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    previousHash: text().notNull().default(''),
    /** Over all columns but the id, keyed. */
    hash: text().notNull().default(''),
    /** The key of the hash. Null in the rows of a version whose hashes had no key. */
    keyId: text(),
  },
  (table) => [
    // The timeline of a case.
    index('audit_log_by_subject').on(table.subject, table.id),
    // Who looked at a worker's papers. It finds the looks at what is deleted since, too.
    index('audit_log_looks').on(lookedAt(table), table.id).where(isLook(table)),
  ],
);

type LookColumns = Readonly<Record<'action' | 'details', AnyPgColumn>>;

/** The worker of a look. */
export function lookedAt({ details }: Pick<LookColumns, 'details'>): SQL {
  return sql`(${details} ->> 'worker')`;
}

/** Whether a row is a look. Its values are literals: with parameters a query does not use the index of the looks. */
export function isLook({ action }: Pick<LookColumns, 'action'>): SQL {
  return sql`${action} in (${sql.raw(teamLooks.map((look) => `'${look}'`).join(', '))})`;
}

/**
 * The offset of the application's clock from real time. Only the sandbox moves it. Without the sandbox it is
 * zero.
 */
export const clockOffset = pgTable(
  'clock_offset',
  { single: boolean().primaryKey().default(true), seconds: integer().notNull() },
  (table) => [check('clock_offset_single', sql`${table.single}`)],
);

/**
 * The use of each rate limit by subject and window. `services/platform/limits` counts here, and the retention
 * deletes ended windows.
 */
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
