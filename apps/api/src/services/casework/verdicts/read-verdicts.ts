import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getVerdicts } from '@repo/api-client/contract/checks';
import type { getIncidentVerdicts } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { presentIncidentVerdict, presentVerdict } from './present-verdict.ts';
import { about, type Subject } from './verdicts-about.ts';

/**
 * What the earlier members said of a check, for its holder.
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
    const given = await readGiven(tx, memberId, {
      piece: { kind: 'check', id: checkId },
      subject: { checkId },
      details: { case: check.caseId, worker: check.workerId },
    });
    return { verdicts: given.map(({ verdict, by }) => presentVerdict(verdict, by)) };
  });

/**
 * What the earlier members said of an incident, for its holder.
 * @throws ServiceError `not-found`; `forbidden` as for a check.
 */
export const readIncidentVerdicts = (
  ctx: Context,
  memberId: string,
  incidentId: string,
): Promise<AnswerOf<typeof getIncidentVerdicts>> =>
  withTransaction(ctx, async (tx) => {
    const [report] = await tx.db.select().from(misconductReports).where(eq(misconductReports.id, incidentId));
    if (report === undefined) throw notFound('incidentNotFound');
    const given = await readGiven(tx, memberId, {
      piece: { kind: 'incident', id: incidentId },
      subject: { incidentId },
      details: { worker: report.workerId },
    });
    return { verdicts: given.map(({ verdict, by }) => presentIncidentVerdict(verdict, by)) };
  });

interface Asked {
  readonly piece: { readonly kind: 'check' | 'incident'; readonly id: string };
  readonly subject: Subject;
  readonly details: { readonly worker: string; readonly case?: string };
}

/** An audit row names the reader before it is sent: the trail tells whether she read it before or after the evidence. */
async function readGiven(tx: Transaction, memberId: string, { piece, subject, details }: Asked) {
  await refuseConflict(tx.db, memberId, details.worker);
  await refuseNotHolder(tx.db, memberId, piece);
  const given = await tx.db
    .select({ verdict: verdicts, by: opsMembers.name })
    .from(verdicts)
    .innerJoin(opsMembers, eq(opsMembers.id, verdicts.memberId))
    .where(and(about(subject), isNull(verdicts.endedAt)))
    .orderBy(asc(verdicts.place));
  tx.audit({
    actor: `ops:${memberId}`,
    action: 'verdicts-read',
    subject: `${piece.kind}:${piece.id}`,
    details,
  });
  return given;
}
