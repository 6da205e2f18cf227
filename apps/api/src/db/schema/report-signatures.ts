import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reports } from './cases.ts';
import { moment, primaryId } from './columns.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The key of this installation, which signs every report that it issues. The newest row signs. */
export const signingKeys = pgTable('signing_keys', {
  id: primaryId(),
  /** X.509, DER. */
  certificate: bytes().notNull(),
  /** PKCS #8 in base64, sealed with `DATA_KEY`. */
  sealedKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** The fingerprint of every PDF that was issued, so that a reader can compare the own file with it. */
export const issuedFiles = pgTable(
  'issued_files',
  {
    /** SHA-256 of the whole file, hex. */
    sha256: text().primaryKey(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id),
    /** The code that stands in the file. */
    code: text().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [index('issued_files_by_report').on(table.reportId)],
);
