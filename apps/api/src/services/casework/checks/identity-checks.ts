import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { identityWaitsOn, type IdentityState } from '@repo/domain/identity-check';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { endIfDecided } from '../cases/end-if-decided.ts';
import { postponeChecks } from './postpone-checks.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

/** The undecided identity checks of a worker's open cases, each with its case, locked. */
const undecided = (tx: Transaction, workerId: string) =>
  tx.db
    .select({ check: getTableColumns(checks), row: getTableColumns(cases) })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'identity'),
        ne(checks.status, 'decided'),
        eq(cases.status, 'open'),
      ),
    )
    .orderBy(cases.openedAt, cases.id)
    .for('no key update');

export interface Proof {
  readonly actor: string;
  /** The note that an employer may read. */
  readonly note: string;
  readonly decidedBy: string | null;
}

/**
 * Decides the identity check of every open case of a worker whose identity is now proven. The caller has
 * locked the worker.
 */
export async function clearIdentityChecks(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { actor, note, decidedBy }: Proof,
): Promise<void> {
  for (const { check, row } of await undecided(tx, worker.id)) {
    await tx.db
      .update(checks)
      .set({ status: 'decided', waitingOn: null, outcome: 'clear', note, decidedBy, decidedAt: tx.now })
      .where(eq(checks.id, check.id));
    tx.audit({
      actor,
      action: 'check-decided',
      subject: `check:${check.id}`,
      details: { case: row.id, worker: worker.id, kind: 'identity', outcome: 'clear' },
    });
    await endIfDecided(ctx, tx, row);
  }
}

/** Sets the party that the same checks wait for from now on. */
export async function placeIdentityChecks(
  tx: Transaction,
  workerId: string,
  state: IdentityState,
  actor: string,
): Promise<void> {
  const waitingOn = identityWaitsOn(state);
  for (const { check, row } of await undecided(tx, workerId)) {
    if (check.status === 'waiting' && check.waitingOn === waitingOn) continue;
    await tx.db.update(checks).set({ status: 'waiting', waitingOn }).where(eq(checks.id, check.id));
    tx.audit({
      actor,
      action: 'check-moved',
      subject: `check:${check.id}`,
      details: { case: row.id, status: 'waiting', waitingOn },
    });
    await postponeChecks(tx, row.id, { actor, beginsToWait: check.id });
  }
}
