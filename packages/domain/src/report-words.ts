import { groundText } from './check-ground.ts';
import { checkOutcomes, type CheckKind, type CheckOutcome } from './check.ts';
import { checkStates, type StatusTone } from './status-vocabulary.ts';
import { formatDate } from './dates.ts';
import { DISPUTED } from './dispute.ts';
import { nextActors, nextActText } from './next-act.ts';
import { NO_LONGER_SHOWN, STOPPED, type WireReportEnd } from './report-end-words.ts';
import { repeatsResult, type Optional, type ReportParts, type Result } from './report-parts.ts';
import { countRows, isRefereeOpen, refereeCounts } from './report-referees.ts';
import type { ReportSection } from './report-sections.ts';
import { checkedOn } from './reused-result.ts';
import { averageRating, averageRatingText, RATING_MAXIMUM, recommendationRate } from './review.ts';

/** The status of a check as a report shows it. Screen and paper map it to a colour. */
export type ShownCheckStatus =
  | CheckOutcome
  | 'waiting'
  | 'in_progress'
  | 'undecided'
  | 'stopped'
  | 'not_in_package';

export interface StatusWords {
  readonly text: string;
  readonly status: ShownCheckStatus;
}

/** One line of a section: its label and its value. */
export interface Row {
  readonly term: string;
  readonly value: string;
  /** The day of the result, until which it is valid, or on which it is expected. A screen may show it beside the status. */
  readonly isDay?: true;
}

/** A section in words. The screen, the PDF and the text file show it without additions. */
export interface SectionWords {
  readonly status: StatusWords | null;
  readonly rows: readonly Row[];
  /** The notes of the team, or the sentence in place of missing notes. */
  readonly notes: string | null;
}

/**
 * The name of a downloaded report, without its extension. It contains nothing personal, because it appears in
 * download folders and histories.
 */
export const reportFileName = (number: string | undefined): string =>
  `verification-report-${number ?? 'in-progress'}`;

/** A photo is no proof: the identity check compares another one, which nobody else sees. */
export const PHOTO_NOTE = 'Worker’s own photo, not compared with the ID.';

export const NOT_SPECIFIED = 'Not specified';
export const NO_REVIEWS = 'No reviews yet';
export const NO_ENTRIES = 'No entries';
/** Of any check that the team works on, so that the words hint at no finding before the worker has answered (decisions 8). */
export const UNDER_REVIEW = 'Under review';
const NOT_DECIDED: StatusWords = { text: 'Not decided yet', status: 'undecided' };
const STOPPED_CHECK: StatusWords = { text: STOPPED, status: 'stopped' };
const NOT_IN_PACKAGE: StatusWords = { text: 'Not part of this package', status: 'not_in_package' };
const AFTER_IDENTITY = 'Shown once the identity is verified';

/** Better words than "clear" for some kinds. */
const clearWords: Partial<Readonly<Record<CheckKind, string>>> = {
  identity: 'Verified',
  references: 'Verified',
  health: 'Passed',
  misconduct_registry: 'No records found',
};

const isOutcome = (value: string | null): value is CheckOutcome =>
  checkOutcomes.some((known) => known === value);

function outcomeText(kind: CheckKind, outcome: CheckOutcome): string {
  if (outcome === 'clear') return clearWords[kind] ?? checkStates.clear.english;
  return outcome === 'finding' && kind === 'health' ? 'Failed' : checkStates[outcome].english;
}

/**
 * A check's status in words: its outcome, or the party on which it waits. The words are never more certain than the
 * facts.
 */
export function checkWords(
  kind: CheckKind,
  check: Pick<Result, 'outcome' | 'status' | 'waiting_on'>,
): StatusWords {
  if (isOutcome(check.outcome)) return { text: outcomeText(kind, check.outcome), status: check.outcome };
  const actor = nextActors.find((known) => known === check.waiting_on);
  if (check.status === 'waiting' && actor !== undefined)
    return { text: nextActText(kind, actor), status: 'waiting' };
  if (check.status === 'stopped') return STOPPED_CHECK;
  return check.status === 'in_progress' ? { text: UNDER_REVIEW, status: 'in_progress' } : NOT_DECIDED;
}

const disputedRows = ({ disputed }: Pick<Result, 'disputed'>): Row[] =>
  disputed === true ? [{ term: DISPUTED.term, value: DISPUTED.text }] : [];

/** Why a check is not applicable, where the team said so. */
function groundRows({ outcome, ground }: Result): Row[] {
  const text = outcome === 'not_applicable' ? groundText(ground) : null;
  return text === null ? [] : [{ term: 'Reason', value: text }];
}

/** The date of the check and the worker's dispute. Before the decision, the due date. */
function dateRows(result: Result): Row[] {
  if (result.checked_at !== null)
    return [
      { term: 'Checked', value: checkedOn(result.checked_at, result.reused_from), isDay: true },
      ...disputedRows(result),
    ];
  return result.due_at === null ? [] : [{ term: 'Expected', value: formatDate(result.due_at), isDay: true }];
}

function ofCheck(kind: CheckKind, result: Optional<Result>, rows: readonly Row[] = []): SectionWords {
  if (result == null) return { status: null, rows: [], notes: null };
  return {
    status: checkWords(kind, result),
    rows: [...rows, ...groundRows(result), ...dateRows(result)],
    notes: result.notes,
  };
}

