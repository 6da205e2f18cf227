import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isTeamSessionOver } from '@repo/domain/second-factor';
import type { TeamRole } from '@repo/domain/team-role';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import { opsMembers } from '../db/schema/people.ts';
import { sessions } from '../db/schema/sessions.ts';
import { ServiceError } from '../errors.ts';

export interface TeamSession {
  readonly audience: 'ops';
  /** The id of the member. */
  readonly subjectId: string;
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly role: TeamRole;
  readonly createdAt: Date;
}

/** The shortest time between two notes of a use, so that not every call writes. */
const NOTE_AFTER_MILLISECONDS = 60_000;

const findSession = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      subjectId: sessions.subjectId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      role: opsMembers.role,
    })
    .from(sessions)
    .innerJoin(opsMembers, eq(opsMembers.id, sessions.subjectId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.audience, 'ops'),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
        eq(opsMembers.status, 'active'),
      ),
    )
    .prepare('find_team_session'),
);

/**
 * The session of a team member behind a token. It ends 12 hours after the sign-in, after 30 idle minutes, and with
 * the membership (decisions 14).
 * @throws ServiceError `unauthenticated`.
 */
export async function authenticateMember(ctx: Context, tokenHash: string): Promise<TeamSession> {
  const now = ctx.clock.now();
  const [found] = await findSession(ctx.db).execute({ tokenHash, now });
  // A session without an id has no second factor: a process of the previous version opened it.
  if (found?.sessionId == null || isTeamSessionOver(found, now))
    throw new ServiceError('unauthenticated', 'sessionEnded');
  const { lastSeenAt, sessionId, ...session } = found;
  if (now.getTime() - lastSeenAt.getTime() > NOTE_AFTER_MILLISECONDS)
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
  return { ...session, sessionId, audience: 'ops', tokenHash };
}
