/**
 * Mobile networks put thousands of people behind one address. So an address that asks for many sign-in codes is slowed
 * down, and never shut. It slows only newcomers: phones that never signed in at this site.
 */

/** The codes of an hour that nobody used, after which an address is slow. */
export const UNUSED_CODES_BEFORE_SLOW = 20;
/**
 * At a slow address, a newcomer gets a code only after the second request, this long after the first. Two codes to
 * newcomers are at least as far apart. So an address has at most 140 unused codes sent in an hour.
 */
export const SLOW_CODE_SECONDS = 30;

/** The use of an address, as one newcomer finds it. */
export interface AddressUse {
  /** The codes of the last hour that the address asked for and nobody used. */
  readonly unusedCodes: number;
  /** The time since the newest of them. */
  readonly secondsSinceCode: number;
  /** The time since this newcomer was first told to wait, or undefined. */
  readonly secondsSinceFirstRequest: number | undefined;
}

/** The seconds until a newcomer may have a code sent from this address, 0 for now. */
export function newcomersWait({
  unusedCodes,
  secondsSinceCode,
  secondsSinceFirstRequest = 0,
}: AddressUse): number {
  if (unusedCodes < UNUSED_CODES_BEFORE_SLOW) return 0;
  return Math.max(0, SLOW_CODE_SECONDS - Math.min(secondsSinceCode, secondsSinceFirstRequest));
}
