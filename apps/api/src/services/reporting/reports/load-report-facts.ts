import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import type { Context } from '../../../context.ts';
import { cases, checks, reports, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { workerReferences, workHistory } from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { openDisputes, type OpenDisputes } from '../../casework/disputes/open-disputes.ts';
import { latestPostponements, type LatestPostponements } from '../../casework/checks/latest-postponements.ts';
import { listApprovedReviews, type ApprovedReview } from '../../evidence/reviews/list-approved-reviews.ts';
import type { ReportSubject } from './find-report-subject.ts';

export interface ReportFacts {
  readonly case: CaseRow | undefined;
  readonly report: typeof reports.$inferSelect | undefined;
  readonly checks: ReadonlyMap<CheckKind, CheckRow>;
  readonly postponements: LatestPostponements;
  /**
   * The latest health check decided for this same employer. It may be part of another purchase, but never of
   * a closed case.
   */
  readonly earlierHealth: CheckRow | undefined;
  readonly references: { readonly verified: number; readonly total: number };
  readonly reviews: readonly ApprovedReview[];
  readonly disputes: OpenDisputes;
}

/**
 * Reads the facts of a report of this purchase, in a snapshot. This decides nothing and does not leave out
 * locked facts yet.
 */
export async function loadReportFacts(
  ctx: Context,
  { worker, purchase }: ReportSubject,
): Promise<ReportFacts> {
  const ofCase = purchase && (await loadCase(ctx, purchase.id));
  return {
    case: ofCase?.case,
    report: ofCase?.report,
    checks: new Map(ofCase?.checks.map((check) => [check.kind, check])),
    postponements: await latestPostponements(ctx.db, purchase?.id),
    earlierHealth: purchase && (await loadEarlierHealth(ctx, purchase.employerId, worker.id)),
    references: await countReferences(ctx, worker.id),
    reviews: await listApprovedReviews(ctx.db, worker.id),
    disputes: await openDisputes(ctx.db, worker.id),
  };
}

async function loadCase(ctx: Context, purchaseId: string) {
  const rows = await ctx.db
    .select({ case: cases, report: reports, check: checks })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .innerJoin(checks, eq(checks.caseId, cases.id))
    .where(eq(cases.purchaseId, purchaseId))
    .orderBy(asc(checks.step));
  const [first] = rows;
  return first && { case: first.case, report: first.report, checks: rows.map((row) => row.check) };
}

async function loadEarlierHealth(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<CheckRow | undefined> {
  const [row] = await ctx.db
    .select({ check: checks })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(checks.kind, 'health'),
        eq(checks.status, 'decided'),
        eq(cases.employerId, employerId),
        // A check whose consent the worker withdrew, or that is not paid for, is not shown through another
        // purchase either. A case that was complete when its payment was reversed stays complete.
        ne(cases.status, 'closed'),
        eq(purchases.status, 'paid'),
      ),
    )
    .orderBy(desc(checks.decidedAt))
    .limit(1);
  return row?.check;
}

/** A referee who refused is no reference, and is in no report. */
const isCurrent = (workerId: string) =>
  and(eq(workerReferences.workerId, workerId), ne(workerReferences.status, 'refused'));

/** The number of referees that a worker has named, and how many of them the team has verified. */
export async function countReferences(
  ctx: Context,
  workerId: string,
): Promise<{ verified: number; total: number }> {
  const [counts] = await ctx.db
    .select({
      total: count(),
      verified: sql<number>`count(*) filter (where ${workerReferences.status} = 'verified')::int`,
    })
    .from(workerReferences)
    .where(isCurrent(workerId));
  return counts ?? { verified: 0, total: 0 };
}

/** The references themselves. Read only for an employer who may see them. */
export async function listReferences(ctx: Context, workerId: string) {
  const rows = await ctx.db
    .select()
    .from(workerReferences)
    .where(isCurrent(workerId))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));
  return rows.map((row) => ({
    ref_name: row.name,
    ref_contact: row.phone,
    relationship: row.relationship,
    feedback: row.feedback,
    verified: row.status === 'verified',
  }));
}

/** The worker's earlier jobs. Read only for an employer who may see them. */
export async function listWorkHistory(ctx: Context, workerId: string) {
  return ctx.db
    .select({
      position: workHistory.position,
      employer: workHistory.employer,
      duration: workHistory.duration,
    })
    .from(workHistory)
    .where(eq(workHistory.workerId, workerId))
    .orderBy(desc(workHistory.createdAt), desc(workHistory.id));
}
