import {
  missingNames,
  missingOfProfile,
  problemsOfProfile,
  type MissingName,
  type WorkerProfileForm,
} from './worker-profile-form.ts';

/** What a worker is told when her profile is saved, or is not (worker spec 5 and 8). */
export const missingFieldsAlert = (fields: readonly string[]): string =>
  `Please complete the following required fields: ${fields.join(', ')}`;

export const UNDERAGE_ALERT =
  'You must be at least 18 years old to register. Please update your date of birth.';

/** Nothing of this is in the specification: what its forms cannot send, and what would make a record untrue. */
export const NOT_ON_THE_LIST = 'Please choose from the list.';
export const IDENTITY_IS_FIXED =
  'Your identity is checked with this, so it cannot be changed here. Please contact support.';
export const NATIONAL_ID_TAKEN =
  'This National ID is already used by another account. Please check the number or contact support.';

/** Why a form whose required fields are not all right is not saved, or null. Too young alone has an alert of its own. */
export function requiredFieldsProblem(
  form: WorkerProfileForm,
  now: Date,
): 'underage' | readonly MissingName[] | null {
  const missing = missingOfProfile(form, now);
  if (missing.length === 0) return null;
  const tooYoung = problemsOfProfile(form, now).date_of_birth === 'underage';
  return tooYoung && missing.length === 1 ? 'underage' : missing;
}

/** The same in words: the alert on saving. */
export function requiredFieldsAlert(form: WorkerProfileForm, now: Date): string | null {
  const problem = requiredFieldsProblem(form, now);
  if (problem === 'underage') return UNDERAGE_ALERT;
  return problem && missingFieldsAlert(problem.map((name) => missingNames[name]));
}

export type PhotoResult = 'uploaded' | 'failed';

/** How far a saved profile is, by its completion in percent. */
export type SavedStage = 'complete' | 'almost' | 'begun';
const ALMOST_FROM = 80;
const COMPLETE_FROM = 100;

export function savedStage(percentage: number): SavedStage {
  if (percentage >= COMPLETE_FROM) return 'complete';
  return percentage >= ALMOST_FROM ? 'almost' : 'begun';
}

/** Why a profile was not saved, by the HTTP status, where the server has no words of its own. */
export function saveFailureOf(status: number): 'expired' | 'notFound' | 'tooLarge' | 'server' | 'other' {
  if (status === 401) return 'expired';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  return status >= 500 ? 'server' : 'other';
}
