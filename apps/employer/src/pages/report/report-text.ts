import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { brand } from '@repo/domain/brand';
import { trackedStateLabels, trackingOf } from '@repo/domain/check-tracking';
import { reportSectionLabels, reportSections, type ReportSection } from '@repo/domain/report-sections';
import { explainedRows, trustStateLabels } from '@repo/domain/trust-words';
import { sectionBody } from './section-body.ts';

type Printed = Exclude<ReportSection, 'reviews'>;

const isPrinted = (section: ReportSection): section is Printed => section !== 'reviews';

function sectionLines(report: Report, section: Printed): string[] {
  const title = reportSectionLabels[section];
  const state = report.sections.find((each) => each.section === section)?.state;
  if (state !== 'open' && state !== 'summary') return [title, '  Not part of this package', ''];
  const body = sectionBody(report, section);
  return [
    body.state === undefined ? title : `${title}: ${body.state.text}`,
    ...body.rows.map(({ term, value }) => `  ${term}: ${value}`),
    ...(body.notes === null ? [] : [`  ${body.notes}`]),
    ...listLines(report, section),
    '',
  ];
}

function listLines(report: Report, section: Printed): string[] {
  if (section === 'references')
    return (report.references ?? []).map(
      ({ ref_name, verified, feedback }) =>
        `  - ${ref_name} (${verified ? 'verified' : 'pending verification'})${feedback === null ? '' : `: ${feedback}`}`,
    );
  if (section === 'work_history')
    return (report.work_history?.entries ?? []).map(
      ({ position, employer, duration }) => `  - ${position}, ${employer}, ${duration}`,
    );
  return [];
}

const scoreLines = ({ trust_score, trust_score_breakdown }: Report): string[] => [
  `Trust score: ${trust_score} out of 100`,
  ...explainedRows(trust_score_breakdown).map(
    ({ label, points, max, state, text }) =>
      `  ${label}: ${points} of ${max} (${trustStateLabels[state]}). ${text}`,
  ),
  '',
];

function progressLines(completion: Completion | undefined): string[] {
  if (completion === undefined || completion.checks.length === 0) return [];
  const lines = completion.checks.map((check) => {
    const { title, source, state, next, date } = trackingOf(check);
    return `  ${title} (${source ?? 'Unknown'}): ${[trackedStateLabels[state], next, date].filter((text) => text !== null).join('. ')}`;
  });
  return ['Verification Progress', ...lines, ''];
}

/** The report as a text file, for when the PDF cannot be had. It holds what the screen holds, and nothing that is locked. */
export function reportText(worker: Worker, report: Report, completion: Completion | undefined): string {
  return [
    `${brand.name}: verification report ${report.report?.number ?? ''}`.trim(),
    '',
    `Worker: ${worker.displayName}`,
    `Package: ${report.package_name ?? 'None'}`,
    ...(completion === undefined ? [] : [`Completion: ${completion.completion_percentage}%`]),
    '',
    ...scoreLines(report),
    ...progressLines(completion),
    ...reportSections.filter(isPrinted).flatMap((section) => sectionLines(report, section)),
  ].join('\n');
}
