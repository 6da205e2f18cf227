import { and, asc, desc, eq, isNull, lte, ne } from 'drizzle-orm';
import { isResult, type CheckKind } from '@repo/domain/check';
import { reportEndOf, type ReportEnd } from '@repo/domain/report-standing';
import type { Context } from '../../../context.ts';
import { cases, checks, reports, type CaseRow, type CheckRow } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { householdOfCase } from '../../access/households-of-checks.ts';
import { openDisputes, type OpenDisputes } from '../../access/open-disputes.ts';
import { latestPostponements, type LatestPostponements } from '../../casework/checks/latest-postponements.ts';
import { listApprovedReviews, type ApprovedReview } from '../../evidence/reviews/list-approved-reviews.ts';
import type { ReportSubject } from './find-report-subject.ts';
import { readGrounds } from './read-grounds.ts';
import { countReferences } from './worker-history.ts';

/** A case with its report and its checks. */
export interface ReportedCase {
  readonly case: CaseRow;
  readonly report: typeof reports.$inferSelect;
  /** Of a closed case the results alone. */
  readonly checks: readonly CheckRow[];
  /** The other checks of a closed case, which get no result any more. */
  readonly stopped: readonly CheckRow[];
  /** Null while the report is current. */
  readonly end: ReportEnd | null;
}

export interface ReportFacts {
  /** Undefined before the worker's consent, and after the payment was taken back. */
  readonly reported: ReportedCase | undefined;
  readonly checks: ReadonlyMap<CheckKind, CheckRow>;
  readonly postponements: LatestPostponements;
  /**
   * The latest health check decided for this same employer. It may be part of another purchase, but never of
   * a closed case.
   */
  readonly earlierHealth: CheckRow | undefined;
  readonly references: Awaited<ReturnType<typeof countReferences>>;
  /** The number of the household that ordered this report: it confirms nobody in it. */
  readonly buyer: string | null;
  readonly reviews: readonly ApprovedReview[];
  /** Why a check is not applicable, by its id. */
  readonly grounds: Awaited<ReturnType<typeof readGrounds>>;
  readonly disputes: OpenDisputes;
}

/**
 * Reads the facts of a report of this purchase, in a snapshot. This does not leave out locked facts yet.
 */
export async function loadReportFacts(
  ctx: Context,
  { worker, purchase }: ReportSubject,
): Promise<ReportFacts> {
  const reported = purchase && (await loadCase(ctx, purchase.id));
  const until = reported?.end?.until ?? null;
  const checks = new Map(reported?.checks.map((check) => [check.kind, check]));
  const earlierHealth =
    purchase && reported && (await loadEarlierHealth(ctx, purchase.employerId, worker.id, until));
  const buyer = reported ? await householdOfCase(ctx.db, reported.case.id) : null;
  return {
    reported,
    checks,
    postponements: await latestPostponements(ctx.db, purchase?.id),
    earlierHealth,
    references: await countReferences(ctx, { workerId: worker.id, until, buyer }),
    buyer,
    grounds: await readGrounds(ctx.db, [...checks.values(), ...(earlierHealth ? [earlierHealth] : [])]),
    reviews: until === null ? await listApprovedReviews(ctx.db, worker.id) : [],
    disputes: await openDisputes(ctx.db, worker.id),
  };
}

/**
 * The case of a purchase that opens a report. A case that was closed for another reason than a withdrawal opens
 * nothing.
 */
export async function loadCase(ctx: Context, purchaseId: string): Promise<ReportedCase | undefined> {
  const rows = await ctx.db
    .select({ case: cases, report: reports, check: checks, withdrawnAt: consents.withdrawnAt })
    .from(cases)
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .innerJoin(checks, eq(checks.caseId, cases.id))
    .where(eq(cases.purchaseId, purchaseId))
    .orderBy(asc(checks.step));
  const [first] = rows;
  if (first === undefined) return undefined;
  const end = reportEndOf(
    { withdrawnAt: first.withdrawnAt, deliveredAt: first.case.deliveredAt },
    ctx.clock.now(),
  );
  const isClosed = first.case.status === 'closed';
  if (isClosed && end?.reason !== 'withdrawn') return undefined;
  const all = rows.map(({ check }) => check);
  return {
    case: first.case,
    report: first.report,
    checks: all.filter((check) => !isClosed || isResult(check)),
    stopped: all.filter((check) => isClosed && !isResult(check)),
    end,
  };
}

async function loadEarlierHealth(
  ctx: Context,
  employerId: string,
  workerId: string,
  until: Date | null,
): Promise<CheckRow | undefined> {
  const [row] = await ctx.db
    .select({ check: checks })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .innerJoin(consents, eq(consents.id, cases.consentId))
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
        until === null ? isNull(consents.withdrawnAt) : lte(checks.decidedAt, until),
      ),
    )
    .orderBy(desc(checks.decidedAt))
    .limit(1);
  return row?.check;
}
