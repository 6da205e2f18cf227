import { and, eq } from 'drizzle-orm';
import { disputeMachine } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { lockCheck } from '../checks/lock-check.ts';
import { publishIfDue } from '../checks/publish-finding.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';

/**
 * Withdraws a worker's own dispute. A finding that waited for its end enters the report when the worker's days are over.
 * A repeated call changes nothing.
 * @throws ServiceError `not-found` for another worker's dispute, `conflict` when the team has decided it.
 */
export async function withdrawDispute(ctx: Context, workerId: string, disputeId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const which = and(eq(disputes.id, disputeId), eq(disputes.workerId, workerId));
    const [dispute] = await tx.db.select().from(disputes).where(which);
    if (dispute === undefined) throw notFound('disputeNotFound');
    if (dispute.status === 'withdrawn') return;
    if (!disputeMachine.can(dispute.status, 'withdrawn')) throw new ServiceError('conflict', 'decidedByTeam');
    await tx.db.update(disputes).set({ status: 'withdrawn', endedAt: tx.now }).where(which);
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'dispute-withdrawn',
      subject: `dispute:${disputeId}`,
      details: { worker: workerId },
    });
    if (dispute.checkId !== null)
      await publishIfDue(ctx, tx, await lockCheck(tx, dispute.checkId), `worker:${workerId}`);
  });
}
