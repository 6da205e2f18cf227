import { formatDate } from './dates.ts';
import { REPORT_CURRENT_DAYS } from './report-standing.ts';

/** The end of a report in the service's answer. Null for a current one. */
export interface WireReportEnd {
  /** `withdrawn` or `expired`. */
  readonly reason: string;
  readonly at: string;
  /** Whether the withdrawal stopped checks that were not decided. */
  readonly stopped: boolean;
}

export interface ReportEndNotice {
  readonly title: string;
  /** Why it ended or what stopped, and what is not shown any more: a short line each. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The same in a line, for paper. */
  readonly text: string;
}

/** In place of an ID number and of a referee's contact. */
export const NO_LONGER_SHOWN = 'No longer shown';

export const STOPPED = 'Stopped';

/** What the code of an ended report tells in any state: consent withdrawn, expired, or a newer report (`report-code.ts`). */
export const NO_LONGER_CURRENT = 'This report is no longer current';

/**
 * Why a report has ended, and what it shows since then. The screen, the PDF and the text file say the same.
 * @param checks the names of the stopped checks, where they are known.
 * @param moneyBack what the reader got back for the stopped checks, in a sentence.
 */
export function reportEndNotice(
  { reason, at, stopped }: WireReportEnd,
  checks = 'The open checks',
  moneyBack = SHARE_BACK,
): ReportEndNotice {
  const isWithdrawn = reason === 'withdrawn';
  const facts = [
    ...(isWithdrawn
      ? []
      : [{ term: 'Why', value: `a report counts for ${REPORT_CURRENT_DAYS} days from its issue.` }]),
    ...(isWithdrawn && stopped ? [{ term: STOPPED, value: `${checks.toLowerCase()}. ${moneyBack}` }] : []),
    { term: 'Still in this report', value: 'results from before.' },
    // Only of the report: a listed worker's profile keeps its score for every employer.
    { term: 'No longer in this report', value: 'score, ID number, referees’ contacts.' },
  ];
  return {
    title: isWithdrawn
      ? `The worker withdrew consent on ${formatDate(at)}`
      : `This report ended on ${formatDate(at)}`,
    facts,
    text: facts.map(({ term, value }) => `${term}: ${value}`).join(' '),
  };
}

const SHARE_BACK = 'Their share of the price goes back to you.';
