import { eq } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import { isInvitationOver } from '@repo/domain/second-factor';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { opsMembers, type MemberRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

const memberOf = async (db: Pick<Queryable, 'select'>, phone: KenyanPhone): Promise<MemberRow | undefined> =>
  (await db.select().from(opsMembers).where(eq(opsMembers.phone, phone)))[0];

/**
 * A member joins with the first second factor. Before it, a member of the configuration is admitted while the
 * configuration names the phone: the previous version kept a row of everybody who was ever on its list.
 */
function isAdmittedMember(
  { status, phone, invitedAt }: MemberRow,
  { opsPhones }: Context['config'],
  now: Date,
): boolean {
  if (status !== 'invited') return status === 'active';
  return invitedAt === null ? opsPhones.includes(phone) : !isInvitationOver(invitedAt, now);
}

/**
 * Whether a phone may sign in to the team (decisions 14): an active member, an invited one for a week, and a
 * phone of the configuration that was never a member.
 */
export async function isAdmitted(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  phone: KenyanPhone,
): Promise<boolean> {
  const member = await memberOf(db, phone);
  return member === undefined
    ? config.opsPhones.includes(phone)
    : isAdmittedMember(member, config, clock.now());
}

/**
 * The member of an admitted phone. The first administrators come from the configuration: their row is made here.
 * The row is locked, so that two sign-ins at once do not both set a second factor up.
 * @returns undefined for a phone that lost its admission meanwhile.
 */
export async function lockAdmittedMember(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  phone: KenyanPhone,
): Promise<MemberRow | undefined> {
  if (ctx.config.opsPhones.includes(phone)) {
    const [added] = await tx.db
      .insert(opsMembers)
      .values({ phone, role: 'administrator', status: 'invited', createdAt: tx.now })
      .onConflictDoNothing({ target: opsMembers.phone })
      .returning({ id: opsMembers.id });
    if (added !== undefined)
      tx.audit({ actor: 'system', action: 'first-administrator-added', subject: `ops:${added.id}` });
  }
  const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.phone, phone)).for('update');
  return member !== undefined && isAdmittedMember(member, ctx.config, tx.now) ? member : undefined;
}
