import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { canViewReport } from '@repo/domain/verification-status';
import { canPay } from '../../verifications/can-pay.ts';
import { reportLinkOf } from '../../verifications/subject.ts';
import { isPaidFor } from '../../verifications/use-verifications.ts';
import { casesOf } from '../../verifications/verification-case.ts';
import { shownState } from '../../verifications/words.ts';

/** The newest report of a worker that this employer may read, by the rule of the list of verifications. */
export function reportLinkFor(worker: Worker, dashboard: Dashboard) {
  const found = casesOf(dashboard.verifications).find(
    ({ lead }) =>
      lead.nanny_id === worker.id &&
      canViewReport(shownState(lead)) &&
      !canPay(lead, isPaidFor(lead, dashboard)),
  );
  return found && reportLinkOf(found.lead, worker);
}
