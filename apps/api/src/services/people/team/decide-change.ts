import { eq } from 'drizzle-orm';
import { teamChangeMachine, teamDecisionProblem, type TeamChangeDecision } from '@repo/domain/team-change';
import { mayDo } from '@repo/domain/team-permission';
import type { Context } from '../../../context.ts';
import { teamChanges } from '../../../db/schema/team.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { applyChange } from './apply-change.ts';
import { closeProposals } from './close-proposals.ts';
import { lockMembers } from './lock-members.ts';

/**
 * Approves or refuses the proposal of another administrator, or withdraws the own one. An approved change happens in
 * the same transaction. An administrator who becomes something else loses the own open proposals.
 * @throws ServiceError `not-found`; `conflict` when it was decided before; `forbidden` for the author, for the member
 * whom it concerns, and for somebody who is no administrator any more.
 */
export async function decideChange(
  ctx: Context,
  decidedBy: string,
  changeId: string,
  decision: TeamChangeDecision,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const change = await lockChange(tx, decidedBy, changeId);
    if (!teamChangeMachine.can(change.status, decision))
      throw new ServiceError('conflict', 'teamChangeDecided');
    const problem = teamDecisionProblem(change, decidedBy, decision);
    if (problem !== null) throw new ServiceError('forbidden', problem);
    const memberId = decision === 'approved' ? await applyChange(ctx, tx, change) : undefined;
    await closeProposals(tx, eq(teamChanges.id, changeId), { decision, decidedBy, memberId });
    if (memberId !== undefined && change.role !== null && !mayDo(change.role, 'manageTeam'))
      await closeProposals(tx, eq(teamChanges.proposedBy, memberId), { decision: 'withdrawn', decidedBy });
  });
}

/** The members first, then the proposal, as at the end of a membership. */
async function lockChange(tx: Transaction, decidedBy: string, changeId: string) {
  const ofId = eq(teamChanges.id, changeId);
  const [seen] = await tx.db.select().from(teamChanges).where(ofId);
  if (seen === undefined) throw notFound('teamChangeNotFound');
  await lockMembers(tx, decidedBy, seen.memberId === null ? [] : [seen.memberId]);
  const [change] = await tx.db.select().from(teamChanges).where(ofId).for('update');
  if (change === undefined) throw notFound('teamChangeNotFound');
  return change;
}
