import { reportEndNotice, type ReportEndNotice } from './report-end-words.ts';
import { reportSectionNames, reportSectionsOf, type ReportSection } from './report-sections.ts';
import { repeatsResult, resultsOf, type ReportParts } from './report-parts.ts';
import { isRefereeOpen, refereeCounts } from './report-referees.ts';
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
  /** '5 checks clear', '1 unable to verify'. */
  readonly title: string;
  /** 'Identity, references (2 of 3), social media'. A disputed section says so. */
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

/** How many results of a group there are, in words. */
export const verdictTitles: Readonly<Record<VerdictGroup, (count: number) => string>> = {
  finding: (count) => (count === 1 ? '1 finding' : `${count} findings`),
  clear: (count) => `${count} ${count === 1 ? 'check' : 'checks'} clear`,
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
  return verdictGroups.flatMap((group): VerdictPart[] => {
    const all = sections.filter((section) => {
      const status = sectionStatus(report, section);
      return status !== null && groupOf[status] === group;
    });
    const of = counted(group, all);
    if (of.length > 0)
      return [{ group, sections: of, title: verdictTitles[group](of.length), text: namesOf(report, of) }];
    return all.length > 0 && group === 'in_progress' ? [{ group, sections: all, ...UNWRITTEN }] : [];
  });
}

/**
 * The recommendation is our own word about the checks. It counts where it says something that no check said, or never came,
 * and as one more step while checks are under way.
 */
const counted = (group: VerdictGroup, sections: readonly CheckedSection[]): readonly CheckedSection[] =>
  alwaysCounted.has(group) || (group === 'in_progress' && sections.length > 1)
    ? sections
    : sections.filter((section) => section !== 'recommendation');

const alwaysCounted: ReadonlySet<VerdictGroup> = new Set(['finding', 'unable_to_verify', 'stopped']);

/** Without it, a report of which every check is clear would seem complete. */
const UNWRITTEN = { title: 'Recommendation not written yet', text: 'Our team writes it last' };

function namesOf(report: WholeReport, sections: readonly CheckedSection[]): string {
  const names = sections
    .map((section) => [reportSectionNames[section], ...remarkOn(report, section)].join(' '))
    .join(', ');
  return names.charAt(0) + names.slice(1).replaceAll(/, [A-Z]/g, (start) => start.toLowerCase());
}

/** What a reader must know of a section beside its result: `(disputed)`, `(2 of 3)` for its referees. */
function remarkOn(report: WholeReport, section: CheckedSection): string[] {
  const counts = section === 'references' ? refereeCounts(report) : null;
  const isOpen = counts !== null && isRefereeOpen(counts) && sectionStatus(report, section) === 'clear';
  return [
    ...(resultsOf(report)[section]?.disputed === true ? ['(disputed)'] : []),
    ...(isOpen ? [`(${counts.confirmed} of ${counts.total})`] : []),
  ];
}

/**
 * Why a report has ended, with the names of the checks that its end stopped. Null for a current one.
 * @param moneyBack what the reader got back for them, in a sentence.
 */
export function endNoticeOf(report: WholeReport, moneyBack?: string): ReportEndNotice | null {
  const stopped = verdictOf(report).find(({ group }) => group === 'stopped');
  return report.ended && reportEndNotice(report.ended, stopped?.text, moneyBack);
}

/** Whether a finding stands in the report. The tier of its score then has no metal: it would read as praise. */
export const hasFinding = (report: WholeReport): boolean =>
  verdictOf(report).some(({ group }) => group === 'finding');

/** Whether the worker is to be heard before anything else: on a finding, or on what nobody could confirm. */
export const asksWorker = (report: WholeReport): boolean =>
  verdictOf(report).some(({ group }) => group === 'finding' || group === 'unable_to_verify');

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
