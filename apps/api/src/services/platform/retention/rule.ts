import { and, asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** A part of the due rows, the oldest first. */
export interface Part {
  /** A row is due when its retention began at this moment or earlier. */
  readonly before: Date;
  readonly limit: number;
  /** This many of the oldest rows are skipped, because they are broken. */
  readonly skip: number;
}

/** How data of one kind is deleted or emptied. */
export interface Rule {
  /** The statement that finds the due rows. */
  find(db: Pick<Queryable, 'select'>, part: Part): SQLWrapper;
  /** Deletes or empties that part. @returns the number of entries. */
  clear(tx: Transaction, part: Part): Promise<number>;
}

interface Due {
  /** The start of the retention. An index on it exists, restricted by `when`. */
  readonly from: PgColumn | SQL;
  /** Must be false for a row that was emptied before. */
  readonly when?: SQL | undefined;
}

/**
 * Rows that another transaction is changing are skipped: they may be needed after all, and the next run finds
 * them. The found rows are locked, so that each `ctid` names its row until this transaction ends.
 */
const findIn = (db: Pick<Queryable, 'select'>, table: PgTable, { from, when }: Due, part: Part) =>
  db
    .select({ place: sql<string>`ctid::text` })
    .from(table)
    .where(and(sql`${from} <= ${part.before}`, when))
    .orderBy(asc(from))
    .limit(part.limit)
    .offset(part.skip)
    .for('update', { skipLocked: true });

type End = (db: Transaction['db'], found: SQL) => PromiseLike<unknown>;

/**
 * The due rows of a table, and the statement that removes the personal data from the rows that were found.
 */
export const emptied = (table: PgTable, due: Due, end: End): Rule => ({
  find: (db, part) => findIn(db, table, due, part),
  async clear(tx, part) {
    const places = (await findIn(tx.db, table, due, part)).map(({ place }) => place);
    if (places.length > 0) await end(tx.db, sql`ctid = any(${sql.param(places)}::tid[])`);
    return places.length;
  },
});

export const deleted = (table: PgTable, due: Due): Rule =>
  emptied(table, due, (db, found) => db.delete(table).where(found));
