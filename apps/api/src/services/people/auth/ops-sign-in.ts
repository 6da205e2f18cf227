import { eq } from 'drizzle-orm';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { useCode } from './check-code.ts';
import { readPhone } from './read-phone.ts';
import { sendCode } from './send-code.ts';
import { openSession } from './session.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

/**
 * Sends a code to a member of the verification team. The answer does not reveal whether a phone belongs to a
 * member.
 */
export async function sendOpsCode(ctx: Context, phoneText: string, address: string): Promise<number> {
  const phone = readPhone(phoneText);
  return sendCode(ctx, {
    audience: 'ops',
    phone,
    address,
    mayReceive: ctx.config.opsPhones.includes(phone),
    // The configuration bounds who gets these codes. A slow address would only tell who gets one.
    passesSlowAddress: true,
  });
}

/**
 * Exchanges a code for a session of the verification team. A guess for any phone takes the same way, so that
 * its time does not reveal who belongs to the team.
 */
export async function verifyOps(
  ctx: Context,
  { phone: phoneText, code }: { readonly phone: string; readonly code: string },
  address: string,
): Promise<{ readonly token: string }> {
  const phone = normalisePhone(phoneText);
  if (phone === null) throw new ServiceError('invalid', 'signInCodeInvalid');
  await useCode(ctx, { audience: 'ops', phone, code, address }, () => {
    // Whoever left the team after the code was sent.
    if (!ctx.config.opsPhones.includes(phone)) throw new ServiceError('invalid', 'signInCodeInvalid');
  });
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .insert(opsMembers)
      .values({ phone, createdAt: tx.now })
      .onConflictDoNothing({ target: opsMembers.phone });
    const [member] = await tx.db
      .select({ id: opsMembers.id })
      .from(opsMembers)
      .where(eq(opsMembers.phone, phone));
    if (member === undefined) throw new Error('The team member was not stored');
    await notifyOfNewDevice(ctx, tx, 'ops', { id: member.id, phone });
    const token = await openSession(tx, 'ops', member.id);
    tx.audit({ actor: `ops:${member.id}`, action: 'signed-in', subject: `ops:${member.id}` });
    return { token };
  });
}

/**
 * Whether the member of a session still belongs to the team. A phone that leaves the list loses access at
 * once, on every device.
 */
export async function isTeamMember(ctx: Context, memberId: string): Promise<boolean> {
  const [member] = await ctx.db
    .select({ phone: opsMembers.phone })
    .from(opsMembers)
    .where(eq(opsMembers.id, memberId));
  return member !== undefined && ctx.config.opsPhones.includes(member.phone);
}
