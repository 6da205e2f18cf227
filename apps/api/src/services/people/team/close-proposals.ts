import { and, eq, type SQL } from 'drizzle-orm';
import type { TeamChangeDecision } from '@repo/domain/team-change';
import { teamChanges } from '../../../db/schema/team.ts';
import type { Transaction } from '../../../db/transaction.ts';

interface Closing {
  readonly decision: TeamChangeDecision;
  readonly decidedBy: string;
  /** The new member of an approved invitation. */
  readonly memberId?: string | undefined;
}

/** Stores the decision about open proposals, each with its audit row. */
export async function closeProposals(
  tx: Transaction,
  which: SQL | undefined,
  { decision, decidedBy, memberId }: Closing,
): Promise<void> {
  const closed = await tx.db
    .update(teamChanges)
    .set({ status: decision, decidedBy, decidedAt: tx.now, memberId })
    .where(and(eq(teamChanges.status, 'proposed'), which))
    .returning();
  for (const change of closed)
    tx.audit({
      actor: `ops:${decidedBy}`,
      action: 'team-change-decided',
      subject: `team-change:${change.id}`,
      details: {
        kind: change.kind,
        decision,
        member: change.memberId,
        role: change.role,
        proposedBy: change.proposedBy,
      },
    });
}
