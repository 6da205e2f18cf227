import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { moveCheck as moveCheckCall } from '@repo/api-client/contract/checks';
import { checkMachine, type WaitingOn } from '@repo/domain/check';
import { nextActorOf, type CheckProgress } from '@repo/domain/next-act';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { lockCheck } from './lock-check.ts';
import { postponeChecks } from './postpone-checks.ts';
import { refuseNotHolder } from '../../work/holders.ts';

const actsNext = (check: CheckProgress) => nextActorOf(check, true);

/**
 * Sets the party that an undecided check waits for, or marks the check as in progress. When another
 * party must act from now on, its due date moves to a day by which that party can have acted. A repeated call changes
 * nothing.
 * @throws ServiceError `not-found` for an unknown check; `conflict` when it was decided, its case is not open or a colleague
 * holds it; `forbidden` when the member does not hold it.
 */
export async function moveCheck(
  ctx: Context,
  memberId: string,
  checkId: string,
  waitingOn: WaitingOn | null,
): Promise<AnswerOf<typeof moveCheckCall>> {
  return withTransaction(ctx, async (tx) => {
    const { row, check } = await lockCheck(tx, checkId);
    await refuseConflict(tx.db, memberId, row.workerId);
    const status = waitingOn === null ? 'in_progress' : 'waiting';
    if (check.status !== status && !checkMachine.can(check.status, status))
      throw new ServiceError('conflict', 'checkDecided');
    if (row.status !== 'open') throw new ServiceError('conflict', 'checkCaseAtRest');
    await refuseNotHolder(tx.db, memberId, { kind: 'check', id: checkId });
    if (check.status !== status || check.waitingOn !== waitingOn) {
      await tx.db.update(checks).set({ status, waitingOn }).where(eq(checks.id, checkId));
      const actor = `ops:${memberId}`;
      tx.audit({
        actor,
        action: 'check-moved',
        subject: `check:${checkId}`,
        details: { case: check.caseId, status, waitingOn },
      });
      await postponeChecks(tx, check.caseId, {
        actor,
        // The team gets no new days by saying anew that it must act.
        ...(actsNext(check) === actsNext({ ...check, status, waitingOn }) ? {} : { changesHands: checkId }),
      });
    }
    const [now] = await tx.db.select({ dueAt: checks.dueAt }).from(checks).where(eq(checks.id, checkId));
    const dueAt = now?.dueAt ?? check.dueAt;
    return {
      check: { id: checkId, kind: check.kind, status, waiting_on: waitingOn, due_at: dueAt.toISOString() },
    };
  });
}
