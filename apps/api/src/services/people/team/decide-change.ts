import { eq } from 'drizzle-orm';
import { teamChangeMachine, teamDecisionProblem, type TeamChangeDecision } from '@repo/domain/team-change';
import type { Context } from '../../../context.ts';
import { teamChanges } from '../../../db/schema/team.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { applyChange } from './apply-change.ts';

/**
 * Approves or refuses the proposal of another administrator, or withdraws the own one. An approved change happens in
 * the same transaction.
 * @throws ServiceError `not-found`; `conflict` when it was decided before; `forbidden` for the author, and for the
 * member whom it concerns.
 */
export async function decideChange(
  ctx: Context,
  decidedBy: string,
  changeId: string,
  decision: TeamChangeDecision,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [change] = await tx.db.select().from(teamChanges).where(eq(teamChanges.id, changeId)).for('update');
    if (change === undefined) throw notFound('teamChangeNotFound');
    if (!teamChangeMachine.can(change.status, decision))
      throw new ServiceError('conflict', 'teamChangeDecided');
    const problem = teamDecisionProblem(change, decidedBy, decision);
    if (problem !== null) throw new ServiceError('forbidden', problem);
    const memberId = decision === 'approved' ? await applyChange(ctx, tx, change) : change.memberId;
    await tx.db
      .update(teamChanges)
      .set({ status: decision, decidedBy, decidedAt: tx.now, memberId })
      .where(eq(teamChanges.id, changeId));
    tx.audit({
      actor: `ops:${decidedBy}`,
      action: 'team-change-decided',
      subject: `team-change:${changeId}`,
      details: {
        kind: change.kind,
        decision,
        member: memberId,
        role: change.role,
        proposedBy: change.proposedBy,
      },
    });
  });
}
