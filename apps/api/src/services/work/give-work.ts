import { eq } from 'drizzle-orm';
import { mayDo } from '@repo/domain/team-permission';
import { permissionOfWork, type WorkKind } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { opsMembers } from '../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { refusedField, ServiceError } from '../../errors.ts';
import { knowsAbout, refuseConflictAbout } from '../access/conflicts.ts';
import { assign, endAssignments, isHeld, type Piece } from './assign.ts';
import { assertKind, hadSay, lockWork, looksBelow, type Member } from './lock-work.ts';
import type { WorkRow } from './read-work.ts';

/**
 * Gives a piece of work to a colleague. Its holder hands it over. A senior also gives what nobody or somebody else
 * holds.
 * @throws ServiceError `not-found`; `forbidden` for another role, or for a person whom the member knows; `conflict` when
 * there is nothing left to do, or the member does not hold it; `invalid` without a reason, or for a colleague who cannot
 * work on it.
 */
export async function giveWork(
  ctx: Context,
  member: Member,
  { kind, id }: Piece,
  { colleagueId, reason }: { readonly colleagueId: string; readonly reason: string },
): Promise<void> {
  assertKind(member.role, kind);
  if (reason.trim() === '') throw refusedField('reason', 'workReasonMissing');
  await withTransaction(ctx, async (tx) => {
    const row = await lockWork(tx, kind, id);
    await refuseConflictAbout(tx.db, member.id, { kind, id, workerId: row.worker_id });
    if (row.holder_id !== member.id && !mayDo(member.role, 'assignWork'))
      throw new ServiceError('conflict', row.holder_id === null ? 'workNotHeld' : 'workHeldByAnother');
    // One text for every cause: a giver learns of no conflict of a colleague.
    if (!(await canWork(tx, kind, row, colleagueId))) throw refusedField('member_id', 'workNotForColleague');
    if (row.holder_id === colleagueId) return;
    await endAssignments(tx, isHeld({ kind, id }), 'handed_over');
    await assign(
      tx,
      { kind, id, workerId: row.worker_id },
      { memberId: colleagueId, by: member.id, reason: reason.trim() },
    );
    tx.audit({
      actor: `ops:${member.id}`,
      action: 'work-given',
      subject: `${kind}:${id}`,
      details: { to: colleagueId, from: row.holder_id },
    });
  });
}

async function canWork(tx: Transaction, kind: WorkKind, row: WorkRow, memberId: string): Promise<boolean> {
  const [member] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, memberId)).for('share');
  if (member?.status !== 'active') return false;
  return (
    mayDo(member.role, permissionOfWork[kind]) &&
    row.looks < looksBelow(member.role) &&
    !(await knowsAbout(tx.db, memberId, { kind, id: row.id, workerId: row.worker_id })) &&
    !(await hadSay(tx, kind, row, memberId))
  );
}
