import { reportSectionNames, reportSectionsOf, type ReportSection } from './report-sections.ts';
import { repeatsResult, resultsOf, type ReportParts } from './report-parts.ts';
import { sectionWords, type CheckedSection, type ShownCheckStatus } from './report-words.ts';
import type { ScoreOutcomes } from './trust-words.ts';

/** The groups of a verdict, the most serious first. */
export const verdictGroups = [
  'finding',
  'clear',
  'unable_to_verify',
  'in_progress',
  'not_applicable',
  'stopped',
  'not_in_package',
] as const;
export type VerdictGroup = (typeof verdictGroups)[number];

/** A group of sections with the same result. */
export interface VerdictPart {
  readonly group: VerdictGroup;
  readonly sections: readonly CheckedSection[];
  /** '5 clear', '1 unable to verify'. */
  readonly title: string;
  /** 'Identity, references, social media'. A disputed section says so. */
  readonly text: string;
}

/** A report with the state of its sections. */
export interface WholeReport extends ReportParts {
  readonly sections: readonly { readonly section: string; readonly state: string }[];
}

const groupOf: Readonly<Record<ShownCheckStatus, VerdictGroup>> = {
  finding: 'finding',
  clear: 'clear',
  unable_to_verify: 'unable_to_verify',
  waiting: 'in_progress',
  in_progress: 'in_progress',
  undecided: 'in_progress',
  not_applicable: 'not_applicable',
  stopped: 'stopped',
  not_in_package: 'not_in_package',
};

const titles: Readonly<Record<VerdictGroup, (count: number) => string>> = {
  finding: (count) => (count === 1 ? '1 finding' : `${count} findings`),
  clear: (count) => `${count} clear`,
  unable_to_verify: (count) => `${count} unable to verify`,
  in_progress: (count) => `${count} under way`,
  not_applicable: (count) => `${count} not applicable`,
  stopped: (count) => `${count} stopped`,
  not_in_package: (count) => `${count} not in package`,
};

const isChecked = (section: ReportSection): section is CheckedSection => section !== 'reviews';

/** The status of a section of the report, open or locked. Null for a section without a check behind it. */
export function sectionStatus(report: WholeReport, section: CheckedSection): ShownCheckStatus | null {
  const state = report.sections.find((each) => each.section === section)?.state;
  if (state !== 'open' && state !== 'summary') return 'not_in_package';
  return sectionWords(report, section).status?.status ?? null;
}

/**
 * The report in one band, with the most serious group first: what was found, what is clear, what nobody could confirm, and what
 * was not looked at. A section is in one group at most, and the band never says more than the sections do.
 */
export function verdictOf(report: WholeReport): VerdictPart[] {
  const sections = reportSectionsOf(report.ended).filter(isChecked);
  return verdictGroups.flatMap((group) => {
    const of = sections.filter((section) => {
      const status = sectionStatus(report, section);
      return status !== null && groupOf[status] === group;
    });
    return of.length === 0
      ? []
      : [{ group, sections: of, title: titles[group](of.length), text: namesOf(report, of) }];
  });
}

function namesOf(report: WholeReport, sections: readonly CheckedSection[]): string {
  const names = sections
    .map((section) => `${reportSectionNames[section]}${isDisputed(report, section) ? ' (disputed)' : ''}`)
    .join(', ');
  return names.charAt(0) + names.slice(1).replaceAll(/, [A-Z]/g, (start) => start.toLowerCase());
}

const isDisputed = (report: WholeReport, section: CheckedSection): boolean =>
  resultsOf(report)[section]?.disputed === true;

/** The outcomes of the report by the component of the score that they can earn. */
export function scoreOutcomes(report: ReportParts): ScoreOutcomes {
  const results = resultsOf(report);
  return {
    identity: results.identity?.outcome ?? null,
    references: results.references?.outcome ?? null,
    admin_approval: repeatsResult(report) ? null : (results.recommendation?.outcome ?? null),
    police_clearance: results.police_clearance?.outcome ?? null,
    no_misconduct: results.misconduct?.outcome ?? null,
    social_screening: results.social_screening?.outcome ?? null,
    // Health has no part in it.
    deep_check: results.work_history?.outcome ?? null,
  };
}
