import { asc, eq } from 'drizzle-orm';
import { postponementOf, type DueCheck } from '@repo/domain/postponement';
import { checks, checkPostponements } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';

interface Cause {
  /** Who found out, as the audit trail names people. */
  readonly actor: string;
  /** The check that begins to wait for somebody now. */
  readonly beginsToWait?: string;
}

/**
 * Moves the expected date of every check of a case whose date does not hold any more, and keeps from when to when, and
 * why, in the transaction that found out. Whoever calls it has locked the case.
 */
export async function postponeChecks(
  tx: Transaction,
  caseId: string,
  { actor, beginsToWait }: Cause,
): Promise<void> {
  const rows = await tx.db.select().from(checks).where(eq(checks.caseId, caseId)).orderBy(asc(checks.step));
  const open = new Map<string, DueCheck>(
    rows.map(({ id, kind, status, waitingOn, dueAt }) => [id, { kind, status, waitingOn, dueAt }]),
  );
  // In the order of the steps: the final review, the last of them, sees where the others have moved to.
  for (const [id, check] of open) {
    const others = [...open].flatMap(([other, each]) => (other === id ? [] : [each]));
    const postponement = postponementOf(check, others, tx.now, id === beginsToWait);
    if (postponement === null) continue;
    open.set(id, { ...check, dueAt: postponement.dueAt });
    await tx.db.update(checks).set({ dueAt: postponement.dueAt }).where(eq(checks.id, id));
    await tx.db.insert(checkPostponements).values({
      checkId: id,
      previousAt: postponement.previous,
      dueAt: postponement.dueAt,
      reason: postponement.reason,
      at: tx.now,
    });
    tx.audit({
      actor,
      action: 'check-date-moved',
      subject: `check:${id}`,
      details: {
        case: caseId,
        previous: postponement.previous.toISOString(),
        due: postponement.dueAt.toISOString(),
        reason: postponement.reason,
      },
    });
  }
}