function identity({ identity: found, ended }: ReportParts): SectionWords {
  if (found?.status === 'stopped') return ofCheck('identity', found);
  const neverShown = ended === null ? AFTER_IDENTITY : 'Not verified';
  const noNumber = ended === null ? 'Not on record' : NO_LONGER_SHOWN;
  return ofCheck('identity', found, [
    { term: 'Full Name', value: found?.full_name ?? neverShown },
    { term: 'ID Number', value: found?.id_number ?? (found?.full_name == null ? neverShown : noNumber) },
  ]);
}

function health({ health_check: found, ended }: ReportParts): SectionWords {
  if (found == null)
    return {
      status: NOT_IN_PACKAGE,
      rows: [],
      notes: 'No health check was made. The Premium Check includes one.',
    };
  const expiry =
    found.expiry_date === null
      ? []
      : [{ term: 'Valid Until', value: formatDate(found.expiry_date), isDay: true as const }];
  // Its status is in the words of the specification, which have none for a stopped check.
  const isStopped = found.outcome === null && ended?.stopped === true;
  return ofCheck('health', isStopped ? { ...found, status: 'stopped' } : found, expiry);
}

function misconduct({ misconduct: found }: ReportParts): SectionWords {
  // "0 records" before the decision would be a promise.
  const counted =
    found?.outcome == null || found.records_found === null
      ? []
      : [{ term: 'Records Found', value: String(found.records_found) }];
  return ofCheck('misconduct_registry', found, counted);
}

function references(report: ReportParts): SectionWords {
  const { references_summary: found } = report;
  const counts = refereeCounts(report);
  // Nobody is counted who was not to be called.
  if (counts === null || found?.outcome === 'not_applicable') return ofCheck('references', found);
  const value = `${counts.confirmed} of ${counts.total} referees confirmed`;
  const words = ofCheck('references', found, countRows(counts, found?.outcome != null));
  // "Verified" alone, above a referee whom nobody could confirm, would say too much.
  return words.status?.status === 'clear' && isRefereeOpen(counts)
    ? { ...words, status: { text: value, status: 'clear' } }
    : { ...words, rows: [{ term: 'References', value }, ...words.rows] };
}

function recommendation(report: ReportParts): SectionWords {
  const {
    recommendation: { outcome, admin_notes, decided_at, disputed },
    ended,
  } = report;
  if (decided_at === null && ended?.stopped === true)
    return {
      status: STOPPED_CHECK,
      rows: [],
      notes: 'The check stopped before the verification team wrote its recommendation.',
    };
  if (decided_at === null)
    return {
      status: NOT_DECIDED,
      rows: [],
      notes: 'The verification team has not written its recommendation yet.',
    };
  return {
    // In the colour of a finding, the words of the team would read like a second one.
    status:
      isOutcome(outcome) && !repeatsResult(report)
        ? { text: outcomeText('final_review', outcome), status: outcome }
        : null,
    rows: [{ term: 'Written', value: formatDate(decided_at), isDay: true }, ...disputedRows({ disputed })],
    notes: admin_notes ?? 'The team left no notes.',
  };
}

/** Reviews have their own words (`reviewRows`), because they are not a check. */
export type CheckedSection = Exclude<ReportSection, 'reviews'>;

const sections: Readonly<Record<CheckedSection, (report: ReportParts) => SectionWords>> = {
  identity,
  police_clearance: (report) => ofCheck('criminal_record', report.verification?.police_check),
  health,
  misconduct,
  references,
  work_history: (report) => ofCheck('work_history', report.work_history_summary),
  social_screening: (report) => ofCheck('social_media', report.social_screening),
  recommendation,
};

/** An open section in words. */
export const sectionWords = (report: ReportParts, section: CheckedSection): SectionWords =>
  sections[section](report);

/** The contact of a referee, as far as the report still shows it. */
export const contactText = (contact: string | null, ended: WireReportEnd | null): string =>
  contact ?? (ended === null ? NOT_SPECIFIED : NO_LONGER_SHOWN);

/** The status of one reference. `note` is the word of the specification where another one tells more. */
export interface ReferenceWords {
  readonly text: string;
  readonly tone: StatusTone;
  readonly note: string | null;
}

const PENDING_REFERENCE = 'Pending verification';

/** @param isDecided whether the team is done with the references. One without a confirmation then gets none any more. */
export function referenceWords(isVerified: boolean, isDecided: boolean): ReferenceWords {
  if (isVerified) return { text: 'Verified', tone: 'success', note: null };
  return isDecided
    ? { text: 'Not confirmed', tone: 'unknown', note: PENDING_REFERENCE }
    : { text: PENDING_REFERENCE, tone: 'info', note: null };
}

/** Whether the team is done with the references of a report. */
export const hasDecidedReferences = ({ references_summary: found }: ReportParts): boolean =>
  found?.status === 'decided';

/** `Not confirmed, pending verification`, where a status stands in the line of other words. */
export function referenceStatus(isVerified: boolean, isDecided: boolean): string {
  const { text, note } = referenceWords(isVerified, isDecided);
  return note === null ? text : `${text}, ${note.toLowerCase()}`;
}

/** `4.5 out of 5`. */
export const ratingText = (rating: number | string): string => `${rating} out of ${RATING_MAXIMUM}`;

/** The summary of the reviews, or null without reviews. */
export function reviewRows(ratings: readonly number[]): Row[] | null {
  const average = averageRating(ratings);
  const rate = recommendationRate(ratings);
  if (average === null || rate === null) return null;
  return [
    { term: 'Average Rating', value: ratingText(averageRatingText(average)) },
    { term: 'Recommendation Rate', value: `${rate}%` },
    { term: 'Reviews', value: String(ratings.length) },
  ];
}
