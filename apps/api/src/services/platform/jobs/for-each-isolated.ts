import type { Context } from '../../../context.ts';

/**
 * Works rows one after another, each by itself. The failure of one row is logged, and the other rows
 * continue.
 * @returns the number of rows that were processed.
 */
export async function forEachIsolated(
  ctx: Context,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
  trouble: string,
): Promise<number> {
  let processed = 0;
  for (const id of ids)
    try {
      await work(id);
      processed += 1;
    } catch (error) {
      ctx.log.error({ err: error, row: id }, `${trouble}: somebody must look`);
    }
  return processed;
}
