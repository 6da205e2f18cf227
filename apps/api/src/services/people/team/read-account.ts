import { desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getTeamAccount } from '@repo/api-client/contract/team-account';
import { isRecentSignIn, TEAM_SESSION_HOURS } from '@repo/domain/second-factor';
import { permissionsOf } from '@repo/domain/team-permission';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { passkeys } from '../../../db/schema/team.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField } from '../../../errors.ts';
import { recoveryCodesLeft } from './second-factor/factors-of.ts';

/** The signed-in member, as the account page of the console shows it. */
export async function readAccount(
  ctx: Context,
  session: { readonly subjectId: string; readonly createdAt: Date },
): Promise<AnswerOf<typeof getTeamAccount>> {
  const [member] = await ctx.db.select().from(opsMembers).where(eq(opsMembers.id, session.subjectId));
  if (member === undefined) throw notFound();
  const keys = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, member.id))
    .orderBy(desc(passkeys.createdAt));
  return {
    id: member.id,
    name: member.name,
    phone: member.phone,
    role: member.role,
    permissions: [...permissionsOf(member.role)],
    session_ends_at: new Date(
      session.createdAt.getTime() + TEAM_SESSION_HOURS * HOUR_MILLISECONDS,
    ).toISOString(),
    signed_in_recently: isRecentSignIn(session, ctx.clock.now()),
    has_totp: member.totpSecret !== null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await recoveryCodesLeft(ctx.db, member.id),
  };
}

/** Saves the name that colleagues see. @throws ServiceError `invalid` for a blank one. */
export async function saveAccount(ctx: Context, memberId: string, name: string): Promise<void> {
  if (name.trim() === '') throw refusedField('name', 'teamNameMissing');
  await withTransaction(ctx, async (tx) => {
    await tx.db.update(opsMembers).set({ name: name.trim() }).where(eq(opsMembers.id, memberId));
    tx.audit({ actor: `ops:${memberId}`, action: 'member-named', subject: `ops:${memberId}` });
  });
}
