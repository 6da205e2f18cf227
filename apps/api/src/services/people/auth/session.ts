import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import { TEAM_IDLE_MINUTES, TEAM_SESSION_HOURS } from '@repo/domain/second-factor';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { hashToken, newSessionToken } from '../../../security/tokens.ts';

/** The session of an employer or a worker ends when it has not been used for this long. */
export const SESSION_DAYS = 30;

const hours = (audience: SessionAudience): number =>
  audience === 'ops' ? TEAM_SESSION_HOURS : SESSION_DAYS * 24;

/** After so long without a call a session is over, also before it expires. */
const idleMilliseconds = (audience: SessionAudience): number =>
  audience === 'ops' ? TEAM_IDLE_MINUTES * MINUTE_MILLISECONDS : SESSION_DAYS * 24 * HOUR_MILLISECONDS;

/**
 * Opens a session and returns its token. Only the hash of the token is stored.
 * @param device the browser of a team member, in its own words
 */
export async function openSession(
  tx: Transaction,
  audience: SessionAudience,
  subjectId: string,
  device: string | null = null,
): Promise<string> {
  const token = newSessionToken();
  await tx.db.insert(sessions).values({
    tokenHash: hashToken(token),
    id: audience === 'ops' ? randomUUID() : null,
    audience,
    subjectId,
    device,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + hours(audience) * HOUR_MILLISECONDS),
  });
  return token;
}

/** The live sessions of an audience: not ended, not expired, not idle for too long. */
export const liveSessions = (audience: SessionAudience, now: Date) =>
  and(
    eq(sessions.audience, audience),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - idleMilliseconds(audience))),
  );

/** Whether a person is signed in on a device already. */
export async function hasSession(
  tx: Transaction,
  audience: SessionAudience,
  subjectId: string,
): Promise<boolean> {
  const live = await tx.db
    .select({ subjectId: sessions.subjectId })
    .from(sessions)
    .where(and(eq(sessions.subjectId, subjectId), liveSessions(audience, tx.now)))
    .limit(1);
  return live.length > 0;
}

export async function revokeSession(ctx: Context, tokenHash: string): Promise<void> {
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now() }).where(eq(sessions.tokenHash, tokenHash));
}

/** @returns the number of sessions that ended. */
export async function revokeAllSessions(
  db: Pick<Queryable, 'update'>,
  now: Date,
  audience: SessionAudience,
  subjectId: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.audience, audience), eq(sessions.subjectId, subjectId), isNull(sessions.revokedAt)),
    )
    .returning({ subjectId: sessions.subjectId });
  return ended.length;
}
