import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';

/** The worker of an item, as the payment and the report take her in their navigation state. */
export const subjectOf = (item: Verification, worker: Worker | undefined) => ({
  id: item.nanny_id,
  name: worker?.displayName ?? item.workerName,
  ...(worker && { service_type: worker.role }),
});
