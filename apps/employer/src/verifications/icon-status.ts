import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Completion } from '@repo/api-client/queries/reports';
import type { IconStatus } from '@repo/ui/components/StatusIcon';

/** The icon of a card. A paid purchase is complete when its checks are, and not before. */
export function iconStatus({ state, source }: Verification, completion: Completion | undefined): IconStatus {
  if (state === 'failed' || state === 'in_progress') return state;
  if (state === 'refunded') return 'failed';
  if (state !== 'completed') return 'pending';
  if (source.kind === 'request' || completion?.overall_status === 'complete') return 'completed';
  const { consent } = source.purchase;
  if (consent === 'given') return 'in_progress';
  return consent === 'awaiting' ? 'pending' : 'failed';
}
