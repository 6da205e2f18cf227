import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { recordReferenceCall } from '@repo/api-client/contract/references';
import { keptOutcome, wordsForReport } from '@repo/domain/reference-call';
import { callProblem, referenceMachine, type KeptCallOutcome } from '@repo/domain/worker-references';
import type { Context } from '../../../context.ts';
import { workerReferences } from '../../../db/schema/people.ts';
import { referenceCalls } from '../../../db/schema/reference-calls.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { refuseSecondTry } from './calls.ts';
import { flagsOf } from './flags.ts';
import type { ReferenceRow } from './present-references.ts';
import { referenceVersion } from './reference-version.ts';
import { refuseReference } from './refuse-reference.ts';
import { refuseUnheld } from '../../work/holders.ts';

/**
 * Stores the outcome of a call to a referee, with the worker's score in the same transaction. The outcome of
 * the reference check itself stays a separate decision of the team.
 * @throws ServiceError `not-found` for an unknown reference; `forbidden` when the member holds no work about the
 * worker; `conflict` when it was verified or refused before, or has changed since the team read it, and for a second
 * call without an answer on one day; `invalid` without the referee's statement, or when the number is the
 * worker's own or that of a household whose check runs.
 */
export async function recordCall(
  ctx: Context,
  memberId: string,
  id: string,
  { outcome, feedback, answers, version }: BodyOf<typeof recordReferenceCall>,
): Promise<AnswerOf<typeof recordReferenceCall>> {
  const find = (db: Pick<Context['db'], 'select'>) =>
    db.select().from(workerReferences).where(eq(workerReferences.id, id));
  const [found] = await find(ctx.db);
  if (found === undefined) throw notFound('referenceNotFound');
  const { workerId, reference } = await withTransaction(ctx, async (tx) => {
    const actor = `ops:${memberId}`;
    const worker = await lockWorker(tx, found.workerId);
    await refuseConflict(tx.db, memberId, worker.id);
    await refuseUnheld(tx.db, memberId, worker.id);
    const [row] = await find(tx.db);
    if (row === undefined) throw notFound('referenceNotFound');
    const { phone } = row;
    if (row.status !== 'pending' || phone === null || !referenceMachine.can(row.status, 'verified'))
      throw new ServiceError('conflict', 'referenceDecided');
    if (version !== undefined && version !== referenceVersion(ctx, row))
      throw new ServiceError('conflict', 'referenceChanged');
    const problem = callProblem(outcome, feedback, await flagsOf(ctx, tx.db, worker, phone));
    if (problem !== null) throw refusedField('feedback', problem);
    const said = outcome === 'verified' ? (answers ?? null) : null;
    const kept = keptOutcome(outcome, said);
    if (outcome === 'not_reached') await refuseSecondTry(tx, id);
    if (outcome === 'refused')
      await refuseReference(ctx, tx, { workerId: worker.id, phone, by: 'call', actor });
    else await storeCall(tx, row, { kept, feedback: wordsForReport(feedback.trim(), said), actor });
    await tx.db.insert(referenceCalls).values({
      referenceId: id,
      memberId,
      at: tx.now,
      outcome: kept,
      // Only a referee who agreed to speak has answered.
      answers: said,
    });
    if (kept === 'verified')
      await notifyWorkerInApp(ctx, tx, worker.id, {
        news: { kind: 'reference_verified', values: { reference: row.name } },
        key: `reference-verified:${id}:${tx.now.toISOString()}`,
      });
    tx.factsChanged(worker.id);
    const [after = row] = await find(tx.db);
    return {
      workerId: worker.id,
      reference: { id, status: after.status, calls_unanswered: after.callsUnanswered },
    };
  });
  return { reference, ...(await storedTrust(ctx.db, workerId)) };
}

interface Call {
  readonly kept: KeptCallOutcome;
  readonly feedback: string;
  readonly actor: string;
}

async function storeCall(tx: Transaction, row: ReferenceRow, { kept, feedback, actor }: Call): Promise<void> {
  const actions = { verified: 'reference-verified', denied: 'reference-denied' } as const;
  await tx.db
    .update(workerReferences)
    .set({
      lastCalledAt: tx.now,
      ...(kept === 'verified' ? { status: 'verified', feedback, verifiedAt: tx.now } : {}),
      ...(kept === 'not_reached' ? { callsUnanswered: row.callsUnanswered + 1 } : {}),
    })
    .where(eq(workerReferences.id, row.id));
  tx.audit({
    actor,
    action: kept === 'verified' || kept === 'denied' ? actions[kept] : 'reference-not-reached',
    subject: `reference:${row.id}`,
    details: { worker: row.workerId },
  });
}
