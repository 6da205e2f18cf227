import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { canPay } from '../../verifications/can-pay.ts';
import { isPaidFor } from '../../verifications/use-verifications.ts';
import { casesOf, type VerificationCase } from '../../verifications/verification-case.ts';

const isYes = ({ lead }: VerificationCase): boolean => lead.type === 'request';

/**
 * The cases that wait for the employer's payment. A worker's yes comes before an unfinished payment: her consent has an end.
 */
export function waitingCases(dashboard: Dashboard): readonly VerificationCase[] {
  const waiting = casesOf(dashboard.verifications).filter(({ lead }) =>
    canPay(lead, isPaidFor(lead, dashboard)),
  );
  return [...waiting.filter(isYes), ...waiting.filter((each) => !isYes(each))];
}
