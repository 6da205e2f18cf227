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
import { isAnswerable } from '../checks/is-answerable.ts';
import { presentDispute } from './present-dispute.ts';

/**
 * Opens a dispute of a finding. Until the team decides, every reader of the finding sees that it is disputed.
 * @throws ServiceError `not-found` for a finding that is not about the worker; `conflict` when no finding
 * stands or the worker already has an open dispute of it; `invalid` without a text.
 */
export async function disputeFinding(
  ctx: Context,
  workerId: string,
  { kind, finding_id, words }: BodyOf<typeof disputeFindingCall>,
): Promise<AnswerOf<typeof disputeFindingCall>['dispute']> {
  const said = words.trim();
  return withTransaction(ctx, async (tx) => {
    // Every decision about the worker takes this lock, so no finding changes while she disputes it.
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

/** Whether a finding about the worker stands. Undefined for an unknown or another worker's finding. */
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
    // An incident that was not upheld is no finding, and the worker is not told about it.
    return record?.status === 'upheld' ? true : undefined;
  }
  const [check] = await tx.db
    .select()
    .from(checks)
    .where(and(eq(checks.id, id), eq(checks.workerId, workerId), isNull(checks.reusedFrom)));
  return check === undefined
    ? undefined
    : isAnswerable(check) || (check.status === 'decided' && isDisputable(check.outcome));
}
