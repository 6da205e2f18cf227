import { lines } from './line.ts';

/** spec/worker-and-public.md section 8: the rest of a worker’s error catalogue and success messages; those of the sign-in, the onboarding and the references stand with their screens. */
export const workerErrors = lines('worker-errors', {
  'no-token': [
    "Worker profile save, no token: 'Authentication error. Please log in again.' and go to /worker/auth",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > is not sent for nobody',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > the sign-in says why she is there when %s',
  ],
  server: [
    "Non-ok response: the server's error field gives 'Error: {error}'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > is told in the server’s own words first, at its field as well',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > that has a message and no error is told by its status',
    'apps/worker/src/pages/complete-profile/CompleteProfilePage.stories.tsx > Refused',
  ],
  '401': [
    "401 'Authentication expired. Please log in again.' (and go to /worker/auth)",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > ends a session that is over',
    'apps/worker/src/shell/SignedIn.test.tsx > says there that her session is over, and remembers where she was',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > the sign-in says why she is there when %s',
    'packages/domain/src/profile-saving.test.ts > for %d without words of the server',
  ],
  '404': [
    "404 'Profile not found. Please contact support.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > with %d says so, and keeps what was typed',
  ],
  '413': [
    "413 'Profile data is too large. Please try again without the photo.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > with %d says so, and keeps what was typed',
  ],
  '500': [
    "500 and above 'Server error. Please try again later.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > with %d says so, and keeps what was typed',
  ],
  other: [
    "Other statuses 'Error updating profile. Please try again.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > with %d says so, and keeps what was typed',
  ],
  network: [
    "Worker profile save, network failure: 'Network error. Please check your connection and try again.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > and was given up is the network’s fault',
  ],
  unreached: [
    "For a fetch type error 'Unable to connect to server. Please check your internet connection.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > tells a service that cannot be called from one that did not answer',
    'tooling/e2e/journeys/worker/profile.e2e.ts > what is missing is listed and led to; a page that is loaded again and a network that is cut lose nothing',
  ],
  'saved-complete': [
    "Success: 100% 'Profile completed! You're all set.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
    'packages/domain/src/profile-saving.test.ts > at %d percent',
  ],
  'saved-almost': [
    "Success: 80% and above 'Profile updated! Almost complete.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
    'packages/domain/src/profile-saving.test.ts > at %d percent',
  ],
  'saved-begun': [
    "Success: otherwise 'Profile updated! {n}% complete.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
    'packages/domain/src/profile-saving.test.ts > at %d percent',
  ],
  'photo-uploaded': [
    "With a photo append 'Photo uploaded successfully.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > takes the photo along, and keeps its address',
  ],
  'photo-failed': [
    "Or 'Profile saved, but photo upload failed.'",
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > stands without the photo where that is %s',
    'tooling/e2e/journeys/worker/profile.e2e.ts > a photo that is too large is not taken, and one that is cut off waits for the next time',
  ],
  'onboarding-send': [
    "Onboarding: 'Failed to send code. Please try again.'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > says in the words of the specification that sending a code was %s',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > PhoneFailed',
  ],
  'onboarding-code': [
    "'Invalid code. Please try again.'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > that was %s is told in the words of the specification, and typed anew',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > CodeWrong',
  ],
  'onboarding-create': [
    "'Failed to create profile. Please try again.'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > that could not be kept is told in the words of the specification',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > CreateFailed',
  ],
});
