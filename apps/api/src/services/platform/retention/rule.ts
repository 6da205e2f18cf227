import { and, asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** A part of what is due, the oldest first. */
export interface Part {
  /** Due is what counts its days from this moment or an earlier one. */
  readonly before: Date;
  readonly limit: number;
  /** So many of the oldest are left alone: something is wrong with them. */
  readonly skip: number;
}

/** How data of one kind is ended. */
export interface Rule {
  /** The statement that finds what is due. */
  find(db: Pick<Queryable, 'select'>, part: Part): SQLWrapper;
  /** Ends that part. @returns how many entries it was. */
  clear(tx: Transaction, part: Part): Promise<number>;
}

interface Due {
  /** From when its days count. There is an index of it, narrowed by `when`. */
  readonly from: PgColumn | SQL;
  /** Must not hold any more for what was emptied. */
  readonly when?: SQL | undefined;
}

/**
 * Rows that somebody is just changing are passed over: they may be wanted after all, and the next run finds them.
 * Those found are locked, so that until this transaction ends their place in the table names them.
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

/** What is due in a table, and the statement that takes what is personal out of the rows that were found. */
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
