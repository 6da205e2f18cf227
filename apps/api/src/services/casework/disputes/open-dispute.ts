import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDispute } from '@repo/api-client/contract/findings';
import { reviewStatuses } from '@repo/domain/check';
import type { Context } from '../../../context.ts';
import { checks, type CheckRow } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { opsMembers, workers } from '../../../db/schema/people.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { membersWithSayIn } from './assert-third.ts';
import type { DisputeRow } from './present-dispute.ts';
import { refuseUnheld } from '../../work/holders.ts';

/**
 * Opens a dispute for a member who holds work about the worker. An audit row names the member. Another one names her as a
 * reader of the first verdict, where two members have not agreed yet.
 * @throws ServiceError `not-found`; `forbidden` for a worker whom the member knows, or without such work.
 */
export async function openDispute(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<AnswerOf<typeof getDispute>> {
  return withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({
        dispute: disputes,
        name: workers.name,
        check: checks,
        record: misconductReports,
        ahead: wordsAhead,
      })
      .from(disputes)
      .innerJoin(workers, eq(workers.id, disputes.workerId))
      .leftJoin(checks, eq(checks.id, disputes.checkId))
      .leftJoin(misconductReports, eq(misconductReports.id, disputes.incidentId))
      .where(eq(disputes.id, id));
    if (found === undefined) throw notFound('disputeNotFound');
    const { dispute, name, check, record, ahead } = found;
    await refuseConflict(tx.db, memberId, dispute.workerId);
    await refuseUnheld(tx.db, memberId, dispute.workerId);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'dispute-opened',
      subject: `dispute:${id}`,
      details: { worker: dispute.workerId },
    });
    // The trail of the check tells too who read the first member before the second one decided.
    if (check !== null && ahead !== null && check.status !== 'confirmed')
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'verdicts-read',
        subject: `check:${check.id}`,
        details: { case: check.caseId, worker: check.workerId },
      });
    return {
      id,
      nanny_name: name,
      ...presented(dispute, check, record, ahead),
      had_say: await namesWithSay(tx, dispute),
    };
  });
}

const presented = (
  dispute: DisputeRow,
  check: CheckRow | null,
  record: typeof misconductReports.$inferSelect | null,
  ahead: string | null,
) => ({
  nanny_id: dispute.workerId,
  kind: check === null ? ('record' as const) : ('check' as const),
  finding_id: dispute.checkId ?? dispute.incidentId ?? '',
  case_id: check?.caseId ?? null,
  check: check?.kind ?? null,
  outcome: ahead === null ? (check?.outcome ?? null) : ('finding' as const),
  category: record?.category ?? null,
  region: record?.region ?? null,
  finding: ahead ?? check?.note ?? record?.decisionNote ?? null,
  words: dispute.words,
  created_at: dispute.createdAt.toISOString(),
});

/** The words of a finding that is in no report yet: those of the first member who found so. */
const wordsAhead = sql<string | null>`(select v.note from ${verdicts} v where v.check_id = ${checks.id}
  and ${inArray(checks.status, reviewStatuses)} and v.verdict = 'finding' and v.ended_at is null
  order by v.place limit 1)`;

/** The names of the members whom another one must follow. */
async function namesWithSay(tx: Transaction, dispute: DisputeRow): Promise<(string | null)[]> {
  const had = await membersWithSayIn(tx, dispute);
  const rows = await tx.db
    .select({ name: opsMembers.name })
    .from(opsMembers)
    .where(inArray(opsMembers.id, [...had]))
    .orderBy(asc(opsMembers.name));
  return rows.map(({ name }) => name);
}
