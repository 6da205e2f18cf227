import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import { sessions } from '../db/schema/sessions.ts';
import { ServiceError } from '../errors.ts';
import { hashToken } from '../security/tokens.ts';
import { SESSION_DAYS } from '../services/people/auth/session.ts';
import { authenticateMember, type TeamSession } from './authenticate-member.ts';
import { DAY_MILLISECONDS } from '@repo/domain/durations';

export interface Session {
  readonly audience: Exclude<SessionAudience, 'ops'>;
  /** The id of the signed-in employer or worker. */
  readonly subjectId: string;
  readonly tokenHash: string;
}

const BEARER = /^Bearer ([\w-]{20,64})$/;
/** The shortest time between two extensions of a session, so that not every call writes. */
const SLIDE_AFTER_MILLISECONDS = DAY_MILLISECONDS / 24;

const findSession = prepared((db) =>
  db
    .select({ subjectId: sessions.subjectId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.audience, sql.placeholder('audience')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
      ),
    )
    .prepare('find_session'),
);

/**
 * The hash of a request's bearer token.
 * @throws ServiceError `unauthenticated` when the token is missing or malformed.
 */
function tokenHashOf(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ServiceError('unauthenticated', 'signInNeeded');
  return hashToken(token);
}

/**
 * Finds the session of a request's bearer token.
 * @throws ServiceError `unauthenticated` when the token is missing, malformed, unknown, expired, revoked, or
 * of another audience.
 */
export async function authenticate(
  ctx: Context,
  request: FastifyRequest,
  audience: SessionAudience,
): Promise<Session | TeamSession> {
  const tokenHash = tokenHashOf(request);
  return audience === 'ops'
    ? authenticateMember(ctx, tokenHash)
    : authenticatePerson(ctx, tokenHash, audience);
}

async function authenticatePerson(
  ctx: Context,
  tokenHash: string,
  audience: Session['audience'],
): Promise<Session> {
  const now = ctx.clock.now();
  const [session] = await findSession(ctx.db).execute({ tokenHash, audience, now });
  if (session === undefined) throw new ServiceError('unauthenticated', 'sessionEnded');
  if (now.getTime() - session.lastSeenAt.getTime() > SLIDE_AFTER_MILLISECONDS)
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MILLISECONDS) })
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
  return { audience, subjectId: session.subjectId, tokenHash };
}
