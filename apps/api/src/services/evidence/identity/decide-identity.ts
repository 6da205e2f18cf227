import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIdentity as decideIdentityCall } from '@repo/api-client/contract/identity';
import { nameKey } from '@repo/domain/identity-name';
import { identityDecisionProblem, identityMachine, isWithTeam } from '@repo/domain/identity-check';
import { provenByTeam } from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { reviewOfIdentity } from '../../casework/checks/review-of-identity.ts';
import { giveVerdict, type Decider } from '../../casework/verdicts/give-verdict.ts';
import { changeState } from './change-state.ts';
import { lockJob, type IdentityJobRow } from './job-row.ts';
import { refuseUnseenPhotos } from '../looks.ts';
import { refuseNotHolder } from '../../work/holders.ts';

/**
 * Takes the verdict of a member on an identity check. Another member has to agree, and a senior settles where the two
 * differ (decisions 14). The decision has all its consequences in the same transaction. If the name of the registry or
 * on the card differs from the profile's, the worker is asked about the name first. If she has called the registry's
 * name another person's, the name on the card decides.
 * @throws ServiceError `not-found`; `conflict` when it was decided, its photos are still with the provider, the worker is
 * asked about the name, a colleague holds it, the check of the identity is under review, the member has not opened the photos,
 * or another member has to decide; `forbidden` when the member does not hold it; `invalid` without an explanation, without the
 * reason of a failure, or without any name to compare.
 */
export async function decideIdentity(
  ctx: Context,
  by: Decider,
  id: string,
  input: BodyOf<typeof decideIdentityCall>,
): Promise<AnswerOf<typeof decideIdentityCall>> {
  const note = input.note.trim();
  const reason = input.reason ?? null;
  const decided = await withTransaction(ctx, async (tx) => {
    const locked = await lockJob(tx, id);
    if (locked === undefined) throw notFound('identityCheckNotFound');
    const { job, worker } = locked;
    await refuseConflict(tx.db, by.id, worker.id);
    if (identityMachine.isFinal(job.state)) throw new ServiceError('conflict', 'identityDecided');
    if (!isWithTeam(job.state) && job.state !== 'name_differs')
      throw new ServiceError('conflict', 'identityWithProvider');
    await refuseNotHolder(tx.db, by.id, { kind: 'identity', id });
    if ((await reviewOfIdentity(tx.db, worker.id)) !== null)
      throw new ServiceError('conflict', 'identityUnderReview');
    await refuseUnseenPhotos(tx, by.id, id);
    const problem = identityDecisionProblem({ decision: input.decision, reason, note });
    if (problem !== null) throw refusedField(problem.field, problem.code);
    const nameOnCard = input.name_on_id?.trim() || null;
    // Before the verdict, so that the second member is not the first to hear of a missing name.
    const approval = input.decision === 'verified' ? approvalOf(job, nameOnCard) : null;
    const standing = await giveVerdict(
      tx,
      { identityJobId: id },
      { by, verdict: approval?.state ?? 'failed', note, nameOnId: approval?.nameOnId ?? null },
      // Two members who read different names on the card have not seen the same.
      {
        needsSecond: true,
        neutral: null,
        sameness: ({ verdict, nameOnId }) => `${verdict} ${nameKey(nameOnId)}`,
      },
    );
    if (standing.state !== 'decided') {
      tx.audit({
        actor: `ops:${by.id}`,
        action: standing.state === 'second_look' ? 'identity-needs-second-look' : 'identity-needs-settling',
        subject: `identity:${id}`,
        details: { worker: worker.id, attempt: job.attempt, decision: input.decision, reason },
      });
      return { id, nanny_id: worker.id, state: job.state, reason: job.reason, standing: standing.state };
    }
    const { decidedBy, secondedBy } = standing;
    const { nameOnId, ...change } = approval ?? {
      state: 'failed' as const,
      reason,
      nameOnId: nameOnCard ?? job.nameOnId,
    };
    await changeState(ctx, tx, locked, {
      ...change,
      actor: `ops:${by.id}`,
      decidedBy,
      secondedBy,
      columns: { note, nameOnId, decidedBy, secondedBy, nextTryAt: null },
    });
    tx.factsChanged(worker.id);
    return { id, nanny_id: worker.id, state: change.state, reason: change.reason, standing: standing.state };
  });
  return { identity_check: decided, ...(await storedTrust(ctx.db, decided.nanny_id)) };
}

/** What an approval leads to, by all names that are known. */
function approvalOf(job: IdentityJobRow, nameOnCard: string | null) {
  if (job.state === 'name_differs') throw new ServiceError('conflict', 'identityNameAsked');
  const proven = provenByTeam({ ...job, nameOnCard });
  if (proven === null) throw refusedField('name_on_id', 'identityNameMissing');
  const { state, nameOnId } = proven;
  return state === 'verified'
    ? { state, reason: null, nameOnId, names: { nameGiven: job.nameGiven, nameOnId } }
    : { state, reason: null, nameOnId };
}
