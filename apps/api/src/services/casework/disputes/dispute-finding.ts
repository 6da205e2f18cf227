import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { disputeFinding as disputeFindingCall } from '@repo/api-client/contract/findings';
import { isDisputable, type FindingKind } from '@repo/domain/dispute';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { HER_WORDS } from './worker-statement.ts';
import { presentDispute } from './present-dispute.ts';

/**
 * Objects to a finding: from now on whoever reads it reads that it is disputed, until the team decides.
 * @throws ServiceError `not-found` for what is not about her, `conflict` where nothing stands against her or she has
 * objected already, `invalid` without words.
 */
export async function disputeFinding(
  ctx: Context,
  workerId: string,
  { kind, finding_id, words }: BodyOf<typeof disputeFindingCall>,
): Promise<AnswerOf<typeof disputeFindingCall>['dispute']> {
  const said = words.trim();
  return withTransaction(ctx, async (tx) => {
    // Locked like everything that is decided about her: no finding changes while she objects to it.
    await lockWorker(tx, workerId);
    const stands = await findFinding(tx, workerId, kind, finding_id);
    if (stands === undefined) throw notFound('findingNotFound');
    if (!stands) throw new ServiceError('conflict', 'findingGone');
    if (said === '') throw refusedField('words', 'disputeWordsMissing');
    await consumeRateLimit(tx.db, HER_WORDS, workerId, tx.now);
    const [row] = await tx.db
      .insert(disputes)
      .values({
        workerId,
        ...(kind === 'check' ? { checkId: finding_id } : { incidentId: finding_id }),
        words: said,
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new ServiceError('conflict', 'disputeOpen');
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'finding-disputed',
      subject: `dispute:${row.id}`,
      details: { worker: workerId, kind, finding: finding_id },
    });
    return presentDispute(row);
  });
}

/** Whether a finding about her stands; undefined where there is none, or it is somebody else's. */
async function findFinding(
  tx: Transaction,
  workerId: string,
  kind: FindingKind,
  id: string,
): Promise<boolean | undefined> {
  if (kind === 'record') {
    const [record] = await tx.db
      .select({ status: misconductReports.status })
      .from(misconductReports)
      .where(and(eq(misconductReports.id, id), eq(misconductReports.workerId, workerId)));
    // Of an allegation that was not upheld she is not told: it is no finding.
    return record?.status === 'upheld' ? true : undefined;
  }
  const [check] = await tx.db
    .select({ status: checks.status, outcome: checks.outcome })
    .from(checks)
    .where(and(eq(checks.id, id), eq(checks.workerId, workerId), isNull(checks.reusedFrom)));
  return check === undefined ? undefined : check.status === 'decided' && isDisputable(check.outcome);
}
