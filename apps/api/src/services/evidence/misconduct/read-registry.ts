import { desc, inArray } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getMisconduct } from '@repo/api-client/contract/misconduct';
import { countIn, misconductCategories, registryRegions, registryStatusOf } from '@repo/domain/misconduct';
import { sectionState, sectionUpgrade } from '@repo/domain/report-sections';
import type { Context } from '../../../context.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { openDisputes } from '../../access/open-disputes.ts';
import { hasReviewTie } from '../reviews/review-tie.ts';
import { reportAccess } from '../../access/consented-level.ts';
import { latestReportPurchase } from '../../access/latest-purchase.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import { latestDecided } from '../../access/latest-decided.ts';
import { countingRecords, readFlags } from '../../trust/read-records.ts';
import { shownFlags } from '../../trust/shown-trust.ts';

type Answer = AnswerOf<typeof getMisconduct>;
type Registry = NonNullable<Answer['registry']>;

/**
 * The registry's records of a worker, for one employer. Access is the same as for that section of the report.
 * Only upheld records of the last five years are included, and none before the team has looked her up. The query
 * does not read who reported them, nor the unproven allegations.
 * @throws ServiceError `not-found` for a worker that this employer cannot see.
 */
export function readRegistry(ctx: Context, employerId: string, workerId: string): Promise<Answer> {
  return withSnapshot(ctx, (at) => registryAt(at, employerId, workerId));
}

async function registryAt(ctx: Context, employerId: string, workerId: string): Promise<Answer> {
  const worker = await findTiedWorker(ctx.db, { employerId, now: ctx.clock.now() }, workerId);
  const purchase = await latestReportPurchase(ctx.db, employerId, worker.id);
  const level = purchase?.level ?? 'none';
  const answer = {
    nanny_id: worker.id,
    upgrade_to: sectionUpgrade(level, 'misconduct'),
    may_report: await hasReviewTie(ctx.db, employerId, worker.id),
  };
  if (purchase === undefined || sectionState(level, 'misconduct') !== 'open')
    return { ...answer, access: 'locked', ended: null };
  const { access, end } = await reportAccess(ctx.db, purchase, ctx.clock.now());
  const ended = end && { reason: end.reason, at: end.at.toISOString() };
  if (access !== 'open') return { ...answer, access, ended };
  return { ...answer, access, ended, registry: await registryOf(ctx, worker.id) };
}

/** The number, the status and the records follow the rule of her profile's flags (`shownFlags`, decisions 8). */
async function registryOf(ctx: Context, workerId: string): Promise<Registry> {
  const now = ctx.clock.now();
  const check = (await latestDecided(ctx.db, workerId)).get('misconduct_registry');
  const found = shownFlags({
    misconductFlags: await readFlags(ctx.db, workerId, now),
    registryChecked: check !== undefined,
  });
  const records = found === null ? [] : await countingOf(ctx, workerId, now);
  const status = registryStatusOf(check?.outcome ?? null, found);
  const partOf = (name: string, field: 'region' | 'category') => {
    const listed = records.filter((record) => record[field] === name).length;
    return { name, records: countIn(status, listed) };
  };
  return {
    check_date: check?.decidedAt?.toISOString() ?? null,
    status,
    records_found: found,
    regions: registryRegions.map((name) => partOf(name, 'region')),
    categories: misconductCategories.map((name) => partOf(name, 'category')),
    records,
  };
}

/** The upheld records of the last five years, the latest first. */
async function countingOf(ctx: Context, workerId: string, now: Date): Promise<Registry['records']> {
  const counting = await countingRecords(ctx.db, workerId, now);
  const disputes = await openDisputes(ctx.db, workerId);
  const rows = await ctx.db
    .select({
      id: misconductReports.id,
      category: misconductReports.category,
      region: misconductReports.region,
      finding: misconductReports.decisionNote,
      upheldAt: misconductReports.decidedAt,
    })
    .from(misconductReports)
    .where(inArray(misconductReports.id, [...counting]))
    .orderBy(desc(misconductReports.decidedAt), desc(misconductReports.id));
  return rows.map(({ id, category, region, finding, upheldAt }) => {
    if (finding === null || upheldAt === null) throw new Error('An upheld record has no finding');
    return {
      category,
      region,
      finding,
      upheld_at: upheldAt.toISOString(),
      ...(disputes.isRecordDisputed(id) ? { disputed: true as const } : {}),
    };
  });
}
