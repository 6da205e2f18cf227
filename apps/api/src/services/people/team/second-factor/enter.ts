import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { showSecondFactor } from '@repo/api-client/contract/team-auth';
import type { SecondFactorKind } from '@repo/domain/second-factor';
import type { Context } from '../../../../context.ts';
import { opsMembers, type MemberRow } from '../../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../../db/transaction.ts';
import { ServiceError } from '../../../../errors.ts';
import { notifyOfNewDevice } from '../../auth/notify-of-new-device.ts';
import { openSession, revokeAllSessions } from '../../auth/session.ts';
import { factorsOf } from './factors-of.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { endTicket, type TicketRow } from './tickets.ts';
import { tellOfChange } from './tell-of-change.ts';

export type SignedIn = AnswerOf<typeof showSecondFactor>;

interface Entry {
  readonly ticket: TicketRow;
  readonly kind: SecondFactorKind;
  /** The browser, in its own words. */
  readonly device: string | null;
  /** Uses the factor up, or stores a new one. @throws ServiceError when it does not count. */
  readonly use: (tx: Transaction, member: MemberRow) => Promise<void>;
}

/**
 * Opens the session of a member whose second factor counts. The first one makes an invited member active, and the
 * recovery codes.
 */
export async function enter(ctx: Context, { ticket, kind, device, use }: Entry): Promise<SignedIn> {
  return withTransaction(ctx, async (tx) => {
    const [member] = await tx.db
      .select()
      .from(opsMembers)
      .where(eq(opsMembers.id, ticket.memberId))
      .for('update');
    if (member === undefined || member.status === 'left')
      throw new ServiceError('unauthenticated', 'signInOver');
    await endTicket(tx, ticket);
    const isFirst = ticket.totpSecret !== null;
    // A ticket to set a factor up is worth nothing once the member has one.
    if (isFirst && (await factorsOf(tx.db, member)).length > 0)
      throw new ServiceError('unauthenticated', 'signInOver');
    await use(tx, member);
    const actor = `ops:${member.id}`;
    if (isFirst) {
      await tx.db
        .update(opsMembers)
        .set({ status: 'active', joinedAt: member.joinedAt ?? tx.now })
        .where(eq(opsMembers.id, member.id));
      // Those of before needed the code by SMS alone.
      await revokeAllSessions(tx.db, tx.now, 'ops', member.id);
      tx.audit({ actor, action: 'second-factor-set-up', subject: actor, details: { kind } });
    }
    const recoveryCodes = isFirst ? await makeRecoveryCodes(ctx, tx, member.id) : null;
    if (kind === 'recovery_code') await tellOfChange(ctx, tx, member, 'recovery-code-used');
    await notifyOfNewDevice(ctx, tx, 'ops', { id: member.id, phone: member.phone });
    const token = await openSession(tx, 'ops', member.id, device);
    tx.audit({ actor, action: 'signed-in', subject: actor, details: { kind } });
    return { token, recovery_codes: recoveryCodes };
  });
}
