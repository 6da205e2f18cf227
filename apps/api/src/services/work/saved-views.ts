import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { listSavedViews, saveView as saveViewCall } from '@repo/api-client/contract/work';
import { SAVED_VIEWS_MAXIMUM } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { opsMembers } from '../../db/schema/people.ts';
import { savedViews } from '../../db/schema/work.ts';
import { withTransaction } from '../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../errors.ts';

const byName = sql`lower(${savedViews.name})`;

/** The views that a member saved, by name. */
export const listViews = (
  { db }: Context,
  memberId: string,
): Promise<AnswerOf<typeof listSavedViews>['views']> =>
  db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      queue: savedViews.queue,
      view: savedViews.view,
      level: savedViews.level,
    })
    .from(savedViews)
    .where(eq(savedViews.memberId, memberId))
    .orderBy(asc(byName));

/**
 * Saves a view under a name. The same name, in any case of its letters, gets the new filters.
 * @throws ServiceError `invalid` without a name; `conflict` when the member has as many as she may have.
 */
export async function saveView(
  ctx: Context,
  memberId: string,
  { name: typed, ...filters }: BodyOf<typeof saveViewCall>,
): Promise<void> {
  const name = typed.trim();
  if (name === '') throw refusedField('name', 'viewNameMissing');
  await withTransaction(ctx, async (tx) => {
    // Two requests at one moment must not save one too many.
    await tx.db.select().from(opsMembers).where(eq(opsMembers.id, memberId)).for('no key update');
    const changed = await tx.db
      .update(savedViews)
      .set({ name, ...filters })
      .where(and(eq(savedViews.memberId, memberId), sql`${byName} = lower(${name})`))
      .returning({ id: savedViews.id });
    if (changed.length > 0) return;
    if ((await tx.db.$count(savedViews, eq(savedViews.memberId, memberId))) >= SAVED_VIEWS_MAXIMUM)
      throw new ServiceError('conflict', 'viewsTooMany');
    await tx.db.insert(savedViews).values({ memberId, name, ...filters, createdAt: tx.now });
  });
}

/** @throws ServiceError `not-found` for an unknown view, and for one of another member. */
export async function removeView({ db }: Context, memberId: string, id: string): Promise<void> {
  const removed = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.memberId, memberId)))
    .returning({ id: savedViews.id });
  if (removed.length === 0) throw notFound('viewNotFound');
}
