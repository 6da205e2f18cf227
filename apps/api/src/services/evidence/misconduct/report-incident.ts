import { INCIDENTS_PER_DAY, incidentProblems } from '@repo/domain/incident-report';
import type { BodyOf } from '@repo/api-client/contract/define-call';
import type { reportIncident as reportIncidentCall } from '@repo/api-client/contract/misconduct';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { consumeRateLimit, type Limit } from '../../platform/limits/rate-limit.ts';
import { hasReviewTie } from '../reviews/review-tie.ts';
import { findTiedWorker } from '../../access/visibility.ts';

const INCIDENTS: Limit = {
  kind: 'incidents',
  times: INCIDENTS_PER_DAY,
  withinMilliseconds: 86_400_000,
  refusal: 'incidentsTooOften',
};

/**
 * Reports an incident to the team. It is an allegation: nothing about the worker changes, and only the team
 * reads it.
 * @throws ServiceError `not-found` for a worker that this employer cannot see; `invalid` with the fields;
 * `forbidden` without a paid check or an accepted invitation; `conflict` when the same incident was reported
 * before; `too-many` over the daily limit.
 */
export async function reportIncident(
  ctx: Context,
  employerId: string,
  workerId: string,
  { category, region, description }: BodyOf<typeof reportIncidentCall>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const worker = await findTiedWorker(tx.db, { employerId, now: tx.now }, workerId);
    const fields = incidentProblems({ category, region, description });
    const [first] = Object.values(fields);
    if (first !== undefined) throw new ServiceError('invalid', first, { fields });
    if (!(await hasReviewTie(tx.db, employerId, worker.id)))
      throw new ServiceError('forbidden', 'incidentTieMissing');
    const [row] = await tx.db
      .insert(misconductReports)
      .values({
        workerId: worker.id,
        reporterId: employerId,
        category,
        region,
        description: description.trim(),
        createdAt: tx.now,
      })
      // After two presses at once, the database accepts one report.
      .onConflictDoNothing()
      .returning({ id: misconductReports.id });
    if (row === undefined) throw new ServiceError('conflict', 'incidentRepeated');
    await consumeRateLimit(tx.db, INCIDENTS, employerId, tx.now);
    tx.audit({
      actor: `employer:${employerId}`,
      action: 'incident-reported',
      subject: `incident:${row.id}`,
      details: { worker: worker.id, category, region },
    });
  });
}
