import { and, desc, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getMisconduct } from '@repo/api-client/contract/misconduct';
import { countIn, misconductCategories, registryRegions, registryStatusOf } from '@repo/domain/misconduct';
import { sectionState, sectionUpgrade } from '@repo/domain/report-sections';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { openDisputes } from '../../casework/disputes/open-disputes.ts';
import { hasReviewTie } from '../reviews/review-tie.ts';
import { consentedLevel } from '../../access/consented-level.ts';
import { latestReportPurchase } from '../../access/latest-purchase.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

type Answer = AnswerOf<typeof getMisconduct>;
type Registry = NonNullable<Answer['registry']>;

/**
 * The registry's records of a worker, for one employer. Access is the same as for that section of the report.
 * Only upheld records are included. The query does not read who reported them, nor the unproven allegations.
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
    return { ...answer, access: 'locked' };
  if ((await consentedLevel(ctx.db, purchase, ctx.clock.now())) === 'none')
    return { ...answer, access: 'waiting' };
  return { ...answer, access: 'open', registry: await readRecords(ctx, worker, purchase.id) };
}

async function readRecords(ctx: Context, worker: WorkerRow, purchaseId: string): Promise<Registry> {
  const check = await lookOf(ctx, purchaseId);
  const records = await upheldOf(ctx, worker.id);
  const found = Math.max(worker.misconductFlags, records.length);
  const status = registryStatusOf(check?.outcome ?? null, found);
  const unlisted = found - records.length;
  const partOf = (name: string, field: 'region' | 'category') => {
    const listed = records.filter((record) => record[field] === name).length;
    return { name, records: countIn(status, listed, unlisted) };
  };
  return {
    check_date: check?.decidedAt?.toISOString() ?? null,
    status,
    records_found: found,
    unlisted,
    regions: registryRegions.map((name) => partOf(name, 'region')),
    categories: misconductCategories.map((name) => partOf(name, 'category')),
    records,
  };
}

/** The registry check of this purchase, once it is decided. */
async function lookOf(ctx: Context, purchaseId: string) {
  const [check] = await ctx.db
    .select({ outcome: checks.outcome, decidedAt: checks.decidedAt })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(cases.purchaseId, purchaseId),
        ne(cases.status, 'closed'),
        eq(checks.kind, 'misconduct_registry'),
        eq(checks.status, 'decided'),
      ),
    );
  return check;
}

async function upheldOf(ctx: Context, workerId: string): Promise<Registry['records']> {
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
    .where(and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'upheld')))
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
