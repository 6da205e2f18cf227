import { and, eq, ne } from 'drizzle-orm';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';

/** Keeps the language of a worker's app on her account. It is no fact about her: her profile is no more recent by it. */
export async function chooseLanguage(
  ctx: Context,
  workerId: string,
  language: WorkerLanguage,
): Promise<{ readonly language: WorkerLanguage }> {
  await ctx.db
    .update(workers)
    .set({ language })
    .where(and(eq(workers.id, workerId), ne(workers.language, language)));
  return { language };
}
