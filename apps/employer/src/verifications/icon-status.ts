import type { Purchase, Verification } from '@repo/api-client/normalise/dashboard';
import type { Completion } from '@repo/api-client/queries/reports';
import type { IconStatus } from '@repo/ui/components/StatusIcon';
import { canPay } from './can-pay.ts';
import { requestState } from './request-words.ts';
import { isStopped } from './words.ts';

/**
 * The icon of an item, which says who must act: the employer, who has to pay, an invited worker, who has to answer, or somebody else. A paid purchase is complete when its checks are, and not before. A cross means that an earlier payment did not come. A
 * NO, a silence and what ended after a yes did not fail.
 */
export function iconStatus(
  item: Verification,
  completion: Completion | undefined,
  isPaid: boolean,
): IconStatus {
  if (canPay(item, isPaid)) return 'to_pay';
  if (isStopped(item)) return 'ended';
  const { source } = item;
  if (source.kind === 'request') {
    const state = requestState(source.request);
    return state === 'pending' ? 'asked' : iconOf(state);
  }
  if (item.state === 'completed') return paidIcon(source.purchase, completion);
  return item.state === 'refunded' ? 'ended' : iconOf(item.state);
}

const shown = ['in_progress', 'completed', 'failed', 'ended'] as const satisfies readonly IconStatus[];
const iconOf = (state: string): IconStatus => shown.find((each) => each === state) ?? 'pending';

const hasNoYes = ({ consent }: Purchase): boolean => consent === 'refused' || consent === 'expired';

function paidIcon(purchase: Purchase, completion: Completion | undefined): IconStatus {
  if (hasNoYes(purchase)) return 'ended';
  if (purchase.consent === 'awaiting') return 'pending';
  // A withdrawal that paid nothing back came after the last check.
  const isDone = purchase.consent === 'withdrawn' || purchase.report_ended_at !== null;
  return isDone || completion?.overall_status === 'complete' ? 'completed' : 'in_progress';
}
