import { and, eq, ne, or } from 'drizzle-orm';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { workers } from '../../../db/schema/people.ts';

/**
 * Stores the language of a worker's app on her account. It is no fact about her, so it does not change the
 * date of her profile.
 */
export async function chooseLanguage(
  ctx: Context,
  workerId: string,
  language: WorkerLanguage,
): Promise<{ readonly language: WorkerLanguage }> {
  await keepLanguage(ctx.db, workerId, language);
  return { language };
}

/**
 * Stores the language from every place where the worker can choose it: her app, an SMS, the screen before her
 * first code.
 */
export async function keepLanguage(
  db: Pick<Queryable, 'update'>,
  workerId: string,
  language: WorkerLanguage,
): Promise<void> {
  await db
    .update(workers)
    .set({ language, languageChosen: true })
    .where(
      and(eq(workers.id, workerId), or(ne(workers.language, language), eq(workers.languageChosen, false))),
    );
}

/** Sets the language of the account to that of the worker's screen, as long as she has not chosen one. */
export async function assumeLanguage(
  db: Pick<Queryable, 'update'>,
  workerId: string,
  language: WorkerLanguage,
): Promise<void> {
  await db
    .update(workers)
    .set({ language })
    .where(and(eq(workers.id, workerId), eq(workers.languageChosen, false), ne(workers.language, language)));
}
