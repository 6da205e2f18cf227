import type { Verification } from '@repo/api-client/normalise/dashboard';
import { requestState } from './request-words.ts';

/** The employer can pay for an accepted unpaid invitation, and continue an unsettled payment. */
export function canPay({ source }: Verification, isPaid: boolean): boolean {
  if (isPaid) return false;
  return source.kind === 'request'
    ? requestState(source.request) === 'accepted'
    : ['pending', 'failed', 'abandoned'].includes(source.purchase.status);
}
