import { eq } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import type { Context } from '../../../context.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { clearIdentityChecks, placeIdentityChecks } from './identity-checks.ts';

/** The note on the identity checks of the worker's other open cases. */
const PROVEN_BY_TEAM = 'Verified by our team.';

export interface Outcome {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  /** The team member of the decision. */
  readonly memberId: string;
  /** The other member who came to it. Null for the decision of a dispute. */
  readonly secondedBy: string | null;
}

/**
 * Applies the changes of a decision to the worker's facts, apart from her score and flags, and to her other cases. Only
 * a clear result or a finding changes anything: an unverified result says nothing about the worker. The
 * caller has locked the worker.
 */
export async function applyOutcome(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { kind, outcome, memberId, secondedBy }: Outcome,
): Promise<void> {
  if (kind === 'identity' && (outcome === 'clear' || outcome === 'finding'))
    await applyIdentity(ctx, tx, worker, { outcome, memberId, secondedBy });
}

/**
 * A worker has one identity for all employers. No other case may wait for photos that the team will not look
 * at any more.
 */
async function applyIdentity(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  {
    outcome,
    memberId,
    secondedBy,
  }: Pick<Outcome, 'memberId' | 'secondedBy'> & { readonly outcome: 'clear' | 'finding' },
): Promise<void> {
  const smileStatus = outcome === 'clear' ? 'verified' : 'failed';
  const actor = `ops:${memberId}`;
  await tx.db.update(workers).set({ smileStatus }).where(eq(workers.id, worker.id));
  const wasOpen = await ctx.evidenceOfChecks.identity.end(tx, worker.id, outcome);
  if (outcome === 'clear')
    await clearIdentityChecks(ctx, tx, worker, {
      actor,
      note: PROVEN_BY_TEAM,
      decidedBy: memberId,
      secondedBy,
    });
  else if (wasOpen) await placeIdentityChecks(tx, worker.id, 'failed', actor);
}
