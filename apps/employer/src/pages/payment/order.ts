import type { Package } from '@repo/api-client/normalise/package';
import type { Consent } from '../../packages/consent.ts';

/** What is about to be paid: a package, for a worker. */
export interface Order {
  readonly workerId: string;
  readonly workerName: string;
  readonly chosen: Package;
  /** Until when the worker may answer an open invitation. Null without one. */
  readonly answerUntil: string | null;
}

/** Whether the service would take the payment now: not with an open or a declined invitation. */
export const isPayable = (consent: Consent): boolean => consent === 'agreed' || consent === 'unasked';
