import { eq, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { assignments } from '../../../db/schema/work.ts';
import { teamChanges } from '../../../db/schema/team.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { endAssignments } from '../../work/assign.ts';
import { closeProposals } from './close-proposals.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { lockMembers } from './lock-members.ts';

/**
 * Ends a membership at once: the sessions, the second factors, and the proposals by and about the member. One
 * administrator suffices, because waiting for another would leave a door open.
 * @throws ServiceError `not-found`; `forbidden` for oneself, so that an administrator always remains, and for somebody
 * who is no administrator any more; `conflict` when the member left before.
 */
export async function endMembership(
  ctx: Context,
  administratorId: string,
  memberId: string,
  reason: string,
): Promise<void> {
  if (reason.trim() === '') throw refusedField('reason', 'teamReasonMissing');
  if (memberId === administratorId) throw new ServiceError('forbidden', 'ownMembership');
  await withTransaction(ctx, async (tx) => {
    const member = (await lockMembers(tx, administratorId, [memberId])).get(memberId);
    if (member === undefined) throw notFound('memberNotFound');
    if (member.status === 'left') throw new ServiceError('conflict', 'memberLeft');
    await tx.db.update(opsMembers).set({ status: 'left', leftAt: tx.now }).where(eq(opsMembers.id, memberId));
    await forgetSecondFactors(tx, memberId);
    await endAssignments(tx, eq(assignments.memberId, memberId), 'left_team');
    await closeProposals(tx, or(eq(teamChanges.memberId, memberId), eq(teamChanges.proposedBy, memberId)), {
      decision: 'withdrawn',
      decidedBy: administratorId,
    });
    tx.audit({
      actor: `ops:${administratorId}`,
      action: 'membership-ended',
      subject: `ops:${memberId}`,
      details: { reason: reason.trim() },
    });
  });
}
