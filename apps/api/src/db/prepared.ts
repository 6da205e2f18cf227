import type { Database } from './database.ts';

/**
 * A statement that is built once per database and prepared by name. It is for the few statements of nearly
 * every request: to build and plan them again would cost more than to run them.
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
