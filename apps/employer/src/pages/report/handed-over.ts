import { getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Report } from '@repo/api-client/queries/reports';
import * as z from 'zod/mini';

/**
 * The deep check that was fetched before this screen, if it is this worker's and can be read: it comes back after a reload, and
 * from earlier versions of this app. It is shown while the service is asked again, and never instead of what that says.
 */
export function handedOver(workerId: string, deepCheckData: unknown): Report | undefined {
  const read = z.safeParse(getDeepCheck.answer, deepCheckData);
  return read.success && read.data.nanny_id === workerId ? read.data : undefined;
}
