import {
  missingOfProfile,
  problemsOfProfile,
  type MissingField,
  type WorkerField,
  type WorkerProfileForm,
} from './worker-profile-form.ts';

/**
 * Why a form with a problem in a required field is not saved, or null. An age that is too low has its own alert, if it is
 * the only problem.
 */
export function requiredFieldsProblem(
  form: WorkerProfileForm,
  now: Date,
  fixed: readonly WorkerField[] = [],
): 'underage' | readonly MissingField[] | null {
  const missing = missingOfProfile(form, now, fixed);
  if (missing.length === 0) return null;
  const tooYoung = problemsOfProfile(form, now).date_of_birth === 'underage';
  return tooYoung && missing.length === 1 ? 'underage' : missing;
}

export type PhotoResult = 'uploaded' | 'failed';

/** The stage of a saved profile, by its completion in percent. */
export type SavedStage = 'complete' | 'almost' | 'begun';
const ALMOST_FROM = 80;
const COMPLETE_FROM = 100;

export function savedStage(percentage: number): SavedStage {
  if (percentage >= COMPLETE_FROM) return 'complete';
  return percentage >= ALMOST_FROM ? 'almost' : 'begun';
}

/** Why a profile was not saved, by the HTTP status. For an answer of the server without a text. */
export function saveFailureOf(status: number): 'expired' | 'notFound' | 'tooLarge' | 'server' | 'other' {
  if (status === 401) return 'expired';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  return status >= 500 ? 'server' : 'other';
}
