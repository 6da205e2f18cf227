import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideIdentity as decideIdentityCall } from '@repo/api-client/contract/identity';
import {
  identityDecisionProblem,
  identityMachine,
  isWithTeam,
  type IdentityReason,
} from '@repo/domain/identity-check';
import { provenStateByTeam } from '@repo/domain/identity-verdict';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { storedTrust } from '../../trust/stored-trust.ts';
import { changeState } from './change-state.ts';
import { lockJob } from './job-row.ts';

/**
 * Stores a team member's decision on an identity check, once, with all consequences. If the name on the card
 * differs from the profile's, the worker is asked about the name first, unless she has answered already.
 * @throws ServiceError `not-found`; `conflict` when it was decided or its photos are still with the provider;
 * `invalid` without an explanation, or without the reason of a failure.
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
    const nameOnId = input.name_on_id?.trim() || job.nameOnId;
    const state = input.decision === 'verified' ? provenStateByTeam({ ...job, nameOnId }) : input.decision;
    const told: IdentityReason | null = state === 'failed' ? reason : null;
    await changeState(ctx, tx, locked, {
      state,
      reason: told,
      actor: `ops:${memberId}`,
      decidedBy: memberId,
      columns: { note, nameOnId, decidedBy: memberId, nextTryAt: null },
    });
    tx.factsChanged(worker.id);
    return { id, nanny_id: worker.id, state, reason: told };
  });
  return { identity_check: decided, ...(await storedTrust(ctx.db, decided.nanny_id)) };
}
