import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { isAnswerable } from '../checks/is-answerable.ts';
import { lockCheck } from '../checks/lock-check.ts';
import { publishIfDue } from '../checks/publish-finding.ts';
import { openDisputes } from '../../access/open-disputes.ts';

/**
 * Ends the worker's days to answer a finding, because she has nothing to add (decisions 8). It enters the report at once
 * when two members have agreed on it, and else as soon as they do. A repeated call changes nothing.
 * @throws ServiceError `not-found` for a finding that is not about the worker; `conflict` when it is in the report
 * already, or while she disputes it.
 */
export async function sayAll(ctx: Context, workerId: string, checkId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const locked = await lockCheck(tx, checkId);
    const { check } = locked;
    if (check.workerId !== workerId || check.inReportFrom === null) throw notFound('findingNotFound');
    if (check.saidAllAt !== null) return;
    if (!isAnswerable(check)) throw new ServiceError('conflict', 'findingInReport');
    if ((await openDisputes(tx.db, workerId)).isDisputed(check))
      throw new ServiceError('conflict', 'findingDisputed');
    await tx.db.update(checks).set({ saidAllAt: tx.now }).where(eq(checks.id, checkId));
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'finding-answered',
      subject: `check:${checkId}`,
      details: { case: check.caseId, worker: workerId },
    });
    await publishIfDue(ctx, tx, { ...locked, check: { ...check, saidAllAt: tx.now } }, `worker:${workerId}`);
  });
}
