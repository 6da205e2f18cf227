import { formatDay } from '@repo/domain/dates';
import { snoozeEnd } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { snoozes } from '../../db/schema/work.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { refusedField, ServiceError } from '../../errors.ts';
import { endAssignments, endSnooze, isHeld, type Piece } from './assign.ts';
import { assertKind, lockWork, type Member } from './lock-work.ts';

/**
 * Puts work that a member holds back into its queue.
 * @throws ServiceError as `lockHeld`.
 */
export async function putWorkBack(ctx: Context, member: Member, piece: Piece): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockHeld(tx, member, piece);
    await endAssignments(tx, isHeld(piece), 'put_back');
    tx.audit({ actor: `ops:${member.id}`, action: 'work-put-back', subject: `${piece.kind}:${piece.id}` });
  });
}

/**
 * Puts work that a member holds aside until the morning of a working day. Its deadline stays.
 * @returns the day in words.
 * @throws ServiceError as `lockHeld`; `invalid` for another day, or without a reason.
 */
export async function snoozeWork(
  ctx: Context,
  member: Member,
  piece: Piece,
  { day, reason }: { readonly day: string; readonly reason: string },
): Promise<string> {
  const until = snoozeEnd(day, ctx.clock.now());
  if (until === null) throw refusedField('until', 'snoozeDayInvalid');
  if (reason.trim() === '') throw refusedField('reason', 'workReasonMissing');
  await withTransaction(ctx, async (tx) => {
    await lockHeld(tx, member, piece);
    await endSnooze(tx, piece);
    await tx.db.insert(snoozes).values({
      subjectKind: piece.kind,
      subjectId: piece.id,
      memberId: member.id,
      until,
      reason: reason.trim(),
      createdAt: tx.now,
    });
    tx.audit({
      actor: `ops:${member.id}`,
      action: 'work-snoozed',
      subject: `${piece.kind}:${piece.id}`,
      details: { until: until.toISOString() },
    });
  });
  return formatDay(until);
}

/** Takes up again what a member had put aside. @throws ServiceError as `lockHeld`. */
export async function takeUpAgain(ctx: Context, member: Member, piece: Piece): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockHeld(tx, member, piece);
    await endSnooze(tx, piece);
  });
}

/**
 * @throws ServiceError `not-found`; `forbidden` for another role; `conflict` when there is nothing left to do, or the
 * member does not hold it.
 */
async function lockHeld(tx: Transaction, member: Member, { kind, id }: Piece): Promise<void> {
  assertKind(member.role, kind);
  const row = await lockWork(tx, kind, id);
  if (row.holder_id === null) throw new ServiceError('conflict', 'workNotHeld');
  if (row.holder_id !== member.id) throw new ServiceError('conflict', 'workHeldByAnother');
}
