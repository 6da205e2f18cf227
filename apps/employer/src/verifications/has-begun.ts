import type { Verification } from '@repo/api-client/normalise/dashboard';
import { canPay } from './can-pay.ts';
import { hasProgress, isAwaitingConsent } from './words.ts';

/** Whether the checks of an item have begun. None has before the worker's yes and the payment. */
export const hasBegun = (item: Verification, isPaid: boolean): boolean =>
  hasProgress(item) && !isAwaitingConsent(item) && !canPay(item, isPaid);
