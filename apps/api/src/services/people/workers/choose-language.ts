import { and, eq, ne, or } from 'drizzle-orm';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { workers } from '../../../db/schema/people.ts';

/** Keeps the language of a worker's app on her account. It is no fact about her: her profile is no more recent by it. */
export async function chooseLanguage(
  ctx: Context,
  workerId: string,
  language: WorkerLanguage,
): Promise<{ readonly language: WorkerLanguage }> {
  await keepLanguage(ctx.db, workerId, language);
  return { language };
}

/** The same from wherever she chose it: her app, an SMS, the screen before her first code. */
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

/** What her screen speaks is her account's language for as long as she has not chosen one. */
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
