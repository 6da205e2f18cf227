import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideCheck as decideCheckCall } from '@repo/api-client/contract/checks';
import {
  checkMachine,
  decisionProblem,
  reopensFinalReview,
  type CheckKind,
  type CheckOutcome,
} from '@repo/domain/check';
import { groundsProblem } from '@repo/domain/decision-grounds';
import { teamIdentityStates } from '@repo/domain/identity-check';
import { caseMachine } from '@repo/domain/verification-case';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { progressOf } from '../cases/end-if-decided.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { readFlags } from '../../trust/read-records.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import {
  giveVerdict,
  type Decider,
  type Given,
  type GivenVerdict,
  type VerdictSaid,
} from '../verdicts/give-verdict.ts';
import { passOn, settle } from './follow-verdict.ts';
import { lockCheck } from './lock-check.ts';
import { personVersion } from './person-version.ts';
import { needsSecond } from './needs-second.ts';
import type { LockedCheck, Result } from './record-result.ts';
import { refuseHeldByAnother, refuseNotHolder } from '../../work/holders.ts';

type Decision = AnswerOf<typeof decideCheckCall>;
type Input = BodyOf<typeof decideCheckCall>;

/**
 * Takes the verdict of a member on a check. One member is enough for most; a finding, an identity by hand, and a check
 * that no record shows to be needless, count when another member agrees, and a senior settles where the two differ (decisions 14). A finding then waits until the
 * worker had her days to answer (decisions 8). The team may decide the checks of a case in any order.
 * @throws ServiceError `not-found` for an unknown check; `conflict` when it was decided before, its case is closed, its
 * status or the worker's name or National ID has changed since the team read it, a colleague holds it, another member has to
 * decide, or the proof of the reason is not on record or not opened by the member; `forbidden` when the member does not hold
 * it; `invalid` when the grounds do not fit, the note is missing or the outcome contradicts the stored records.
 */
export async function decideCheck(
  ctx: Context,
  by: Decider,
  checkId: string,
  input: Input,
): Promise<Decision> {
  const { workerId, ...decided } = await withTransaction(ctx, async (tx) => {
    const locked = await lockCheck(tx, checkId);
    const { worker, row } = locked;
    await refuseConflict(tx.db, by.id, worker.id);
    if (locked.check.kind === 'identity') await refuseHeldAttempt(tx, by.id, worker.id);
    assertDecidable(ctx, locked, input);
    await refuseNotHolder(tx.db, by.id, { kind: 'check', id: checkId });
    const verdict = {
      by,
      verdict: input.outcome,
      note: input.note.trim(),
      expiresOn: input.expires_on ?? null,
      grounds: { reason: input.reason, source: input.source, evidenceOn: input.evidence_on },
      teamNote: input.team_note?.trim() || null,
      personVersion: personVersion(ctx, worker),
    };
    const ungrounded = groundsProblem(
      { kind: locked.check.kind, outcome: verdict.verdict, expiresOn: verdict.expiresOn },
      { ...verdict.grounds, teamNote: verdict.teamNote ?? '' },
      tx.now,
    );
    if (ungrounded !== null) throw refusedField(ungrounded.field, ungrounded.code);
    const problem = decisionProblem({
      kind: locked.check.kind,
      outcome: verdict.verdict,
      note: verdict.note,
      expiresOn: verdict.expiresOn,
      misconductFlags: await readFlags(tx.db, worker.id, tx.now),
    });
    if (problem !== null) throw refusedField(problem.field, problem.code);
    await ctx.evidenceOfChecks[locked.check.kind].assertAgrees(tx, locked.check, {
      outcome: input.outcome,
      reason: verdict.grounds.reason,
      person: verdict.personVersion,
      memberId: by.id,
    });
    const check = await withoutVerdictsOfAnother(tx, locked, verdict.personVersion);
    const given = await giveVerdict(tx, { checkId }, verdict, {
      needsSecond: await needsSecond(tx, check, input),
      neutral: 'unable_to_verify',
      sameness: samenessOfCheck,
    });
    const status =
      given.state === 'decided'
        ? await settle(ctx, tx, { ...locked, check }, resultOf(given, { ...verdict, kind: check.kind }))
        : await passOn(
            ctx,
            tx,
            { ...locked, check },
            { memberId: by.id, outcome: input.outcome, to: given.state },
          );
    const progress = await progressOf(tx, row.id);
    return {
      workerId: worker.id,
      check: {
        id: checkId,
        kind: check.kind,
        // The team has nothing left to do with a finding that waits for the worker.
        status: status === 'confirmed' ? 'decided' : status,
        outcome: input.outcome,
        decided_at: given.state === 'decided' ? tx.now.toISOString() : null,
        in_report_from: status === 'confirmed' ? (check.inReportFrom?.toISOString() ?? null) : null,
      },
      case: {
        id: row.id,
        status: progress.overall_status === 'complete' ? 'completed' : 'open',
        completion_percentage: progress.completion_percentage,
      },
    };
  });
  return { ...decided, ...(await storedTrust(ctx.db, workerId)) };
}

