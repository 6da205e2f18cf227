import type { Completion } from './read-completion.ts';
import type { ReportedCase } from './load-report-facts.ts';

/** The end of a report in the wire format. Null for a current report, and where nothing opens one. */
export const presentEnd = (reported: ReportedCase | undefined): Completion['ended'] =>
  reported?.end == null
    ? null
    : {
        reason: reported.end.reason,
        at: reported.end.at.toISOString(),
        stopped: reported.case.status === 'closed',
      };
