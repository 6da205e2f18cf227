import { eq, sql } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import type { Context } from '../../../context.ts';
import { type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { clearIdentityChecks, placeIdentityChecks } from './identity-checks.ts';

/** What an employer reads of it whose own case was not the one in which it was decided. */
const PROVEN_BY_TEAM = 'Verified by our team.';

export interface Outcome {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  /** The member of the team who decided it. */
  readonly memberId: string;
}

/**
 * What a decision changes about the worker beyond her score, and beside the case in which it was taken. Only a clear or a
 * finding changes anything: that something could not be verified says nothing about her. Whoever calls it has locked her.
 */
export async function applyOutcome(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { kind, outcome, memberId }: Outcome,
): Promise<void> {
  if (kind === 'identity' && (outcome === 'clear' || outcome === 'finding'))
    await applyIdentity(ctx, tx, worker, { outcome, memberId });
  // A finding says that an upheld record exists (decisions 9); deciding it for a second employer does not make two of it.
  if (kind === 'misconduct_registry' && outcome === 'finding')
    await tx.db
      .update(workers)
      .set({ misconductFlags: sql`greatest(${workers.misconductFlags}, 1)` })
      .where(eq(workers.id, worker.id));
}

/** Her identity is one for all employers: none of them waits for photos that nobody looks at any more. */
async function applyIdentity(
  ctx: Context,
  tx: Transaction,
  worker: WorkerRow,
  { outcome, memberId }: { readonly outcome: 'clear' | 'finding'; readonly memberId: string },
): Promise<void> {
  const smileStatus = outcome === 'clear' ? 'verified' : 'failed';
  const actor = `ops:${memberId}`;
  await tx.db.update(workers).set({ smileStatus }).where(eq(workers.id, worker.id));
  const wasOpen = await ctx.evidenceOfChecks.identity.end(tx, worker.id, outcome);
  if (outcome === 'clear')
    await clearIdentityChecks(ctx, tx, worker, { actor, note: PROVEN_BY_TEAM, decidedBy: memberId });
  else if (wasOpen) await placeIdentityChecks(tx, worker.id, 'failed', actor);
}
