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
  readonly text: string;
}

/** In place of an ID number and of a referee's contact. */
export const NO_LONGER_SHOWN = 'No longer shown';

export const STOPPED = 'Stopped';

/** What the code of an ended report tells in any state: consent withdrawn, expired, or a newer report (`report-code.ts`). */
export const NO_LONGER_CURRENT = 'This report is no longer current';

/** Why a report has ended, and what it shows since then. The screen, the PDF and the text file say the same. */
export function reportEndNotice({ reason, at, stopped }: WireReportEnd): ReportEndNotice {
  const hidden = 'The score, the ID number and the contacts of the referees are no longer shown.';
  if (reason === 'withdrawn')
    return {
      title: `The worker withdrew consent on ${formatDate(at)}`,
      text: `You see the results that were decided before. ${hidden}${
        stopped ? ' The other checks have stopped. Their share of the price goes back to you.' : ''
      }`,
    };
  return {
    title: `This report ended on ${formatDate(at)}`,
    text: `It was issued ${REPORT_CURRENT_DAYS} days before, and shows its results as they were. ${hidden}`,
  };
}