/**
 * What two members must agree on: a finding and its reason, for nobody is accused on the words of one; the last day of a
 * health certificate; else the outcome.
 */
function samenessOfCheck({ verdict, reason, expiresOn }: VerdictSaid): string {
  if (verdict === 'finding') return `finding ${reason ?? ''}`;
  return expiresOn === null ? verdict : `${verdict} ${expiresOn}`;
}

/** A verdict on the check ends the open attempt. @throws ServiceError `conflict` when a colleague holds the attempt. */
async function refuseHeldAttempt(tx: Transaction, memberId: string, workerId: string): Promise<void> {
  const attempts = await tx.db
    .select({ id: identityJobs.id })
    .from(identityJobs)
    .where(and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, teamIdentityStates)))
    .for('no key update');
  for (const { id } of attempts) await refuseHeldByAnother(tx.db, memberId, { kind: 'identity', id });
}

/** The words are those that the second member agreed with: a worker answers the words that she was told. */
function resultOf(
  { decidedBy, secondedBy, agreedWith }: Extract<Given, { readonly state: 'decided' }>,
  { by, verdict, note, expiresOn = null, kind }: GivenVerdict<CheckOutcome> & { readonly kind: CheckKind },
): Result {
  return {
    outcome: verdict,
    note: agreedWith?.note ?? note,
    expiresOn: agreedWith === undefined ? expiresOn : agreedWith.expiresOn,
    decidedBy,
    secondedBy,
    reopensReview: reopensFinalReview(kind, verdict),
    actor: `ops:${by.id}`,
  };
}

function assertDecidable(ctx: Context, { worker, row, check }: LockedCheck, input: Input): void {
  if (!checkMachine.can(check.status, 'decided') || check.status === 'confirmed')
    throw new ServiceError('conflict', 'checkDecided');
  if (!caseMachine.can(row.status, 'completed')) throw new ServiceError('conflict', 'checkCaseClosed');
  if (input.status !== undefined && input.status !== check.status)
    throw new ServiceError('conflict', 'checkStatusChanged');
  if (input.version !== undefined && input.version !== personVersion(ctx, worker))
    throw new ServiceError('conflict', 'checkedPersonChanged');
}

/** Verdicts about another name or National ID do not count: the next verdict is the first one again. */
async function withoutVerdictsOfAnother(tx: Transaction, { check }: LockedCheck, version: string) {
  const ended = await tx.db
    .update(verdicts)
    .set({ endedAt: tx.now })
    .where(and(eq(verdicts.checkId, check.id), isNull(verdicts.endedAt), ne(verdicts.personVersion, version)))
    .returning({ id: verdicts.id });
  return ended.length === 0 ? check : { ...check, status: 'pending' as const, saidAllAt: null };
}
