import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random ids: an address that carries one tells nothing about how many there are or who came before. */
export const primaryId = () => uuid().primaryKey().defaultRandom();

/** A moment on the application's clock. It has no database default: the clock can be moved, `now()` cannot. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Holds a status column to the states its machine knows, in the database as in the code. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
