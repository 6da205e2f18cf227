import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { unseenStatuses, type CheckStatus, type WaitingOn } from '@repo/domain/check';
import { identityAttemptsLeft, identityWaitsOn, type IdentityState } from '@repo/domain/identity-check';
import type { Context } from '../../../context.ts';
import { cases, checks, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { endIfDecided } from '../cases/end-if-decided.ts';
import { endVerdicts } from '../verdicts/give-verdict.ts';
import { countingVerdicts } from '../verdicts/verdicts-about.ts';
import { postponeChecks } from './postpone-checks.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

const provableStatuses = [...unseenStatuses, 'second_look', 'settling'] as const;

/** Whether a check, joined with its case, is that of a worker's identity in an open case, in one of these statuses. */
export const isOpenIdentityCheck = (workerId: string, statuses: readonly CheckStatus[]) =>
  and(
    eq(checks.workerId, workerId),
    eq(checks.kind, 'identity'),
    inArray(checks.status, statuses),
    eq(cases.status, 'open'),
  );

/** The identity checks of a worker's open cases in these statuses, each with its case, locked. */
const undecided = (tx: Transaction, workerId: string, statuses: readonly CheckStatus[]) =>
  tx.db
    .select({ check: getTableColumns(checks), row: getTableColumns(cases) })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(isOpenIdentityCheck(workerId, statuses))
    .orderBy(cases.openedAt, cases.id)
    .for('no key update');

export interface Proof {
  readonly actor: string;
  /** The note that an employer may read. */
  readonly note: string;
  readonly decidedBy: string | null;
  /** The other member who proved it. Null for the provider, and for an approval of the version before. */
  readonly secondedBy: string | null;
}

/**
 * Decides the identity check of every open case of a worker whose identity is now proven. The caller has
 * locked the worker.
 */
export async function clearIdentityChecks(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { actor, note, decidedBy, secondedBy }: Proof,
): Promise<void> {
  for (const { check, row } of await undecided(tx, worker.id, provableStatuses)) {
    if (await goesBack(tx, check)) {
      await place(tx, actor, { check, row }, 'team');
      continue;
    }
    await tx.db
      .update(checks)
      .set({
        status: 'decided',
        waitingOn: null,
        outcome: 'clear',
        note,
        decidedBy,
        secondedBy,
        decidedAlone: decidedBy !== null && secondedBy === null,
        decidedAt: tx.now,
      })
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
  const attempts = await tx.db
    .select({ state: identityJobs.state, reason: identityJobs.reason })
    .from(identityJobs)
    .where(eq(identityJobs.workerId, workerId));
  const waitingOn = identityWaitsOn(state, identityAttemptsLeft(attempts));
  for (const each of await undecided(tx, workerId, unseenStatuses)) {
    const { status, waitingOn: before } = each.check;
    if (status !== 'waiting' || before !== waitingOn) await place(tx, actor, each, waitingOn);
  }
}

interface Undecided {
  readonly check: CheckRow;
  readonly row: CaseRow;
}

async function place(
  tx: Transaction,
  actor: string,
  { check, row }: Undecided,
  waitingOn: WaitingOn,
): Promise<void> {
  await tx.db.update(checks).set({ status: 'waiting', waitingOn }).where(eq(checks.id, check.id));
  tx.audit({
    actor,
    action: 'check-moved',
    subject: `check:${check.id}`,
    details: { case: row.id, status: 'waiting', waitingOn },
  });
  await postponeChecks(tx, row.id, { actor, changesHands: check.id });
}

/**
 * Whether a check goes back to the team although the identity is proven: a member had found something before the proof.
 * The members look again with the proof in view. A verdict from before it counts no more.
 */
async function goesBack(tx: Transaction, { id: checkId }: CheckRow): Promise<boolean> {
  const given = await countingVerdicts(tx.db, { checkId });
  await endVerdicts(tx, { checkId });
  return given.some(({ verdict }) => verdict === 'finding');
}
