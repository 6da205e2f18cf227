import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id, so that an address with an id does not reveal the number of rows or their order. */
export const primaryId = () => uuid().primaryKey().defaultRandom();

/**
 * A moment of the application's clock. It has no database default, because the clock can be moved and `now()`
 * cannot.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** The code by which the team names a row: the end of its id. As `workCodeOf` of the domain, in small letters. */
export const codeOf = (id: AnyPgColumn | SQL): SQL => sql`right(${id}::text, 6)`;

/**
 * A constraint of the database that allows a column only these values: for a status, the states of its
 * machine.
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
