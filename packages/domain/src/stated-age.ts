import { ageOn } from './dates.ts';

export interface KnownAge {
  readonly dateOfBirth: string | null;
  /** What she said, and the day on which she said it, both null together. */
  readonly statedAge: number | null;
  readonly statedAgeOn: string | null;
}

/**
 * How old she is: by her date of birth where there is one, else what she said and the whole years since. A birthday is never
 * made up, so that a stated age may be a year behind.
 */
export function ageOfKnown({ dateOfBirth, statedAge, statedAgeOn }: KnownAge, now: Date): number | null {
  if (dateOfBirth !== null) return ageOn(dateOfBirth, now);
  if (statedAge === null || statedAgeOn === null) return null;
  return statedAge + Math.max(0, ageOn(statedAgeOn, now) ?? 0);
}
