import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { endSessionsOfMember, listSessionsOfMember } from '@repo/api-client/contract/team';
import type { listOwnSessions } from '@repo/api-client/contract/team-account';
import { deviceName } from '@repo/domain/device-name';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, refusedField } from '../../../errors.ts';
import { liveSessions, revokeAllSessions } from '../auth/session.ts';
import { lockMembers } from './lock-members.ts';

/** Whether a session of the team is live, and a second factor opened it. */
export const isLive = (now: Date) => and(isNotNull(sessions.id), liveSessions('ops', now));

type LiveSessions = AnswerOf<typeof listSessionsOfMember>['sessions'];

/** The live sessions of a member, the latest first. @throws ServiceError `not-found` for an unknown one. */
export async function listSessionsOf(ctx: Context, memberId: string): Promise<LiveSessions> {
  if ((await ctx.db.$count(opsMembers, eq(opsMembers.id, memberId))) === 0) throw notFound('memberNotFound');
  return readLive(ctx, memberId);
}

async function readLive(ctx: Context, memberId: string): Promise<LiveSessions> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.subjectId, memberId), isLive(ctx.clock.now())))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.flatMap(({ id, device, createdAt, lastSeenAt }) =>
    id === null
      ? []
      : [
          {
            id,
            device: deviceName(device),
            created_at: createdAt.toISOString(),
            last_seen_at: lastSeenAt.toISOString(),
          },
        ],
  );
}

/** The same of the signed-in member, with the one of this call marked. */
export async function listSessions(
  ctx: Context,
  own: { readonly subjectId: string; readonly sessionId: string },
): Promise<AnswerOf<typeof listOwnSessions>> {
  const live = await readLive(ctx, own.subjectId);
  return { sessions: live.map((each) => ({ ...each, is_this: each.id === own.sessionId })) };
}

/** @throws ServiceError `not-found` for a session that is not the member's own. */
export async function endOwnSession(ctx: Context, memberId: string, sessionId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await endOne(tx, memberId, sessionId);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'session-ended',
      subject: `ops:${memberId}`,
      details: { session: sessionId },
    });
  });
}

/**
 * Ends every session of a member, or one, with the reason of the administrator.
 * @throws ServiceError `not-found` for an unknown member, or a session of hers that is not live; `forbidden` for somebody
 * who is no administrator any more.
 */
export async function endSessionsOf(
  ctx: Context,
  administratorId: string,
  memberId: string,
  { reason, session_id: sessionId }: BodyOf<typeof endSessionsOfMember>,
): Promise<void> {
  if (reason.trim() === '') throw refusedField('reason', 'teamReasonMissing');
  await withTransaction(ctx, async (tx) => {
    if (!(await lockMembers(tx, administratorId, [memberId])).has(memberId)) throw notFound('memberNotFound');
    const number =
      sessionId === undefined
        ? await revokeAllSessions(tx.db, tx.now, 'ops', memberId)
        : await endOne(tx, memberId, sessionId);
    tx.audit({
      actor: `ops:${administratorId}`,
      action: 'sessions-ended',
      subject: `ops:${memberId}`,
      details: { number, session: sessionId ?? null, reason: reason.trim() },
    });
  });
}

/** @returns 1, the number of ended sessions. @throws ServiceError `not-found` for one that is not live, or not hers. */
async function endOne(tx: Transaction, memberId: string, sessionId: string): Promise<number> {
  const ended = await tx.db
    .update(sessions)
    .set({ revokedAt: tx.now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.subjectId, memberId), isLive(tx.now)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound('sessionOver');
  return ended.length;
}
