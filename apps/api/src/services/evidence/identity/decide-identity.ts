import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIdentity as decideIdentityCall } from '@repo/api-client/contract/identity';
import { identityDecisionProblem, identityMachine, isWithTeam } from '@repo/domain/identity-check';
import { provenByTeam } from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { changeState } from './change-state.ts';
import { lockJob, type IdentityJobRow } from './job-row.ts';

/**
 * Stores a team member's decision on an identity check, once, with all consequences. If the name of the registry or
 * on the card differs from the profile's, the worker is asked about the name first. If she has called the registry's
 * name another person's, the name on the card decides.
 * @throws ServiceError `not-found`; `conflict` when it was decided, its photos are still with the provider, or the
 * worker is asked about the name; `invalid` without an explanation, without the reason of a failure, or without any
 * name to compare.
 */
export async function decideIdentity(
  ctx: Context,
  memberId: string,
  id: string,
  input: BodyOf<typeof decideIdentityCall>,
): Promise<AnswerOf<typeof decideIdentityCall>> {
  const note = input.note.trim();
  const reason = input.reason ?? null;
  const decided = await withTransaction(ctx, async (tx) => {
    const locked = await lockJob(tx, id);
    if (locked === undefined) throw notFound('identityCheckNotFound');
    const { job, worker } = locked;
    if (identityMachine.isFinal(job.state)) throw new ServiceError('conflict', 'identityDecided');
    if (!isWithTeam(job.state) && job.state !== 'name_differs')
      throw new ServiceError('conflict', 'identityWithProvider');
    const problem = identityDecisionProblem({ decision: input.decision, reason, note });
    if (problem !== null) throw refusedField(problem.field, problem.code);
    const nameOnCard = input.name_on_id?.trim() || null;
    const { nameOnId, ...change } =
      input.decision === 'verified'
        ? approvalOf(job, nameOnCard)
        : { state: 'failed' as const, reason, nameOnId: nameOnCard ?? job.nameOnId };
    await changeState(ctx, tx, locked, {
      ...change,
      actor: `ops:${memberId}`,
      decidedBy: memberId,
      columns: { note, nameOnId, decidedBy: memberId, nextTryAt: null },
    });
    tx.factsChanged(worker.id);
    return { id, nanny_id: worker.id, state: change.state, reason: change.reason };
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
