import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { hashToken, newSessionToken } from '../../../security/tokens.ts';

/** A session ends when it has not been used for this long. */
export const SESSION_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** Opens a session and returns its token. Only the hash of the token is stored. */
export async function openSession(
  tx: Transaction,
  audience: SessionAudience,
  subjectId: string,
): Promise<string> {
  const token = newSessionToken();
  await tx.db.insert(sessions).values({
    tokenHash: hashToken(token),
    audience,
    subjectId,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + SESSION_DAYS * DAY_MILLISECONDS),
  });
  return token;
}

/** Whether a person is signed in on a device already. */
export async function hasSession(
  tx: Transaction,
  audience: SessionAudience,
  subjectId: string,
): Promise<boolean> {
  const live = await tx.db
    .select({ subjectId: sessions.subjectId })
    .from(sessions)
    .where(
      and(
        eq(sessions.audience, audience),
        eq(sessions.subjectId, subjectId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, tx.now),
      ),
    )
    .limit(1);
  return live.length > 0;
}

export async function revokeSession(ctx: Context, tokenHash: string): Promise<void> {
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now() }).where(eq(sessions.tokenHash, tokenHash));
}

export async function revokeAllSessions(
  ctx: Context,
  audience: SessionAudience,
  subjectId: string,
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now() })
    .where(
      and(eq(sessions.audience, audience), eq(sessions.subjectId, subjectId), isNull(sessions.revokedAt)),
    );
}
