import { and, eq, exists, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { lookUpReportCode as lookUpReportCodeCall } from '@repo/api-client/contract/report-codes';
import { packageName } from '@repo/domain/packages';
import { reportCodeState, shortName } from '@repo/domain/report-code';
import { reportStandingOf } from '@repo/domain/report-standing';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import { cases, reports } from '../../../db/schema/cases.ts';
import { consents } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { revokedReportCodes } from '../../../db/schema/report-codes.ts';
import { notFound } from '../../../errors.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { readReportCode } from '../../casework/cases/report-code.ts';

/** No person holds this many reports. A client that tries more is guessing. */
const LOOK_UPS = {
  kind: 'report-codes',
  times: 120,
  withinMilliseconds: 3_600_000,
  refusal: 'reportsTooOften',
} as const;

/** The time at which a code was revoked. */
const revocationOf = prepared((db) =>
  db
    .select({ revokedAt: revokedReportCodes.revokedAt })
    .from(revokedReportCodes)
    .where(eq(revokedReportCodes.code, sql.placeholder('code')))
    .prepare('revoked_report_code'),
);

const later = alias(reports, 'later');
const laterCase = alias(cases, 'later_case');

/**
 * The report that has a code now, and whether the same employer has a newer complete report about the same
 * worker.
 */
const reportUnder = prepared((db) =>
  db
    .select({
      number: reports.number,
      caseStatus: cases.status,
      withdrawnAt: consents.withdrawnAt,
      deliveredAt: cases.deliveredAt,
      issuedAt: reports.issuedAt,
      packageId: purchases.packageId,
      // A report in progress, or one that an earlier version issued, has the worker's current name.
      workerName: sql<string | null>`coalesce(${reports.issuedName}, ${workers.name})`,
      hasNewer: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(later)
          .innerJoin(laterCase, eq(laterCase.id, later.caseId))
          .where(
            and(
              eq(laterCase.workerId, cases.workerId),
              eq(laterCase.employerId, cases.employerId),
              gt(later.createdAt, reports.createdAt),
              isNotNull(later.issuedAt),
            ),
          ),
      )}`,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .innerJoin(consents, eq(consents.id, cases.consentId))
    .innerJoin(purchases, eq(purchases.id, cases.purchaseId))
    .innerJoin(workers, eq(workers.id, cases.workerId))
    .where(eq(reports.code, sql.placeholder('code')))
    .prepare('report_of_code'),
);

export type KnownReport = AnswerOf<typeof lookUpReportCodeCall>;

/**
 * What a third person may know about a code. A code that was revoked, or whose worker withdrew her consent,
 * tells nothing about her any more. The database gets the same queries whatever the code is.
 * @throws ServiceError `not-found` for a code that no report has; `too-many` for a client that tries many
 * codes.
 */
export async function lookUpReportCode(ctx: Context, address: string, typed: string): Promise<KnownReport> {
  await consumeRateLimit(ctx.db, LOOK_UPS, ctx.secrets.fingerprintOfAddress(address), ctx.clock.now());
  const code = readReportCode(typed);
  // In this order: a code that is revoked in between is on no report any more, and is found as revoked.
  const [found] = await reportUnder(ctx.db).execute({ code });
  const [revoked] = await revocationOf(ctx.db).execute({ code });
  if (revoked !== undefined)
    return { state: 'revoked', report: null, revoked_at: revoked.revokedAt.toISOString() };
  if (found === undefined) throw notFound('reportCodeUnknown');
  const standing = reportStandingOf(found, ctx.clock.now());
  if (standing === 'withdrawn') return { state: 'withdrawn', report: null, revoked_at: null };
  // The payment was reversed, so this report will never exist.
  if (found.caseStatus === 'closed') return { state: 'revoked', report: null, revoked_at: null };
  return {
    state: reportCodeState({
      isRevoked: false,
      isComplete: found.issuedAt !== null,
      hasNewer: found.hasNewer,
      standing,
    }),
    report: {
      number: found.number,
      issued_at: found.issuedAt?.toISOString() ?? null,
      // The reader compares it with the word on the paper.
      package_name: packageName(found.packageId),
      worker_name: shortName(found.workerName),
    },
    revoked_at: null,
  };
}
