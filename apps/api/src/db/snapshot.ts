import type { Context } from '../context.ts';

/**
 * Reads several statements from one moment of the database. Without it, each statement sees everything that
 * was committed before it. A decision between two statements would then appear in half of the answer, which
 * was true at no moment. The transaction has one connection, so the statements run one after another. It is
 * read only.
 */
export function withSnapshot<T>(ctx: Context, read: (at: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => read({ ...ctx, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
