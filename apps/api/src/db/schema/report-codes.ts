import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reports } from './cases.ts';
import { moment } from './columns.ts';

/** Revoked report codes. The current code is in the row of the report. */
export const revokedReportCodes = pgTable(
  'revoked_report_codes',
  {
    code: text().primaryKey(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id),
    revokedAt: moment().notNull(),
  },
  (table) => [index('revoked_report_codes_by_report').on(table.reportId)],
);
