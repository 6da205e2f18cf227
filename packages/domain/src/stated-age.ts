import { ageOn } from './dates.ts';

export interface KnownAge {
  readonly dateOfBirth: string | null;
  /** The age that the worker stated, and the day of the statement. Both are null together. */
  readonly statedAge: number | null;
  readonly statedAgeOn: string | null;
}

/**
 * The worker's age: from the date of birth, else the stated age plus the whole years since. The rule invents no birthday,
 * so a stated age may be a year behind.
 */
export function ageOfKnown({ dateOfBirth, statedAge, statedAgeOn }: KnownAge, now: Date): number | null {
  if (dateOfBirth !== null) return ageOn(dateOfBirth, now);
  if (statedAge === null || statedAgeOn === null) return null;
  return statedAge + Math.max(0, ageOn(statedAgeOn, now) ?? 0);
}
