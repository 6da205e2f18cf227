import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { verifyOpsCode } from '@repo/api-client/contract/team-auth';
import { normalisePhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { newTotpSecret } from '../../../security/totp.ts';
import { isAdmitted, lockAdmittedMember } from './admitted-member.ts';
import { useCode } from '../auth/check-code.ts';
import { readPhone } from '../auth/read-phone.ts';
import { factorsOf } from './second-factor/factors-of.ts';
import { openTicket } from './second-factor/tickets.ts';
import { sendCode } from '../auth/send-code.ts';

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
    mayReceive: await isAdmitted(ctx, phone),
    // The team is small. A slow address would only tell who gets a code.
    passesSlowAddress: true,
  });
}

/**
 * Exchanges a code for a ticket, with which the member shows a second factor, or sets the first one up. A guess
 * for any phone takes the same way, so that its time does not reveal who belongs to the team.
 */
export async function verifyOps(
  ctx: Context,
  { phone: phoneText, code }: { readonly phone: string; readonly code: string },
  address: string,
): Promise<AnswerOf<typeof verifyOpsCode>> {
  const phone = normalisePhone(phoneText);
  const refused = () => new ServiceError('invalid', 'signInCodeInvalid');
  if (phone === null) throw refused();
  const admitted = await isAdmitted(ctx, phone);
  await useCode(ctx, { audience: 'ops', phone, code, address }, () => {
    // A member who left after the code was sent.
    if (!admitted) throw refused();
  });
  return withTransaction(ctx, async (tx) => {
    const member = await lockAdmittedMember(ctx, tx, phone);
    if (member === undefined) throw refused();
    const kinds = await factorsOf(tx.db, member);
    if (kinds.length > 0)
      return {
        enrol: null,
        second_factor: { ticket: await openTicket(tx, member.id, null), kinds: [...kinds] },
      };
    const secret = newTotpSecret();
    const ticket = await openTicket(tx, member.id, ctx.secrets.seal(secret));
    return { enrol: { ticket, totp_secret: secret }, second_factor: null };
  });
}
