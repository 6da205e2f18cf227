import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AssignmentEnd, WorkKind } from '@repo/domain/work-queue';
import { assignments, snoozes } from '../../db/schema/work.ts';
import type { Transaction } from '../../db/transaction.ts';

/** A piece of work: a row of the table of its kind. */
export interface Piece {
  readonly kind: WorkKind;
  readonly id: string;
}

/** Puts work into the hands of a member. @returns false when somebody holds it. */
export async function assign(
  tx: Transaction,
  { kind, id, workerId }: Piece & { readonly workerId: string | null },
  {
    memberId,
    by,
    reason = null,
  }: { readonly memberId: string; readonly by: string; readonly reason?: string | null },
): Promise<boolean> {
  const added = await tx.db
    .insert(assignments)
    .values({
      subjectKind: kind,
      subjectId: id,
      workerId,
      memberId,
      assignedAt: tx.now,
      assignedBy: by,
      reason,
    })
    .onConflictDoNothing()
    .returning({ id: assignments.id });
  return added.length === 1;
}

export const isHeld = ({ kind, id }: Piece): SQL | undefined =>
  and(eq(assignments.subjectKind, kind), eq(assignments.subjectId, id), isNull(assignments.endedAt));

/** Takes work out of the hands of its holders. What they had put aside is back in its queue. */
export async function endAssignments(
  tx: Transaction,
  which: SQL | undefined,
  end: AssignmentEnd,
): Promise<void> {
  const ended = await tx.db
    .update(assignments)
    .set({ endedAt: tx.now, end })
    .where(and(which, isNull(assignments.endedAt)))
    .returning({ kind: assignments.subjectKind, id: assignments.subjectId });
  for (const piece of ended) await endSnooze(tx, piece);
}

/** Takes up again what was put aside. */
export async function endSnooze(tx: Transaction, { kind, id }: Piece): Promise<void> {
  await tx.db
    .update(snoozes)
    .set({ endedAt: tx.now })
    .where(and(eq(snoozes.subjectKind, kind), eq(snoozes.subjectId, id), isNull(snoozes.endedAt)));
}
