import type { Database } from './database.ts';

/**
 * A statement that is built once per database and prepared by name: for the few that nearly every request makes, where
 * building and planning it anew would cost more than running it.
 */
export function prepared<S, D extends object = Database>(prepare: (db: D) => S): (db: D) => S {
  const statements = new WeakMap<D, S>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
