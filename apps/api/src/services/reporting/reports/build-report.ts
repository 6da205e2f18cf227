import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDeepCheck } from '@repo/api-client/contract/verifications';
import { finalReviewCounts } from '@repo/domain/check';
import { packageName, type AccessLevel } from '@repo/domain/packages';
import { reportSections, sectionState, sectionUpgrade } from '@repo/domain/report-sections';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import type { Context } from '../../../context.ts';
import type { ApprovedReview } from '../../evidence/reviews/list-approved-reviews.ts';
import { readTrust, type Trust } from '../../trust/read-trust.ts';
import { readFlagsAt } from '../../trust/read-records.ts';
import { shownFlags, shownTrust, WITHHELD_TRUST } from '../../trust/shown-trust.ts';
import { presentCompletion, type Completion } from './read-completion.ts';
import type { ReportSubject } from './find-report-subject.ts';
import { loadReportFacts, type ReportFacts } from './load-report-facts.ts';
import { openParts } from './open-parts.ts';
import { presentEnd } from './present-end.ts';

export type DeepCheck = AnswerOf<typeof getDeepCheck>;

/**
 * A report as one employer may read it. Both the answer for the screen and the PDF are made from this and
 * from nothing else. So neither can show a fact that the other withholds.
 */
export interface Report {
  readonly worker: {
    readonly name: string | null;
    readonly serviceType: string | null;
    readonly location: string | null;
    readonly experienceYears: number | null;
    readonly identityVerified: boolean;
    /** The key of her photo for others. Null without one, where she hides it, and in a report that has ended. */
    readonly photoKey: string | null;
  };
  readonly deepCheck: DeepCheck;
  readonly completion: Completion;
  readonly reviews: readonly ApprovedReview[];
  readonly preparedAt: Date;
}

/**
 * Builds the report of a worker for one employer, limited to what the employer's purchase unlocks (decisions
 * 8). A report that has ended holds its results and nothing that is true of her only now (decisions 6).
 */
export async function buildReport(ctx: Context, subject: ReportSubject): Promise<Report> {
  const preparedAt = ctx.clock.now();
  const level = subject.purchase?.level ?? 'none';
  const facts = await loadReportFacts(ctx, subject);
  const trust = await readTrust(ctx.db, subject.worker, preparedAt);
  const about = aboutWorker(subject, facts);
  const until = facts.reported?.end?.until;
  const flags = until === undefined ? shownFlags(trust) : await readFlagsAt(ctx.db, subject.worker.id, until);
  const deepCheck = {
    ...overview(subject, level, facts),
    ...presentTrust(level, facts, trust),
    ...(await openParts(ctx, { worker: subject.worker, about, level, facts, flags })),
  };
  return {
    worker: about,
    deepCheck,
    completion: presentCompletion({
      worker: subject.worker,
      level,
      reported: facts.reported,
      postponements: facts.postponements,
      disputes: facts.disputes,
      references: facts.references.total,
      trust,
    }),
    reviews: facts.reviews,
    preparedAt,
  };
}

/** Her profile as it is now, or what an ended report tells of her: the name on it, and the identity that was checked. */
function aboutWorker(subject: ReportSubject, { reported, checks }: ReportFacts): Report['worker'] {
  const { worker } = subject;
  if (reported?.end == null)
    return {
      name: worker.name,
      serviceType: worker.serviceType,
      location: reported === undefined ? worker.knownPlace || null : worker.location,
      experienceYears: worker.experienceYears,
      identityVerified: worker.smileStatus === 'verified',
      photoKey: worker.shownPhotoKey,
    };
  const identityVerified = checks.get('identity')?.outcome === 'clear';
  return {
    // A verified name cannot change any more.
    name: identityVerified ? worker.name : nameOnReport(subject, reported),
    serviceType: null,
    location: null,
    experienceYears: null,
    identityVerified,
    photoKey: null,
  };
}

const nameOnReport = ({ purchase }: ReportSubject, reported: ReportFacts['reported']): string | null =>
  reported?.report.issuedName ?? purchase?.workerName ?? null;

function presentTrust(level: AccessLevel, { reported }: ReportFacts, trust: Trust) {
  if (reported?.end != null) return { ...WITHHELD_TRUST, trust_score_breakdown: [] };
  return {
    ...shownTrust(trust),
    trust_score_breakdown: breakdownFor(reported === undefined ? 'none' : level, trust.breakdown),
  };
}

type Overview = Pick<
  DeepCheck,
  | 'nanny_id'
  | 'verification_id'
  | 'access_level'
  | 'package_name'
  | 'ended'
  | 'worker_name'
  | 'report'
  | 'sections'
  | 'recommendation'
>;

function overview(subject: ReportSubject, level: AccessLevel, facts: ReportFacts): Overview {
  const { worker, purchase } = subject;
  const { reported } = facts;
  const review = facts.checks.get('final_review');
  const counts = finalReviewCounts(facts.checks.values());
  const reviewed = review !== undefined && counts && sectionState(level, 'recommendation') === 'open';
  return {
    nanny_id: worker.id,
    verification_id: purchase?.id ?? null,
    access_level: level,
    package_name: purchase === undefined ? null : packageName(purchase.packageId),
    ended: presentEnd(reported),
    worker_name: nameOnReport(subject, reported),
    report:
      reported === undefined
        ? null
        : {
            number: reported.report.number,
            code: reported.report.code,
            issued_at: reported.report.issuedAt?.toISOString() ?? null,
            complete: reported.case.status === 'completed',
          },
    sections: reportSections.map((section) => ({
      section,
      state: sectionState(level, section),
      upgrade_to: sectionUpgrade(level, section),
    })),
    recommendation: {
      outcome: reviewed ? review.outcome : null,
      admin_notes: reviewed ? review.note : null,
      decided_at: reviewed ? (review.decidedAt?.toISOString() ?? null) : null,
      ...(reviewed && facts.disputes.isDisputed(review) ? { disputed: true as const } : {}),
    },
  };
}
