import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listOwnSessions } from '@repo/api-client/contract/team-account';
import { deviceName } from '@repo/domain/device-name';
import type { Context } from '../../../context.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField } from '../../../errors.ts';
import { liveSessions, revokeAllSessions } from '../auth/session.ts';
import { lockMembers } from './lock-members.ts';

/** Whether a session of the team is live, and a second factor opened it. */
export const isLive = (now: Date) => and(isNotNull(sessions.id), liveSessions('ops', now));

/** The live sessions of the signed-in member, the latest first. */
export async function listSessions(
  ctx: Context,
  own: { readonly subjectId: string; readonly sessionId: string },
): Promise<AnswerOf<typeof listOwnSessions>> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.subjectId, own.subjectId), isLive(ctx.clock.now())))
    .orderBy(desc(sessions.lastSeenAt));
  return {
    sessions: rows.flatMap(({ id, device, createdAt, lastSeenAt }) =>
      id === null
        ? []
        : [
            {
              id,
              device: deviceName(device),
              created_at: createdAt.toISOString(),
              last_seen_at: lastSeenAt.toISOString(),
              is_this: id === own.sessionId,
            },
          ],
    ),
  };
}

/** @throws ServiceError `not-found` for a session that is not the member's own. */
export async function endOwnSession(ctx: Context, memberId: string, sessionId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(sessions)
      .set({ revokedAt: tx.now })
      .where(and(eq(sessions.id, sessionId), eq(sessions.subjectId, memberId), isLive(tx.now)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound();
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'session-ended',
      subject: `ops:${memberId}`,
      details: { session: sessionId },
    });
  });
}

/**
 * Ends every session of a member, with the reason of the administrator.
 * @throws ServiceError `not-found`; `forbidden` for somebody who is no administrator any more.
 */
export async function endSessionsOf(
  ctx: Context,
  administratorId: string,
  memberId: string,
  reason: string,
): Promise<void> {
  if (reason.trim() === '') throw refusedField('reason', 'teamReasonMissing');
  await withTransaction(ctx, async (tx) => {
    if (!(await lockMembers(tx, administratorId, [memberId])).has(memberId)) throw notFound('memberNotFound');
    const number = await revokeAllSessions(tx.db, tx.now, 'ops', memberId);
    tx.audit({
      actor: `ops:${administratorId}`,
      action: 'sessions-ended',
      subject: `ops:${memberId}`,
      details: { number, reason: reason.trim() },
    });
  });
}
