import type { InvitationStatus } from './invitation.ts';

/** What is known of a worker and an employer before a check of her is sold. */
export interface BeforeBuying {
  /** She said STOP. */
  readonly isOptedOut: boolean;
  /** She agreed to this employer's checks, and has not taken it back. */
  readonly hasConsent: boolean;
  /** This employer's latest invitation of her. */
  readonly invitation: { readonly status: InvitationStatus; readonly expiresAt: Date } | null;
  readonly anybodyMayFindHer: boolean;
}

/** Why nothing may be bought, by the code of the refusal: the worker takes part in nothing, or how the invitation stands. */
export type PurchaseRefusal =
  | 'purchaseWorkerOptedOut'
  | 'purchaseInvitationPending'
  | 'purchaseInvitationDeclined'
  | 'purchaseInvitationExpired';

/**
 * Holds back a payment for a check that could not begin, or gives null. An invited worker has to accept first (employer
 * spec 4); one whom anybody may find is asked for consent after the payment (decisions 6).
 */
export function purchaseRefusal(
  { isOptedOut, hasConsent, invitation, anybodyMayFindHer }: BeforeBuying,
  now: Date,
): PurchaseRefusal | null {
  if (isOptedOut) return 'purchaseWorkerOptedOut';
  if (hasConsent || invitation === null || invitation.status === 'accepted') return null;
  if (invitation.status === 'declined') return 'purchaseInvitationDeclined';
  if (invitation.status === 'pending' && invitation.expiresAt > now) return 'purchaseInvitationPending';
  return anybodyMayFindHer ? null : 'purchaseInvitationExpired';
}
