import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { WaitingOn } from '@repo/domain/check';
import { checkOfDocument } from '@repo/domain/check-source';
import type { DocumentKind } from '@repo/domain/document';
import { cases, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockCase } from '../../casework/cases/lock-case.ts';
import { postponeChecks } from '../../casework/checks/postpone-checks.ts';

export interface WaitingChange {
  readonly workerId: string;
  readonly slot: DocumentKind;
  /** The actor of the change, in the form of the audit trail. */
  readonly actor: string;
}

/**
 * Makes the open checks that wait for an uploaded document wait for the team. The caller has locked the
 * worker.
 */
export const setWaitingOnTeam = (tx: Transaction, over: WaitingChange): Promise<void> =>
  pass(tx, over, 'team', and(eq(checks.status, 'waiting'), eq(checks.waitingOn, 'worker')));

/** Makes the checks of a document that is gone or rejected wait for the worker again, not for the team. */
export const setWaitingOnWorker = (tx: Transaction, over: WaitingChange): Promise<void> =>
  pass(
    tx,
    over,
    'worker',
    or(
      and(eq(checks.status, 'waiting'), eq(checks.waitingOn, 'team')),
      inArray(checks.status, ['pending', 'in_progress']),
    ),
  );

async function pass(
  tx: Transaction,
  { workerId, slot, actor }: WaitingChange,
  waitingOn: WaitingOn,
  which: SQL | undefined,
): Promise<void> {
  const kind = checkOfDocument[slot];
  if (kind === undefined) return;
  const found = await tx.db
    .select({ id: checks.id, caseId: checks.caseId })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(checks.workerId, workerId), eq(cases.status, 'open'), eq(checks.kind, kind), which))
    .orderBy(checks.caseId);
  for (const { id, caseId } of found) {
    await lockCase(tx, caseId);
    await tx.db.update(checks).set({ status: 'waiting', waitingOn }).where(eq(checks.id, id));
    tx.audit({
      actor,
      action: 'check-moved',
      subject: `check:${id}`,
      details: { case: caseId, status: 'waiting', waitingOn },
    });
    await postponeChecks(tx, caseId, { actor, changesHands: id });
  }
}
