import type { Completion } from '@repo/api-client/queries/reports';
import { trackingOf } from '@repo/domain/check-tracking';
import { PullQuote } from '@repo/ui/components/PullQuote';

interface NextStepProps {
  readonly checks: Completion['checks'];
  /** Null for a worker without a name. */
  readonly workerName: string | null;
}

/** The party for which an unfinished report waits: the worker before all others, because no other party can act for her. */
export function NextStep({ checks, workerName }: NextStepProps) {
  const open = checks.filter(({ status, acts_next }) => status !== 'decided' && acts_next !== null);
  const check =
    open.find(({ acts_next }) => acts_next === 'worker') ??
    open.find(({ acts_next }) => acts_next !== 'other_checks') ??
    open[0];
  const next = check === undefined ? null : trackingOf(check, workerName).next;
  if (next === null) return null;
  return <PullQuote kind="note" source="Next · nothing for you to do">{`${next}.`}</PullQuote>;
}
