import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { paths } from '../paths.ts';

/** The worker of an item, as the payment and the report take her in their navigation state. */
export const subjectOf = (item: Verification, worker: Worker | undefined) => ({
  id: item.nanny_id,
  name: worker?.displayName ?? item.workerName,
  ...(worker && { service_type: worker.role }),
});

/** The report of an item, and what the link to it passes on. */
export const reportLinkOf = (item: Verification, worker: Worker | undefined) => ({
  href: paths.verificationReport,
  state: {
    workerId: item.nanny_id,
    verificationId: item.id,
    workerData: subjectOf(item, worker),
    isDeepCheck: false,
  },
});
