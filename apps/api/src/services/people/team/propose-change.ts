import { eq } from 'drizzle-orm';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { proposeTeamChange } from '@repo/api-client/contract/team';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { teamChanges } from '../../../db/schema/team.ts';
import { isDuplicate, withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { readPhone } from '../auth/read-phone.ts';
import { lockMembers } from './lock-members.ts';

type Proposal = BodyOf<typeof proposeTeamChange>;
type Change = typeof teamChanges.$inferInsert;

/**
 * Proposes a new member, another role, or a new second factor. Nothing changes before another administrator
 * approves it (decisions 14).
 * @returns the id of the proposal.
 * @throws ServiceError `conflict` for a phone that is in the team already, for a member who left, and while the same
 * proposal waits; `forbidden` for somebody who is no administrator any more.
 */
export async function proposeChange(ctx: Context, proposedBy: string, proposal: Proposal): Promise<string> {
  try {
    return await withTransaction(ctx, async (tx) => {
      await lockMembers(tx, proposedBy);
      const wanted = await readProposal(tx, proposal);
      const [row] = await tx.db
        .insert(teamChanges)
        .values({
          ...wanted,
          kind: proposal.kind,
          reason: proposal.reason.trim(),
          proposedBy,
          proposedAt: tx.now,
        })
        .returning({ id: teamChanges.id });
      if (row === undefined) throw new Error('The proposal was not stored');
      tx.audit({
        actor: `ops:${proposedBy}`,
        action: 'team-change-proposed',
        subject: `team-change:${row.id}`,
        details: { kind: proposal.kind, member: wanted.memberId ?? null, role: wanted.role ?? null },
      });
      return row.id;
    });
  } catch (error) {
    if (isDuplicate(error)) throw new ServiceError('conflict', 'teamChangeWaits');
    throw error;
  }
}

async function readProposal(
  tx: Transaction,
  proposal: Proposal,
): Promise<Pick<Change, 'memberId' | 'phone' | 'name' | 'role'>> {
  if (proposal.reason.trim() === '') throw refusedField('reason', 'teamReasonMissing');
  if (proposal.kind === 'invitation') {
    const phone = readPhone(proposal.phone);
    const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.phone, phone));
    if (member?.status === 'active') throw refusedField('phone', 'teamPhoneKnown', 'conflict');
    const name = proposal.name.trim();
    if (name === '') throw refusedField('name', 'teamNameMissing');
    return { phone, name, role: proposal.role };
  }
  const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, proposal.member_id));
  if (member === undefined) throw notFound('memberNotFound');
  if (member.status === 'left') throw new ServiceError('conflict', 'memberLeft');
  return { memberId: member.id, ...(proposal.kind === 'role' ? { role: proposal.role } : {}) };
}
