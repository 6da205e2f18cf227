/**
 * Why work is back in the hands of a member who holds it. `answered`: somebody else had to act, and did, or the time for it
 * is over. `aside_over`: the day until which she put it aside is here. `given`: a colleague gave it to her.
 */
export const comebacks = ['answered', 'aside_over', 'given'] as const;
export type Comeback = (typeof comebacks)[number];

export interface Hold {
  readonly heldSince: Date;
  /** Since when the team has something to do, or somebody else. */
  readonly since: Date;
  /** Whether somebody else must act now. */
  readonly isWaiting: boolean;
  readonly snoozedUntil: Date | null;
  readonly isGiven: boolean;
}

/** What brought held work back to its holder, the latest first. Null where nothing did. */
export function comebackOf(
  { heldSince, since, isWaiting, snoozedUntil, isGiven }: Hold,
  now: Date,
): Comeback | null {
  if (isWaiting || (snoozedUntil !== null && snoozedUntil > now)) return null;
  if (snoozedUntil !== null) return 'aside_over';
  if (since > heldSince) return 'answered';
  return isGiven ? 'given' : null;
}
