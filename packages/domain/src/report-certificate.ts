import { formatDate } from './dates.ts';
import { DISPUTED } from './dispute.ts';
import { workerInitials } from './initials.ts';
import { NO_LONGER_CURRENT, type ReportEndNotice } from './report-end-words.ts';
import { reportSectionNames, reportSectionsOf, type ReportSection } from './report-sections.ts';
import {
  endNoticeOf,
  hasFinding,
  scoreOutcomes,
  sectionStatus,
  verdictOf,
  type WholeReport,
} from './report-verdict.ts';
import { sectionWords, type CheckedSection } from './report-words.ts';
import { ringParts, type RingPart } from './score-ring.ts';
import { checkStates, type StatusTone } from './status-vocabulary.ts';
import { scoreText, shownScore, type WireTrustScore } from './trust-reach.ts';
import { shownTier, type TrustTier } from './trust-tier.ts';
import { explainedRows, type WireTrustRow } from './trust-words.ts';

/** The first sheet of a report, in words: what a spouse or a guard reads before anything else. */
export interface ReportCertificate {
  /** The report's number. Null before it has one. */
  readonly number: string | null;
  /** 'Issued Nov 24, 2026'. */
  readonly date: string;
  /** Whether every check was decided. */
  readonly subtitle: string;
  readonly name: string;
  readonly initials: string;
  /** 'Nanny · Kilimani · 5 years'. */
  readonly about: string;
  readonly identity: CertificateBadge;
  /** In place of a score, for a report that has ended. */
  readonly notice: ReportEndNotice | null;
  readonly score: CertificateScore | null;
  /** '5 checks clear', '1 unable to verify', the most serious first. */
  readonly verdict: readonly CertificateBadge[];
  readonly results: readonly CertificateResult[];
  /** What the team wrote. */
  readonly recommendation: string | null;
  /** What a report cannot say. */
  readonly honesty: string;
}

export interface CertificateBadge {
  readonly text: string;
  readonly tone: StatusTone;
}

export interface CertificateResult extends CertificateBadge {
  /** 'Criminal record'. */
  readonly title: string;
}

export interface CertificateScore {
  /** The arcs of the ring. None before anything was checked. */
  readonly parts: readonly RingPart[];
  /** '80', or in words that the check is under way before anything was checked: nobody has a report without a check. */
  readonly middle: string;
  /** '80 out of 100', '25 so far, up to 90', 'Not checked yet'. */
  readonly text: string;
  /** Null for a score that is not complete, and beside a finding. */
  readonly tier: TrustTier | null;
}

/** The worker of a certificate, as far as the reader of the report may know her. */
export interface CertifiedWorker {
  readonly name: string | null;
  readonly serviceType: string | null;
  readonly location: string | null;
  readonly experienceYears: number | null;
  readonly identityVerified: boolean;
}

/** A report with its score and its number. */
export interface CertifiedReport extends WholeReport, WireTrustScore {
  readonly trust_badge: string;
  readonly trust_score_breakdown: readonly WireTrustRow[];
  readonly report: {
    readonly number: string;
    readonly issued_at: string | null;
    readonly complete: boolean;
  } | null;
}

const HONESTY = 'A report says what was found on its day. It cannot promise how somebody will act tomorrow.';

/** The certificate of a report. Nothing on it is more certain than the sections that follow. */
export function certificateOf(
  worker: CertifiedWorker,
  report: CertifiedReport,
  preparedAt: Date,
): ReportCertificate {
  const { ended, report: issued, recommendation } = report;
  const date = formatDate(issued?.issued_at ?? preparedAt);
  return {
    number: issued?.number ?? null,
    date: `${issued?.complete ? 'Issued' : 'As of'} ${date}`,
    subtitle: subtitleOf(report),
    name: worker.name ?? 'Unknown Name',
    initials: workerInitials(worker.name),
    about: [worker.serviceType, worker.location, yearsText(worker.experienceYears)]
      .filter((text) => text !== null)
      .join(' · '),
    identity: identityBadge(worker, report),
    notice: endNoticeOf(report),
    score: ended === null ? scoreOf(report) : null,
    verdict: verdictOf(report).map(({ group, title }) => ({ text: title, tone: checkStates[group].tone })),
    results: reportSectionsOf(ended)
      .filter(isChecked)
      .flatMap((section) => resultOf(report, section)),
    recommendation: recommendation.admin_notes,
    honesty: HONESTY,
  };
}

const isChecked = (section: ReportSection): section is CheckedSection => section !== 'reviews';

function subtitleOf({ report, ended }: CertifiedReport): string {
  if (report?.complete) return 'Complete: every check was decided.';
  return ended?.stopped
    ? 'Stopped: not every check was decided.'
    : 'In progress: not every check has been decided yet.';
}

function resultOf(report: CertifiedReport, section: CheckedSection): CertificateResult[] {
  const status = sectionStatus(report, section);
  if (status === null) return [];
  const title = reportSectionNames[section];
  const { rows, status: words } = sectionWords(report, section);
  if (status === 'not_in_package' || words === null)
    return [{ title, text: checkStates.not_in_package.english, tone: 'default' }];
  const isDisputed = rows.some(({ term }) => term === DISPUTED.term);
  const text = isDisputed ? `${words.text}, disputed by the worker` : words.text;
  return [{ title, text, tone: checkStates[status].tone }];
}

function scoreOf(report: CertifiedReport): CertificateScore {
  const shown = shownScore(report);
  const { score, upTo } = shown;
  return {
    parts:
      score === null
        ? []
        : ringParts(explainedRows(report.trust_score_breakdown, scoreOutcomes(report)), score),
    middle: score === null ? 'Under way' : String(score),
    text: scoreText(shown),
    // A score that still grows is no tier yet, and a tier beside a finding would read as praise.
    tier: score === null || upTo !== null || hasFinding(report) ? null : shownTier(report.trust_badge),
  };
}

/** 'Trust score: 80 out of 100, Gold'. */
export const certificateScoreText = ({ text, tier }: CertificateScore): string =>
  tier === null ? `Trust score: ${text}` : `Trust score: ${text}, ${tier}`;

/** A check without a result must not read like one against her. */
export function identityBadge(
  { identityVerified }: Pick<CertifiedWorker, 'identityVerified'>,
  { identity }: Pick<CertifiedReport, 'identity'>,
): CertificateBadge {
  if (identityVerified) return { text: 'Identity verified', tone: 'success' };
  if (identity?.status === 'stopped')
    return { text: 'Identity check stopped without a result', tone: 'default' };
  return {
    text: identity?.outcome == null ? 'Identity not checked yet' : 'Identity not verified',
    tone: 'default',
  };
}

/** '5 years', or null where she did not say. */
export const yearsText = (years: number | null): string | null =>
  years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`;

/**
 * How to check the paper. An ended report keeps its code, which stands on every earlier print of it. Its page does not call
 * the report genuine any more, so no print invites a reader to take it for that.
 */
export const proofText = ({ ended }: Pick<WholeReport, 'ended'>): string =>
  `${ended === null ? 'Is this report genuine?' : `${NO_LONGER_CURRENT}.`} Scan, or open this page:`;

/** The same in the foot of a sheet. */
export const proofNote = ({ ended }: Pick<WholeReport, 'ended'>, address: string): string =>
  ended === null ? `Is this report genuine? ${address}` : `${NO_LONGER_CURRENT}. See ${address}`;
