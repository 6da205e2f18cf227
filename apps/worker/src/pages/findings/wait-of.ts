import type { Finding } from '@repo/api-client/queries/worker-status';

/** What a finding that is in no report yet waits for. */
export type Wait =
  /** The answer of the worker. */
  | 'answer'
  /** A second member of the team, after the days of the worker. */
  | 'over'
  /** A second member of the team, after the worker had nothing to add. */
  | 'saidAll'
  /** The decision of the team about the dispute of the worker. */
  | 'dispute';

/** What the finding waits for. Null for a finding that is in a report. */
export function waitOf(finding: Finding, now: Date): Wait | null {
  if (finding.in_report_from === null) return null;
  if (finding.dispute?.status === 'open') return 'dispute';
  if (!finding.may_say_all) return 'saidAll';
  return new Date(finding.in_report_from) > now ? 'answer' : 'over';
}
