import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import type { PublishedReview } from '@repo/api-client/queries/workers';
import { brand } from '@repo/domain/brand';
import { trackingOf } from '@repo/domain/check-tracking';
import { checkStates, scoreStates } from '@repo/domain/status-vocabulary';
import { formatDate } from '@repo/domain/dates';
import { reportSectionLabels, reportSectionsOf, type ReportSection } from '@repo/domain/report-sections';
import {
  contactText,
  hasDecidedReferences,
  NO_REVIEWS,
  ratingText,
  referenceStatus,
  reviewRows,
  sectionWords,
  type Row,
} from '@repo/domain/report-words';
import { reviewByline } from '@repo/domain/review';
import { scoreText, shownScore } from '@repo/domain/trust-reach';
import { endNoticeOf, scoreOutcomes } from '@repo/domain/report-verdict';
import { explainedRows } from '@repo/domain/trust-words';

/** The reviews of the worker by other employers. Undefined until they have arrived. */
type Reviews = readonly PublishedReview[] | undefined;

const lineOf = ({ term, value }: Row) => `  ${term}: ${value}`;

function sectionLines(report: Report, section: ReportSection, reviews: Reviews): string[] {
  const title = reportSectionLabels[section];
  const state = report.sections.find((each) => each.section === section)?.state;
  if (state !== 'open' && state !== 'summary') return [title, '  Not part of this package', ''];
  if (section === 'reviews') return [title, ...reviewLines(reviews), ''];
  const { status, rows, notes } = sectionWords(report, section);
  return [
    status === null ? title : `${title}: ${status.text}`,
    ...rows.map(lineOf),
    ...(notes === null ? [] : [`  ${notes}`]),
    ...listLines(report, section),
    '',
  ];
}

function listLines(report: Report, section: ReportSection): string[] {
  if (section === 'references')
    return (report.references ?? []).map(({ ref_name, ref_contact, relationship, verified, feedback }) => {
      const status = referenceStatus(verified, hasDecidedReferences(report));
      const facts = [`${ref_name} (${status})`, relationship, contactText(ref_contact, report.ended)];
      return `  - ${facts.filter((fact) => fact !== null).join(', ')}${feedback === null ? '' : `: ${feedback}`}`;
    });
  if (section === 'work_history')
    return (report.work_history ?? []).map(
      ({ position, employer, duration }) => `  - ${position}, ${employer}, ${duration}`,
    );
  return [];
}

function reviewLines(reviews: Reviews): string[] {
  if (reviews === undefined) return ['  The reviews could not be loaded'];
  const rows = reviewRows(reviews.map(({ rating }) => rating));
  if (rows === null) return [`  ${NO_REVIEWS}`];
  return [
    ...rows.map(lineOf),
    '',
    'Individual Reviews',
    ...reviews.map(
      ({ rating, is_own, created_at, review }) =>
        `  - ${ratingText(rating)}, ${reviewByline(is_own)}, ${formatDate(created_at)}: ${review}`,
    ),
  ];
}

function endLines(report: Report): string[] {
  const notice = endNoticeOf(report);
  return notice === null ? [] : [`${notice.title}. ${notice.text}`, ''];
}

const scoreLines = (report: Report): string[] => [
  `Trust score: ${scoreText(shownScore(report))}`,
  ...explainedRows(report.trust_score_breakdown, scoreOutcomes(report)).map((row) =>
    row.state === 'locked'
      ? `  ${row.label}. ${row.text}`
      : `  ${row.label}: ${row.points} of ${row.max} (${scoreStates[row.state].english}). ${row.text}`,
  ),
  '',
];

function progressLines(worker: Worker, completion: Completion | undefined): string[] {
  if (completion === undefined || completion.checks.length === 0) return [];
  const lines = completion.checks.map((check) => {
    const { title, source, state, next, date } = trackingOf(check, worker.name);
    return `  ${title} (${source ?? 'Unknown'}): ${[checkStates[state].english, next, date].filter((text) => text !== null).join('. ')}`;
  });
  return ['Verification Progress', ...lines, ''];
}

/** The report as a text file, when the PDF is unavailable. It has the content of the screen, and no locked content. */
export function reportText(
  worker: Worker,
  report: Report,
  completion: Completion | undefined,
  reviews: Reviews,
): string {
  return [
    `${brand.name}: verification report ${report.report?.number ?? ''}`.trim(),
    '',
    `Worker: ${worker.displayName}`,
    `Package: ${report.package_name ?? 'None'}`,
    ...(completion === undefined ? [] : [`Completion: ${completion.completion_percentage}%`]),
    '',
    ...(report.ended === null ? scoreLines(report) : endLines(report)),
    ...progressLines(worker, completion),
    ...reportSectionsOf(report.ended).flatMap((section) => sectionLines(report, section, reviews)),
  ].join('\n');
}
