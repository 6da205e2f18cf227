import { HOUR_MILLISECONDS } from './durations.ts';

/** An entry of the payer's account counts this long, so that nobody agrees by chance to what is stale. */
const ENTRY_HOURS = 24;

/** A bank account, or the phone number of a mobile money account. */
export const ACCOUNT_NUMBER = /^\+?\d{6,20}$/;
/** The payment service's number of a bank or of a mobile money service. */
export const BANK_NUMBER = /^\d{1,10}$/;

/** The moment until which an entry counts. */
export const refundDetailsUntil = (enteredAt: Date): Date =>
  new Date(enteredAt.getTime() + ENTRY_HOURS * HOUR_MILLISECONDS);

/** The moment after which an entry must have been made to count. */
export const refundDetailsSince = (now: Date): Date =>
  new Date(now.getTime() - ENTRY_HOURS * HOUR_MILLISECONDS);

interface EnteredDetails {
  readonly enteredBy: string;
  /** Null after the entry ended. */
  readonly fingerprint: string | null;
}

interface NextDetails {
  readonly memberId: string;
  readonly fingerprint: string;
}

/** `entry`: the one of the other member. */
export type RefundDetailsStanding<E> =
  | { readonly state: 'second_look' | 'same_member' }
  | { readonly state: 'agreed' | 'differ'; readonly entry: E };

/**
 * What an entry of the payer's account comes to. Two members must enter the same (decisions 14). A member may correct the own
 * entry, and can never agree to it.
 * @param earlier the entry that counts.
 */
export function refundDetailsStanding<E extends EnteredDetails>(
  earlier: E | undefined,
  { memberId, fingerprint }: NextDetails,
): RefundDetailsStanding<E> {
  if (earlier === undefined) return { state: 'second_look' };
  const isEqual = earlier.fingerprint === fingerprint;
  if (earlier.enteredBy === memberId) return { state: isEqual ? 'same_member' : 'second_look' };
  return { state: isEqual ? 'agreed' : 'differ', entry: earlier };
}
