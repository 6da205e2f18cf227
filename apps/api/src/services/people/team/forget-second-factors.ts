import { and, eq, isNull } from 'drizzle-orm';
import { opsMembers } from '../../../db/schema/people.ts';
import { passkeys, recoveryCodes, signInTickets } from '../../../db/schema/team.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { forgetSteps } from './second-factor/used-codes.ts';
import { revokeAllSessions } from '../auth/session.ts';

/** Removes every second factor of a member, and ends the sessions and tickets that rest on them. */
export async function forgetSecondFactors(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(passkeys).where(eq(passkeys.memberId, memberId));
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await forgetSteps(tx, memberId);
  await tx.db
    .update(opsMembers)
    .set({ totpSecret: null, pendingTotpSecret: null, pendingChallenge: null })
    .where(eq(opsMembers.id, memberId));
  await tx.db
    .update(signInTickets)
    .set({ usedAt: tx.now })
    .where(and(eq(signInTickets.memberId, memberId), isNull(signInTickets.usedAt)));
  await revokeAllSessions(tx.db, tx.now, 'ops', memberId);
}
