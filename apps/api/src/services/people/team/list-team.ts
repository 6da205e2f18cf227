import { asc, eq, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listTeam as listTeamCall } from '@repo/api-client/contract/team';
import { isInvitationOver, type SecondFactorKind } from '@repo/domain/second-factor';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { passkeys, recoveryCodes, teamChanges } from '../../../db/schema/team.ts';
import { isLive } from './sessions.ts';

type Team = AnswerOf<typeof listTeamCall>;

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** Every member, and the changes that wait for another administrator. */
export const listTeam = async (ctx: Context, readerId: string): Promise<Team> => ({
  members: await readMembers(ctx),
  changes: await readOpenChanges(ctx, readerId),
});

async function readMembers({ db, clock }: Context): Promise<Team['members']> {
  const rows = await db.select().from(opsMembers).orderBy(asc(opsMembers.createdAt), asc(opsMembers.id));
  const now = clock.now();
  // Joined, because the sessions of everybody else are a million rows. An ended session tells when its member was here.
  const seen = await db
    .select({
      id: sessions.subjectId,
      live: sql<number>`count(*) filter (where ${isLive(now)})`.mapWith(Number),
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(sessions)
    .innerJoin(opsMembers, eq(opsMembers.id, sessions.subjectId))
    .where(eq(sessions.audience, 'ops'))
    .groupBy(sessions.subjectId);
  const withPasskey = await db.selectDistinct({ id: passkeys.memberId }).from(passkeys);
  const withRecoveryCode = await db
    .selectDistinct({ id: recoveryCodes.memberId })
    .from(recoveryCodes)
    .where(isNull(recoveryCodes.usedAt));
  const has = (found: readonly { readonly id: string }[], id: string) => found.some((each) => each.id === id);
  return rows.map(({ id, name, phone, role, status, totpSecret, invitedAt, joinedAt, leftAt }) => {
    const factors: SecondFactorKind[] = [
      ...(has(withPasskey, id) ? (['passkey'] as const) : []),
      ...(totpSecret === null ? [] : (['totp'] as const)),
      ...(has(withRecoveryCode, id) ? (['recovery_code'] as const) : []),
    ];
    const visits = seen.find((each) => each.id === id);
    return {
      id,
      name,
      phone,
      role,
      status,
      second_factors: factors,
      joined_at: iso(joinedAt),
      invitation_over: status === 'invited' && invitedAt !== null && isInvitationOver(invitedAt, now),
      last_seen_at: iso(visits?.lastSeenAt),
      live_sessions: visits?.live ?? 0,
      left_at: iso(leftAt),
    };
  });
}

async function readOpenChanges({ db }: Context, readerId: string): Promise<Team['changes']> {
  const author = alias(opsMembers, 'author');
  const rows = await db
    .select({ change: teamChanges, member: opsMembers, author })
    .from(teamChanges)
    .innerJoin(author, eq(author.id, teamChanges.proposedBy))
    .leftJoin(opsMembers, eq(opsMembers.id, teamChanges.memberId))
    .where(eq(teamChanges.status, 'proposed'))
    .orderBy(asc(teamChanges.proposedAt));
  return rows.map(({ change, member, author: by }) => ({
    id: change.id,
    kind: change.kind,
    status: change.status,
    member: member === null ? null : { id: member.id, name: member.name },
    phone: change.phone,
    name: change.name,
    role: change.role,
    reason: change.reason,
    proposed_by: { id: by.id, name: by.name },
    proposed_at: change.proposedAt.toISOString(),
    is_own: change.proposedBy === readerId,
  }));
}
