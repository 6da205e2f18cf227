import type { Context } from '../context.ts';

/**
 * Reads what several statements find as it stood at one moment. On their own each sees what was committed before it: a
 * decision that falls between two of them would be half in the answer, which then says what was never so. There is one
 * connection, so statements follow one another, and nothing can be changed.
 */
export function withSnapshot<T>(ctx: Context, read: (at: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => read({ ...ctx, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
