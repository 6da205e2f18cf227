import { getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Report } from '@repo/api-client/queries/reports';
import * as z from 'zod/mini';

/**
 * The deep check in the router state, if it belongs to this worker and is readable. The state survives a reload, and can
 * come from earlier versions of this app. The screen shows it during the refetch, and never instead of the answer.
 */
export function handedOver(workerId: string, deepCheckData: unknown): Report | undefined {
  const read = z.safeParse(getDeepCheck.answer, deepCheckData);
  return read.success && read.data.nanny_id === workerId ? read.data : undefined;
}
