import { asc, eq, sql } from 'drizzle-orm';
import { isOverdue, postponementOf, type DueCheck } from '@repo/domain/postponement';
import { checks } from '../../../db/schema/cases.ts';
import { checkPostponements } from '../../../db/schema/check-postponements.ts';
import type { Transaction } from '../../../db/transaction.ts';

interface Cause {
  /** The actor of the change, in the form of the audit trail. */
  readonly actor: string;
  /** The check on which another party must act from now on. */
  readonly changesHands?: string;
}

/**
 * Moves every due date of a case that does not hold any more. In the same transaction it stores the old
 * date, the new date and the reason. What the team missed stays late in its queue. The caller has locked the case.
 */
export async function postponeChecks(
  tx: Transaction,
  caseId: string,
  { actor, changesHands }: Cause,
): Promise<void> {
  const rows = await tx.db.select().from(checks).where(eq(checks.caseId, caseId)).orderBy(asc(checks.step));
  const all = new Map<string, DueCheck>(
    rows.map(({ id, kind, status, waitingOn, dueAt, inReportFrom }) => [
      id,
      { kind, status, waitingOn, dueAt, inReportFrom },
    ]),
  );
  // A date that passed before the team got the check is not its own.
  const hadTurn = new Set(
    rows.flatMap(({ id, turn, turnSince, dueAt }) =>
      turn === 'team' && turnSince !== null && turnSince < dueAt ? id : [],
    ),
  );
  // In the order of the steps, because the final review is the last step and needs the new dates of the other
  // checks.
  for (const [id, check] of all) {
    const others = [...all].flatMap(([other, each]) => (other === id ? [] : [each]));
    const postponement = postponementOf(check, others, tx.now, id === changesHands);
    if (postponement === null) continue;
    all.set(id, { ...check, dueAt: postponement.dueAt });
    const isMissed = isOverdue(check, tx.now) && hadTurn.has(id);
    await tx.db
      .update(checks)
      .set({
        dueAt: postponement.dueAt,
        ...(isMissed && { missedAt: sql`coalesce(${checks.missedAt}, ${checks.dueAt})` }),
      })
      .where(eq(checks.id, id));
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
