import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { CheckKind, WaitingOn } from '@repo/domain/check';
import { checkOfDocument } from '@repo/domain/check-source';
import type { DocumentKind } from '@repo/domain/document';
import { cases, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockCase } from '../../casework/cases/lock-case.ts';
import { postponeChecks } from '../../casework/checks/postpone-checks.ts';

export interface WaitingChange {
  readonly workerId: string;
  readonly slot: DocumentKind;
  /** Who brings it about, as the audit trail names people. */
  readonly actor: string;
}

/** A document has come in: the open checks that wait for it wait for the team now. Whoever calls it has locked the worker. */
export const setWaitingOnTeam = (tx: Transaction, over: WaitingChange): Promise<void> =>
  pass(tx, over, 'team', () => and(eq(checks.status, 'waiting'), eq(checks.waitingOn, 'worker')));

/** It is not there any more, or not accepted: what the team was to look at waits for her again. */
export const setWaitingOnWorker = (tx: Transaction, over: WaitingChange): Promise<void> =>
  pass(tx, over, 'worker', (kind) =>
    or(
      and(eq(checks.status, 'waiting'), eq(checks.waitingOn, 'team')),
      // Without a certificate there is nothing about a criminal record to look at; her health may be asked about otherwise.
      kind === 'criminal_record' ? inArray(checks.status, ['pending', 'in_progress']) : undefined,
    ),
  );

async function pass(
  tx: Transaction,
  { workerId, slot, actor }: WaitingChange,
  waitingOn: WaitingOn,
  which: (kind: CheckKind) => SQL | undefined,
): Promise<void> {
  const kind = checkOfDocument[slot];
  if (kind === undefined) return;
  const found = await tx.db
    .select({ id: checks.id, caseId: checks.caseId })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(checks.workerId, workerId), eq(cases.status, 'open'), eq(checks.kind, kind), which(kind)))
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
    await postponeChecks(tx, caseId, { actor, beginsToWait: id });
  }
}
