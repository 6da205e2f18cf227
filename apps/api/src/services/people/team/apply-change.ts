import { eq } from 'drizzle-orm';
import { brand } from '@repo/domain/brand';
import { TEAM_INVITATION_DAYS } from '@repo/domain/second-factor';
import { teamRoleLabels } from '@repo/domain/team-role';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import type { teamChanges } from '../../../db/schema/team.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { siteOrigin } from '../../../site-origin.ts';
import { endForRole } from '../../work/end-for-role.ts';
import { queueSms } from '../../messaging/sms/queue-sms.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';

type Change = typeof teamChanges.$inferSelect;

/**
 * Does what was approved.
 * @returns the id of the member whom it concerned.
 * @throws ServiceError `conflict` when the team has changed since the proposal.
 */
export async function applyChange(ctx: Context, tx: Transaction, change: Change): Promise<string> {
  if (change.kind === 'invitation') return invite(ctx, tx, change);
  const { memberId, role } = change;
  if (memberId === null) throw new Error('A change of a member has no member');
  const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, memberId)).for('update');
  if (member === undefined || member.status === 'left') throw new ServiceError('conflict', 'memberLeft');
  if (change.kind === 'role') {
    if (role === null) throw new Error('A change of a role has no role');
    await tx.db.update(opsMembers).set({ role }).where(eq(opsMembers.id, memberId));
    await endForRole(tx, memberId, role);
    return memberId;
  }
  await forgetSecondFactors(tx, memberId);
  await queueSms(ctx, tx, {
    idempotencyKey: `team-second-factor:${change.id}`,
    phone: member.phone,
    text: `${brand.name}: your second sign-in step was removed at the request of your team. Set up a new one at ${siteOrigin('ops', ctx.config.publicOrigin)}. If you did not ask for this, call your administrator.`,
  });
  return memberId;
}

async function invite(ctx: Context, tx: Transaction, change: Change): Promise<string> {
  const { phone, name, role } = change;
  if (phone === null || role === null) throw new Error('An invitation has no phone or no role');
  const invited = {
    name,
    role,
    status: 'invited',
    invitedAt: tx.now,
    leftAt: null,
  } as const;
  const [known] = await tx.db.select().from(opsMembers).where(eq(opsMembers.phone, phone)).for('update');
  if (known?.status === 'active') throw new ServiceError('conflict', 'teamPhoneKnown');
  const [member] = await tx.db
    .insert(opsMembers)
    .values({ phone, createdAt: tx.now, ...invited })
    .onConflictDoUpdate({ target: opsMembers.phone, set: invited })
    .returning({ id: opsMembers.id });
  if (member === undefined) throw new Error('The member was not stored');
  await queueSms(ctx, tx, {
    idempotencyKey: `team-invitation:${change.id}`,
    phone,
    text: `${brand.name}: you are invited to the verification team as ${teamRoleLabels[role]}. Sign in with this number at ${siteOrigin('ops', ctx.config.publicOrigin)} within ${String(TEAM_INVITATION_DAYS)} days.`,
  });
  return member.id;
}
