import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.13, and what sections 4, 5 and 8 say of the onboarding. */
export const workerOnboarding = lines('worker-onboarding', {
  flow: [
    'Onboarding: welcome, phone, otp, profile-basic, profile-work, profile-photo, success',
    'packages/domain/src/onboarding-form.test.ts > has the steps, choices and slider of the specification',
    'tooling/e2e/journeys/worker/onboarding.e2e.ts > an invited worker makes her profile step by step: by keys on the screen, with a wrong code, a reload and the browser’s back',
  ],
  welcome: [
    'Welcome: invited-by badge',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > WelcomeInvited',
    'tooling/e2e/journeys/worker/onboarding.e2e.ts > an invited worker makes her profile step by step: by keys on the screen, with a wrong code, a reload and the browser’s back',
  ],
  language: [
    'Welcome: English or Kiswahili choice',
    'apps/worker/src/pages/onboarding/steps.test.tsx > begins with the choice of a language, a start, and the way to sign in',
  ],
  start: [
    "Welcome: 'Get Started'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > begins with the choice of a language, a start, and the way to sign in',
  ],
  'sign-in': [
    "Welcome: 'Sign In'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > begins with the choice of a language, a start, and the way to sign in',
  ],
  phone: [
    'Phone (on-screen keypad, +254 prefix, 9 digits, groups of three)',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is nine digits by keys on the screen, in groups of three behind +254',
  ],
  otp: [
    'Otp (6-digit keypad, auto-submits at 6 digits)',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is sent by its sixth digit, and no earlier',
    'apps/worker/src/pages/onboarding/OnboardingPage.test.tsx > goes on by itself once the sixth digit was right, and not back to where it was entered',
  ],
  resend: [
    'Otp: 30-second resend countdown',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is nine digits by keys on the screen, in groups of three behind +254',
    'apps/worker/src/pages/onboarding/steps.test.tsx > can be had anew after 30 seconds, each time',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > CodeMayBeSentAgain',
    'apps/api/test/onboarding.test.ts > lets another code be asked for after 30 seconds, and a sign-in after 60',
  ],
  basic: [
    'Profile-basic (name, age, gender female/male, location)',
    'apps/worker/src/pages/onboarding/steps.test.tsx > begins with her name, age, gender and home, and goes on unchecked',
  ],
  work: [
    'Profile-work: work type nanny/housekeeper/cook/caregiver',
    'apps/worker/src/pages/onboarding/steps.test.tsx > goes on with her work, its years from none to twenty and more, five at first, and a few words',
    'packages/domain/src/onboarding-form.test.ts > has the steps, choices and slider of the specification',
  ],
  slider: [
    "Experience slider 0-20 labelled 'New' at 0 and '20+ years' at the top end",
    'apps/worker/src/pages/onboarding/steps.test.tsx > goes on with her work, its years from none to twenty and more, five at first, and a few words',
  ],
  'slider-default': [
    'Experience slider default 5',
    'apps/worker/src/pages/onboarding/steps.test.tsx > goes on with her work, its years from none to twenty and more, five at first, and a few words',
  ],
  bio: [
    'Profile-work: bio',
    'apps/worker/src/pages/onboarding/steps.test.tsx > goes on with her work, its years from none to twenty and more, five at first, and a few words',
  ],
  photo: [
    'Profile-photo (upload or Skip)',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is kept with the photo that she chose, which is sent once',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is kept without a photo where she skips it',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
  ],
  skippable: [
    'Photo skippable',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is kept without a photo where she skips it',
  ],
  success: [
    "Success ('Success! Your profile has been created successfully')",
    'apps/worker/src/pages/onboarding/steps.test.tsx > says so, and three seconds later she is at home, with who she is',
  ],
  'success-goes': [
    'After 3 seconds automatically to /worker/dashboard carrying the new user',
    'apps/worker/src/pages/onboarding/steps.test.tsx > says so, and three seconds later she is at home, with who she is',
  ],
  'success-button': [
    "Or via 'Go to Dashboard'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > lets her go there at once',
  ],
  back: [
    'Back buttons step back',
    'apps/worker/src/pages/onboarding/steps.test.tsx > leads back to the welcome',
    'apps/worker/src/pages/onboarding/steps.test.tsx > leads back to the phone',
    'apps/worker/src/pages/onboarding/steps.test.tsx > steps back from %s to %s',
    'apps/worker/src/pages/onboarding/steps.test.tsx > goes on with her work, its years from none to twenty and more, five at first, and a few words',
    'packages/domain/src/onboarding-form.test.ts > steps back and forth through the onboarding, and not beyond its ends',
  ],
  invite: [
    'An invite query parameter is read (and who invited is shown, in the place of only logging it)',
    'tooling/e2e/journeys/worker/onboarding.e2e.ts > an invited worker makes her profile step by step: by keys on the screen, with a wrong code, a reload and the browser’s back',
    'apps/worker/src/pages/onboarding/OnboardingPage.stories.tsx > WelcomeInvited',
    'apps/api/test/onboarding.test.ts > is in the message, and tells a first name and how it stands, nothing of the worker',
  ],
  real: [
    'Sending the code, verifying it and creating the profile (real work in the place of a simulated second, decisions 3)',
    'apps/api/test/onboarding.test.ts > is kept as her own words, with the work as it is called everywhere',
    'tooling/e2e/journeys/worker/onboarding.e2e.ts > an invited worker makes her profile step by step: by keys on the screen, with a wrong code, a reload and the browser’s back',
  ],
  'phone-nine': [
    'Onboarding: phone needs exactly 9 digits',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is not sent a code as long as it has fewer',
    'packages/domain/src/onboarding-form.test.ts > %j: %s',
  ],
  'name-required': [
    "Onboarding: 'Name is required'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'packages/domain/src/onboarding-form.test.ts > asks for the %s alone when it is missing',
  ],
  'age-required': [
    "Onboarding: 'Age is required'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'packages/domain/src/onboarding-form.test.ts > asks for the %s alone when it is missing',
  ],
  'gender-required': [
    "Onboarding: 'Gender is required'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'packages/domain/src/onboarding-form.test.ts > asks for the %s alone when it is missing',
  ],
  'location-required': [
    "Onboarding: 'Location is required'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'packages/domain/src/onboarding-form.test.ts > asks for the %s alone when it is missing',
  ],
  'service-required': [
    "Onboarding: 'Service type is required'",
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'packages/domain/src/onboarding-form.test.ts > asks for the %s alone when it is missing',
  ],
  checked: [
    'Checked on Complete Profile; the Continue buttons do not check',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is checked when the profile is to be made, and each thing that is missing is said',
    'apps/worker/src/pages/onboarding/steps.test.tsx > begins with her name, age, gender and home, and goes on unchecked',
  ],
  'error-clears': [
    'Errors clear when the worker edits what she typed in the onboarding',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is not sent a code as long as it has fewer',
  ],
});
