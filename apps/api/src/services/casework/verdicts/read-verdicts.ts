import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getVerdicts } from '@repo/api-client/contract/checks';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { presentVerdict } from './present-verdict.ts';

/**
 * What the earlier members said of a check, for its holder. An audit row names her before it is sent: the trail tells
 * whether she read it before or after the evidence.
 * @throws ServiceError `not-found`; `forbidden` when the member does not hold this check, or knows somebody around the worker.
 */
export const readVerdicts = (
  ctx: Context,
  memberId: string,
  checkId: string,
): Promise<AnswerOf<typeof getVerdicts>> =>
  withTransaction(ctx, async (tx) => {
    const [check] = await tx.db.select().from(checks).where(eq(checks.id, checkId));
    if (check === undefined) throw notFound('checkNotFound');
    await refuseConflict(tx.db, memberId, check.workerId);
    await refuseNotHolder(tx.db, memberId, { kind: 'check', id: checkId });
    const given = await tx.db
      .select({ verdict: verdicts, by: opsMembers.name })
      .from(verdicts)
      .innerJoin(opsMembers, eq(opsMembers.id, verdicts.memberId))
      .where(and(eq(verdicts.checkId, checkId), isNull(verdicts.endedAt)))
      .orderBy(asc(verdicts.place));
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'verdicts-read',
      subject: `check:${checkId}`,
      details: { case: check.caseId, worker: check.workerId },
    });
    return { verdicts: given.map(({ verdict, by }) => presentVerdict(verdict, by)) };
  });
