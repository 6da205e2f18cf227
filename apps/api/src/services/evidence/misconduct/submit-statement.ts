import { and, eq } from 'drizzle-orm';
import { HER_SIDE_MAXIMUM } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { HER_WORDS } from '../../casework/disputes/worker-statement.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';

/**
 * Adds a worker's own statement about an incident below her earlier statements. Nothing is overwritten.
 * @throws ServiceError `not-found` for an incident that is not about her, or about which she was never asked;
 * `conflict` once it is decided; `invalid` without a text, or when the statement would be too long.
 */
export async function submitStatement(
  ctx: Context,
  workerId: string,
  incidentId: string,
  words: string,
): Promise<string> {
  const said = words.trim();
  return withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const which = and(eq(misconductReports.id, incidentId), eq(misconductReports.workerId, workerId));
    const [report] = await tx.db.select().from(misconductReports).where(which).for('no key update');
    // An incident about which the worker was not asked is an allegation. She is not told about it.
    if (report?.askedAt == null) throw notFound('incidentNotFound');
    if (report.status !== 'worker_asked') throw new ServiceError('conflict', 'decidedByTeam');
    if (said === '') throw refusedField('statement', 'statementMissing');
    const before = report.statement;
    // A text that a bad network sent twice counts once.
    if (before !== null && (before === said || before.endsWith(`\n\n${said}`))) return before;
    const statement = before === null ? said : `${before}\n\n${said}`;
    if (statement.length > HER_SIDE_MAXIMUM) throw refusedField('statement', 'statementFull');
    await consumeRateLimit(tx.db, HER_WORDS, workerId, tx.now);
    await tx.db.update(misconductReports).set({ statement, answeredAt: tx.now }).where(which);
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'incident-statement-given',
      subject: `incident:${incidentId}`,
      details: { worker: workerId },
    });
    return statement;
  });
}
