import type { InvitationStatus } from './invitation.ts';

/** The facts about a worker and an employer before the sale of a check. */
export interface BeforeBuying {
  /** The worker said STOP. */
  readonly isOptedOut: boolean;
  /** The worker agreed to this employer's checks, and did not withdraw the consent. */
  readonly hasConsent: boolean;
  /** This employer's latest invitation of the worker. */
  readonly invitation: { readonly status: InvitationStatus; readonly expiresAt: Date } | null;
  readonly anybodyMayFindHer: boolean;
}

/** Why an employer may not buy a check, by the code of the refusal: the worker opted out, or the invitation's status. */
export type PurchaseRefusal =
  | 'purchaseWorkerOptedOut'
  | 'purchaseInvitationPending'
  | 'purchaseInvitationDeclined'
  | 'purchaseInvitationExpired';

/**
 * Refuses a payment for a check that could not begin, or returns null. An invited worker must accept first (employer spec
 * 4). A worker whom every employer may find gets the consent request after the payment (decisions 6).
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
