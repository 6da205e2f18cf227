import type { InvitationStatus } from './invitation.ts';
import type { AskRefusal } from './permission-to-ask.ts';

/** The facts about a worker and an employer before the sale of a check. */
export interface BeforeBuying {
  /** The worker agreed to this employer's checks as deep as this one, and the consent still holds. */
  readonly hasConsent: boolean;
  /** Why the employer may ask the worker nothing, or null. */
  readonly asking: AskRefusal | null;
  /** This employer's latest invitation of the worker. */
  readonly invitation: { readonly status: InvitationStatus; readonly expiresAt: Date } | null;
  readonly anybodyMayFindHer: boolean;
}

/** Why an employer may not buy a check: the worker refuses the employer, or the invitation's status. */
export type PurchaseRefusal = AskRefusal | 'purchaseInvitationPending' | 'purchaseInvitationExpired';

/**
 * Refuses a payment for a check that could not begin, or returns null. An invited worker must accept first (employer spec
 * 4). A worker whom every employer may find gets the consent request after the payment, and so does one whose consent covers
 * less or has ended (decisions 6). A consent that holds needs no question, so a NO to a deeper check does not end it.
 */
export function purchaseRefusal(
  { hasConsent, asking, invitation, anybodyMayFindHer }: BeforeBuying,
  now: Date,
): PurchaseRefusal | null {
  if (hasConsent) return null;
  if (asking !== null) return asking;
  if (invitation === null || invitation.status === 'accepted') return null;
  if (invitation.status === 'pending' && invitation.expiresAt > now) return 'purchaseInvitationPending';
  return anybodyMayFindHer ? null : 'purchaseInvitationExpired';
}
