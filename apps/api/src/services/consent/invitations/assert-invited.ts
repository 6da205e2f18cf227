import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { notFound } from '../../../errors.ts';

/**
 * Asserts that the invitation of a link was sent to this worker.
 * @throws ServiceError `not-found` for the code of another worker as for one that no invitation has. The refusal tells
 * nothing of whoever was invited.
 */
export async function assertInvited(ctx: Context, workerId: string, code: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.code, code.trim().toUpperCase()), eq(invitations.workerId, workerId)));
  if (found === undefined) throw notFound('invitationNotFound');
}
