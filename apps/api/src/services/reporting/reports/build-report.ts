import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getDeepCheck } from '@repo/api-client/contract/verifications';
import { reuseSourceOf } from '@repo/domain/reused-result';
import { finalReviewCounts, stepsOfLevel, type CheckKind } from '@repo/domain/check';
import { idNumberEnding } from '@repo/domain/id-number';
import { RECORDS_UPHELD_SINCE } from '@repo/domain/misconduct';
import { packageLabel, type AccessLevel } from '@repo/domain/packages';
import {
  reportSections,
  sectionState,
  sectionUpgrade,
  showsIdentityDetails,
} from '@repo/domain/report-sections';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import type { Context } from '../../../context.ts';
import type { ApprovedReview } from '../../evidence/reviews/list-approved-reviews.ts';
import { readTrust, type Trust } from '../../trust/read-trust.ts';
import { shownFlags, shownTrust } from '../../trust/shown-trust.ts';
import { presentCompletion, type Completion } from './read-completion.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import type { ReportSubject } from './find-report-subject.ts';
import { listReferences, listWorkHistory, loadReportFacts, type ReportFacts } from './load-report-facts.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';

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
  };
  readonly deepCheck: DeepCheck;
  readonly completion: Completion;
  readonly reviews: readonly ApprovedReview[];
  readonly preparedAt: Date;
}

/**
 * Builds the report of a worker for one employer, limited to what the employer's purchase unlocks (decisions
 * 8).
 */
export async function buildReport(ctx: Context, subject: ReportSubject): Promise<Report> {
  const { worker, purchase } = subject;
  const preparedAt = ctx.clock.now();
  const level = purchase?.level ?? 'none';
  const facts = consentedFacts(await loadReportFacts(ctx, subject));
  const trust = await readTrust(ctx.db, worker, preparedAt);
  const deepCheck = {
    ...overview(subject, level, facts),
    ...shownTrust(trust),
    trust_score_breakdown: breakdownFor(hasConsent(facts) ? level : 'none', trust.breakdown),
    ...(await openParts(ctx, worker, level, facts, trust)),
  };
  return {
    worker: {
      name: worker.name,
      serviceType: worker.serviceType,
      location: hasConsent(facts) ? worker.location : worker.knownPlace || null,
      experienceYears: worker.experienceYears,
      identityVerified: worker.smileStatus === 'verified',
    },
    deepCheck,
    completion: presentCompletion({
      worker,
      level,
      checks: [...facts.checks.values()],
      postponements: facts.postponements,
      disputes: facts.disputes,
      references: facts.references.total,
      trust,
    }),
    reviews: facts.reviews,
    preparedAt,
  };
}

/** Before the worker's consent, and after she has withdrawn it, a paid package opens nothing about her. */
function consentedFacts(facts: ReportFacts): ReportFacts {
  if (hasConsent(facts)) return facts;
  return { ...facts, case: undefined, report: undefined, checks: new Map(), earlierHealth: undefined };
}

const hasConsent = (facts: ReportFacts) => facts.case !== undefined && facts.case.status !== 'closed';

type Overview = Pick<
  DeepCheck,
  | 'nanny_id'
  | 'verification_id'
  | 'access_level'
  | 'package_name'
  | 'worker_name'
  | 'report'
  | 'sections'
  | 'recommendation'
>;

function overview({ worker, purchase }: ReportSubject, level: AccessLevel, facts: ReportFacts): Overview {
  const review = facts.checks.get('final_review');
  const counts = finalReviewCounts(facts.checks.values());
  const reviewed = review !== undefined && counts && sectionState(level, 'recommendation') === 'open';
  return {
    nanny_id: worker.id,
    verification_id: purchase?.id ?? null,
    access_level: level,
    package_name: purchase === undefined ? null : packageLabel(purchase.packageId),
    worker_name: purchase === undefined ? null : (facts.report?.issuedName ?? purchase.workerName),
    report: facts.report
      ? {
          number: facts.report.number,
          code: facts.report.code,
          issued_at: facts.report.issuedAt?.toISOString() ?? null,
          complete: facts.case?.status === 'completed',
        }
      : null,
    sections: reportSections.map((section) => ({
      section,
      state: sectionState(level, section),
      upgrade_to: sectionUpgrade(level, section),
    })),
    recommendation: {
      admin_notes: reviewed ? review.note : null,
      decided_at: reviewed ? (review.decidedAt?.toISOString() ?? null) : null,
      ...(reviewed && facts.disputes.isDisputed(review) ? { disputed: true as const } : {}),
    },
  };
}

