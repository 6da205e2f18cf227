import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { notFound } from '../../../errors.ts';
import { type SharedProfile, sharedProfileUnder } from './read-shared-profile.ts';

/**
 * The content of a worker's own public page, for the picture that she sends with its link. No page is made.
 * @throws ServiceError `not-found` for a worker without such a page, and for one who hides it.
 */
export async function readOwnPage(ctx: Context, workerId: string): Promise<SharedProfile> {
  const [worker] = await ctx.db.select({ slug: workers.slug }).from(workers).where(eq(workers.id, workerId));
  const slug = worker?.slug ?? null;
  if (slug === null) throw notFound('profileNotFound');
  return sharedProfileUnder(ctx, slug);
}
