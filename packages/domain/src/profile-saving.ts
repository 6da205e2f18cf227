import {
  missingRequiredFields,
  UNDERAGE,
  workerProfileErrors,
  type WorkerProfileForm,
} from './worker-profile-form.ts';

/** What a worker is told when her profile is saved, or is not (worker spec 5 and 8). */
export const missingFieldsAlert = (fields: readonly string[]): string =>
  `Please complete the following required fields: ${fields.join(', ')}`;

export const UNDERAGE_ALERT =
  'You must be at least 18 years old to register. Please update your date of birth.';
export const FIX_ERRORS_WARNING = 'Please fix required field errors to save';
export const NO_TOKEN_ALERT = 'Authentication error. Please log in again.';

/** Nothing of this is in the specification: what its forms cannot send, and what would make a record untrue. */
export const NOT_ON_THE_LIST = 'Please choose from the list.';
export const IDENTITY_IS_FIXED =
  'Your identity is checked with this, so it cannot be changed here. Please contact support.';
export const NATIONAL_ID_TAKEN =
  'This National ID is already used by another account. Please check the number or contact support.';

/** The alert on saving a form whose required fields are not all right, or null. Too young alone has words of its own. */
export function requiredFieldsAlert(form: WorkerProfileForm, now: Date): string | null {
  const missing = missingRequiredFields(form, now);
  if (missing.length === 0) return null;
  const tooYoung = workerProfileErrors(form, now).date_of_birth === UNDERAGE;
  return tooYoung && missing.length === 1 ? UNDERAGE_ALERT : missingFieldsAlert(missing);
}

export type PhotoResult = 'uploaded' | 'failed';

/** The success message, by the completion in percent and by what became of a photo, where there was one. */
export function savedProfileMessage(percentage: number, photo?: PhotoResult): string {
  if (photo === undefined) return completionMessage(percentage);
  const about =
    photo === 'uploaded' ? 'Photo uploaded successfully.' : 'Profile saved, but photo upload failed.';
  return `${completionMessage(percentage)} ${about}`;
}

function completionMessage(percentage: number): string {
  if (percentage >= 100) return "Profile completed! You're all set.";
  return percentage >= 80 ? 'Profile updated! Almost complete.' : `Profile updated! ${percentage}% complete.`;
}

/** Why a profile was not saved: the server's own words first, else by the HTTP status. */
export function profileSaveAlert(status: number, error?: string | null): string {
  if (error) return `Error: ${error}`;
  if (status === 401) return 'Authentication expired. Please log in again.';
  if (status === 404) return 'Profile not found. Please contact support.';
  if (status === 413) return 'Profile data is too large. Please try again without the photo.';
  return status >= 500
    ? 'Server error. Please try again later.'
    : 'Error updating profile. Please try again.';
}

/** What is shown when there was no answer: a request that could not be made at all is told apart. */
export const profileNetworkAlert = (couldNotConnect: boolean): string =>
  couldNotConnect
    ? 'Unable to connect to server. Please check your internet connection.'
    : 'Network error. Please check your connection and try again.';