/**
 * The parts that the level opens. A locked part is not in the object. The references and the work history
 * are read for an open part only.
 */
async function openParts(
  ctx: Context,
  worker: WorkerRow,
  level: AccessLevel,
  facts: ReportFacts,
  trust: Trust,
): Promise<Partial<DeepCheck>> {
  if (level === 'none') return {};
  const isOpen = (section: Parameters<typeof sectionState>[1]) => sectionState(level, section) === 'open';
  const result = (kind: CheckKind) => resultOf(facts.checks.get(kind), facts);
  const consent = hasConsent(facts);
  const details = consent && isOpen('identity') && showsIdentityDetails(level, worker.smileStatus);
  return {
    ...(isOpen('identity') && {
      identity: {
        ...result('identity'),
        full_name: details ? worker.name : null,
        id_number: details && worker.nationalIdLast3 !== null ? idNumberEnding(worker.nationalIdLast3) : null,
      },
    }),
    ...(isOpen('police_clearance') && { verification: { police_check: result('criminal_record') } }),
    ...(isOpen('health') && { health_check: healthOf(level, facts) }),
    ...(isOpen('misconduct') && { misconduct: misconductOf(trust, facts) }),
    ...(isOpen('social_screening') && { social_screening: result('social_media') }),
    ...(sectionState(level, 'references') !== 'locked' && {
      references_summary: {
        ...(consent ? facts.references : { verified: null, total: null }),
        ...result('references'),
        ...(isOpen('references') ? {} : { notes: null }),
      },
    }),
    ...(isOpen('references') && { references: consent ? await listReferences(ctx, worker.id) : [] }),
    ...(isOpen('work_history') && {
      work_history_summary: result('work_history'),
      work_history: consent ? await listWorkHistory(ctx, worker.id) : [],
    }),
  };
}

type Result = NonNullable<NonNullable<DeepCheck['verification']>['police_check']>;

/** A check's result in the wire format. Before the case is open, every check of the package is pending. */
function resultOf(check: CheckRow | undefined, { disputes }: Pick<ReportFacts, 'disputes'>): Result {
  const decided = check?.status === 'decided';
  return {
    outcome: decided ? check.outcome : null,
    status: check?.status ?? 'pending',
    notes: decided ? check.note : null,
    checked_at: decided ? (check.decidedAt?.toISOString() ?? null) : null,
    reused_from: check === undefined ? null : reuseSourceOf(check),
    waiting_on: check?.waitingOn ?? null,
    due_at: check?.dueAt.toISOString() ?? null,
    ...(decided && disputes.isDisputed(check) ? { disputed: true as const } : {}),
  };
}

/** A misconduct record that was upheld after the check turns its clear result into a finding. */
function misconductOf(trust: Trust, facts: ReportFacts): NonNullable<DeepCheck['misconduct']> {
  const result = resultOf(facts.checks.get('misconduct_registry'), facts);
  const upheldSince = result.outcome === 'clear' && trust.misconductFlags > 0;
  return {
    ...result,
    ...(upheldSince ? { outcome: 'finding', notes: RECORDS_UPHELD_SINCE } : {}),
    records_found: hasConsent(facts) ? shownFlags(trust) : null,
  };
}

const healthStatus = {
  clear: 'passed',
  finding: 'failed',
  unable_to_verify: 'pending',
  not_applicable: 'pending',
} as const;

/**
 * Standard opens the health section, premium performs the check. Without a check of its own, the section
 * shows the result of an earlier check for this same employer. Null means "not part of this package".
 */
function healthOf(level: AccessLevel, facts: ReportFacts): DeepCheck['health_check'] {
  const performed = level !== 'none' && stepsOfLevel[level].includes('health');
  const check = performed ? facts.checks.get('health') : facts.earlierHealth;
  if (!performed && check === undefined) return null;
  const result = resultOf(check, facts);
  const outcome = check?.status === 'decided' ? check.outcome : null;
  return {
    ...result,
    status: outcome === null ? 'pending' : healthStatus[outcome],
    expiry_date: outcome === null ? null : (check?.expiresOn ?? null),
  };
}
