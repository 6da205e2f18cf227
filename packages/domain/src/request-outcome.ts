import type { ConsentRequestStatus } from './consent-request.ts';

/** What became of a consent request, as its worker is told. */
export const requestOutcomes = [
  'open',
  'accepted',
  'declined',
  /** The worker blocked the employer, before or after a yes. */
  'blocked',
  /** The worker took her yes back. */
  'consent_withdrawn',
  /** The employer took the request back. */
  'withdrawn',
  'expired',
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface OutcomeFacts {
  readonly status: ConsentRequestStatus;
  readonly expiresAt: Date;
  /** When the worker withdrew the yes to it. Null without a yes, and while the yes counts. */
  readonly consentWithdrawnAt: Date | null;
  /** Whether the worker blocks the employer now. A block declines open requests, and withdraws what was agreed to. */
  readonly isBlocked: boolean;
}

/** What became of a consent request. */
export function requestOutcomeOf(facts: OutcomeFacts, now: Date): RequestOutcome {
  const { status, expiresAt, consentWithdrawnAt, isBlocked } = facts;
  if (status === 'open') return expiresAt <= now ? 'expired' : 'open';
  const isHerNo = status === 'declined' || (status === 'accepted' && consentWithdrawnAt !== null);
  if (isHerNo && isBlocked) return 'blocked';
  return isHerNo && status === 'accepted' ? 'consent_withdrawn' : status;
}
