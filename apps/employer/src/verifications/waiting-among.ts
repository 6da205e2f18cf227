import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { canPay } from './can-pay.ts';
import { isPaidFor } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';

const isYes = ({ lead }: VerificationCase): boolean => lead.type === 'request';

/**
 * The cases that wait for the employer's payment. A worker's yes comes before an unfinished payment: her consent has an end.
 */
export function waitingAmong(
  cases: readonly VerificationCase[],
  dashboard: Dashboard,
): readonly VerificationCase[] {
  const waiting = cases.filter(({ lead }) => canPay(lead, isPaidFor(lead, dashboard)));
  return [...waiting.filter(isYes), ...waiting.filter((each) => !isYes(each))];
}
