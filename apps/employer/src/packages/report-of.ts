import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { paths } from '../paths.ts';

/** The report that an order paid for, and what the link to it passes on. */
export const reportOf = (purchase: Purchase) => ({
  href: paths.verificationReport,
  state: { workerId: purchase.nanny_id, verificationId: purchase.id, isDeepCheck: false },
});
