import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { lookUpReportCode as lookUpReportCodeCall } from '@repo/api-client/contract/report-codes';
import { reportCodeState, shortName } from '@repo/domain/report-code';
import type { Context } from '../../context.ts';
import { cases, reports } from '../../db/schema/cases.ts';
import { workers } from '../../db/schema/people.ts';
import { packages, purchases } from '../../db/schema/purchases.ts';
import { revokedReportCodes } from '../../db/schema/report-codes.ts';
import { notFound } from '../../errors.ts';
import { spend } from '../limits/spend.ts';
import { readReportCode } from './report-code.ts';

/** Nobody holds this many reports in her hand; whoever tries more is guessing. */
const LOOK_UPS = {
  kind: 'report-codes',
  times: 120,
  withinMilliseconds: 3_600_000,
  refusal: 'You have asked about many reports. Please wait an hour.',
} as const;

/**
 * What a third person may know about a code. One that was taken back, or whose worker withdrew, tells nothing about her
 * any more.
 * @throws ServiceError `not-found` for a code that no report has, `too-many` for who tries many.
 */
export async function lookUpReportCode(
  ctx: Context,
  address: string,
  typed: string,
): Promise<AnswerOf<typeof lookUpReportCodeCall>> {
  await spend(ctx.db, LOOK_UPS, ctx.secrets.fingerprint('address', address), ctx.clock.now());
  const code = readReportCode(typed);
  const [revoked] = await ctx.db.select().from(revokedReportCodes).where(eq(revokedReportCodes.code, code));
  if (revoked !== undefined)
    return { state: 'revoked', report: null, revoked_at: revoked.revokedAt.toISOString() };
  const [found] = await ctx.db
    .select({
      number: reports.number,
      caseStatus: cases.status,
      createdAt: reports.createdAt,
      issuedAt: reports.issuedAt,
      employerId: cases.employerId,
      workerId: cases.workerId,
      packageName: packages.name,
      workerName: workers.name,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .innerJoin(packages, eq(packages.id, purchases.packageId))
    .innerJoin(workers, eq(workers.id, cases.workerId))
    .where(eq(reports.code, code));
  if (found === undefined)
    throw notFound('No report has this code. Please compare it with the report letter by letter.');
  // It was stopped, so this report will never be: nobody is to learn that there was a check.
  if (found.caseStatus === 'closed') return { state: 'revoked', report: null, revoked_at: null };
  return {
    state: reportCodeState({
      isRevoked: false,
      isComplete: found.issuedAt !== null,
      hasNewer: await hasNewer(ctx, found),
    }),
    report: {
      number: found.number,
      issued_at: found.issuedAt?.toISOString() ?? null,
      package_name: found.packageName,
      worker_name: shortName(found.workerName),
    },
    revoked_at: null,
  };
}

interface Issued {
  readonly employerId: string;
  readonly workerId: string;
  readonly createdAt: Date;
}

async function hasNewer(ctx: Context, { employerId, workerId, createdAt }: Issued): Promise<boolean> {
  const later = alias(reports, 'later');
  const [newer] = await ctx.db
    .select({ id: later.id })
    .from(later)
    .innerJoin(cases, eq(cases.id, later.caseId))
    .where(
      and(
        eq(cases.workerId, workerId),
        eq(cases.employerId, employerId),
        gt(later.createdAt, createdAt),
        isNotNull(later.issuedAt),
      ),
    )
    .limit(1);
  return newer !== undefined;
}
