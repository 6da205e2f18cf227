import { reportSectionNames, reportSectionsOf, type ReportSection } from './report-sections.ts';
import { repeatsResult, resultsOf, type ReportParts } from './report-parts.ts';
import { refereeCounts, sectionWords, type CheckedSection, type ShownCheckStatus } from './report-words.ts';
import type { ScoreOutcomes } from './trust-words.ts';
import { REFERENCES_MINIMUM } from './worker-references.ts';

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
  /** 'Identity, references, social media'. A disputed section says so. */
  readonly text: string;
  /** What is open within a section whose check is clear. It is no result of its own. */
  readonly isRemark?: true;
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
  const parts = verdictGroups.flatMap((group): VerdictPart[] => {
    const all = sections.filter((section) => {
      const status = sectionStatus(report, section);
      return status !== null && groupOf[status] === group;
    });
    const of = counted(group, all);
    if (of.length > 0)
      return [{ group, sections: of, title: verdictTitles[group](of.length), text: namesOf(report, of) }];
    return all.length > 0 && group === 'in_progress' ? [{ group, sections: all, ...UNWRITTEN }] : [];
  });
  const remark = remarkOnReferees(report);
  // Beside what is clear, and before what was not looked at.
  const place = 1 + parts.findIndex(({ group }) => group === 'clear');
  return remark === null ? parts : parts.toSpliced(place, 0, remark);
}

/** The recommendation is our own word about the checks. It counts only where it says something that no check said, or never came. */
const counted = (group: VerdictGroup, sections: readonly CheckedSection[]): readonly CheckedSection[] =>
  group === 'finding' || group === 'unable_to_verify' || group === 'stopped'
    ? sections
    : sections.filter((section) => section !== 'recommendation');

/** Without it, a report of which every check is clear would seem complete. */
const UNWRITTEN = { title: 'Recommendation not written yet', text: 'Our team writes it last' };

/** The check of the references can be clear while a referee whom she named is not confirmed: the score needs no more than two. */
function remarkOnReferees(report: WholeReport): VerdictPart | null {
  const counts = refereeCounts(report);
  if (counts === null || sectionStatus(report, 'references') !== 'clear') return null;
  const { confirmed, named, total } = counts;
  if (confirmed >= named) return null;
  const isEnough = report.ended === null && confirmed >= REFERENCES_MINIMUM;
  return {
    group: 'unable_to_verify',
    sections: ['references'],
    title: `${total - confirmed} of ${total} referees not confirmed`,
    text: isEnough ? `The score needs only ${REFERENCES_MINIMUM}` : reportSectionNames.references,
    isRemark: true,
  };
}

function namesOf(report: WholeReport, sections: readonly CheckedSection[]): string {
  const names = sections
    .map((section) => `${reportSectionNames[section]}${isDisputed(report, section) ? ' (disputed)' : ''}`)
    .join(', ');
  return names.charAt(0) + names.slice(1).replaceAll(/, [A-Z]/g, (start) => start.toLowerCase());
}

const isDisputed = (report: WholeReport, section: CheckedSection): boolean =>
  resultsOf(report)[section]?.disputed === true;

/** What is open in a report of which every check is decided: the worker disputes a result. Null without an open dispute. */
export function disputeLine(report: WholeReport): string | null {
  const disputed = reportSectionsOf(report.ended)
    .filter(isChecked)
    .filter((section) => isDisputed(report, section));
  if (disputed.length === 0) return null;
  const isFinding = disputed.some((section) => sectionStatus(report, section) === 'finding');
  return `The worker disputes a ${isFinding ? 'finding' : 'result'}. Our team looks at it again.`;
}

/** Whether a finding stands in the report. The tier of its score then has no metal: it would read as praise. */
export const hasFinding = (report: WholeReport): boolean =>
  verdictOf(report).some(({ group }) => group === 'finding');

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
