import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { unseenStatuses } from '@repo/domain/check';
import { REFERENCES_MINIMUM } from '@repo/domain/worker-references';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { workerReferences } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockCase } from '../../casework/cases/lock-case.ts';
import { postponeChecks } from '../../casework/checks/postpone-checks.ts';

/** Whether a worker must still name references: too few stand on her list. */
export async function isShortOfReferences(db: Pick<Queryable, 'select'>, workerId: string): Promise<boolean> {
  const [standing] = await db
    .select({ references: count() })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), ne(workerReferences.status, 'refused')));
  return (standing?.references ?? 0) < REFERENCES_MINIMUM;
}

/**
 * Makes the undecided reference checks of a worker wait for her while her list has too few references. They
 * continue once there are enough. The caller has locked the worker.
 */
export async function followReferences(tx: Transaction, workerId: string, actor: string): Promise<void> {
  const isShort = await isShortOfReferences(tx.db, workerId);
  const undecided = await tx.db
    .select({ id: checks.id, caseId: checks.caseId, waitingOn: checks.waitingOn })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(cases.workerId, workerId),
        eq(cases.status, 'open'),
        eq(checks.kind, 'references'),
        inArray(checks.status, unseenStatuses),
      ),
    );
  for (const check of undecided) {
    if (isShort === (check.waitingOn === 'worker')) continue;
    await lockCase(tx, check.caseId);
    const status = isShort ? 'waiting' : 'in_progress';
    const waitingOn = isShort ? 'worker' : null;
    await tx.db.update(checks).set({ status, waitingOn }).where(eq(checks.id, check.id));
    tx.audit({
      actor,
      action: 'check-moved',
      subject: `check:${check.id}`,
      details: { case: check.caseId, status, waitingOn },
    });
    await postponeChecks(tx, check.caseId, { actor, changesHands: check.id });
  }
}
