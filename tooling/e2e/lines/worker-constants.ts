import { lines } from './line.ts';

/** spec/worker-and-public.md section 9, and the inconsistencies to preserve that concern a worker. */
export const workerConstants = lines('worker-constants', {
  resend: [
    'Resend wait 60 s (worker OTP), 30 s (onboarding)',
    'packages/domain/src/quirks.test.ts > a code can be sent again after 60 seconds, in onboarding after 30 as observed',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew',
    'apps/api/test/onboarding.test.ts > lets another code be asked for after 30 seconds, and a sign-in after 60',
  ],
  redirect: [
    'Redirect delay after a worker’s code was sent 2 s; after worker OTP success 2 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code is sent, and two seconds later she is where it is entered, with her phone',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
  ],
  'redirect-onboarding': [
    'Onboarding success auto-redirect 3 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
    'apps/worker/src/pages/onboarding/steps.test.tsx > says so, and three seconds later she is at home, with who she is',
  ],
  banner: [
    'Verification-completed banner 5 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > says for five seconds that her verification has just succeeded',
  ],
  simulated: [
    'Simulated delays: 1 s (onboarding steps), 1.5 s (document upload) (they become real work, decisions 3)',
    'apps/worker/src/pages/onboarding/steps.test.tsx > is sent by its sixth digit, and no earlier',
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > says that a document is on its way',
  ],
  references: [
    'Worker references min 2, max 5',
    'packages/domain/src/worker-references.test.ts > with %s',
    'packages/domain/src/worker-references.test.ts > with %d rows',
    'apps/api/test/worker-references.test.ts > %s',
  ],
  phone: [
    'Phone: Kenyan mobile, 254 then 1 or 7 then 8 digits',
    'packages/domain/src/worker-phone.test.ts > reads %s',
    'packages/domain/src/worker-phone.test.ts > refuses %s',
  ],
  'phone-form': [
    'Profile form requires +254 and 9 digits',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
  ],
  age: [
    'Minimum age 18, maximum 100',
    'packages/domain/src/worker-profile-form.test.ts > names the one field with %s',
    'packages/domain/src/worker-profile-form.test.ts > takes %s',
    'packages/domain/src/onboarding-form.test.ts > of %j: %j',
  ],
  experience: [
    'Experience 0-50 (profile form), 0-20 slider (onboarding)',
    'packages/domain/src/worker-profile-form.test.ts > takes %s',
    'packages/domain/src/quirks.test.ts > the slider of the onboarding ends at 20, or as the profile form at 50',
  ],
  photo: [
    'Photo limit 5 MB',
    'packages/domain/src/document.test.ts > a photo of %d bytes: %s',
    'apps/api/test/photos.test.ts > %s is refused in plain words, and all is as before',
  ],
  progress: [
    'Progress colour thresholds 40, 70, 100',
    'packages/domain/src/profile-completion.test.ts > %d percent is %s',
  ],
  initials: [
    'Initials max 2 letters, of a worker',
    'packages/domain/src/initials.test.ts > are never more than two letters, and never none',
    'packages/domain/src/initials.test.ts > of %j are %s',
  ],
  score: [
    'Stub trust score 75 (30 verification, 25 feedback, 20 profile) (her real score stands in its place, decisions 3)',
    'apps/worker/src/pages/dashboard/Home.test.tsx > has her trust score, reviews and jobs in figures',
    'packages/domain/src/trust-score.test.ts > is the sum of its breakdown, each part whole or nothing',
  ],
  bar: [
    'Bottom bar max width 414 px',
    'packages/ui/src/components/TabBar/TabBar.stories.tsx > Playground',
    'tooling/e2e/journeys/worker/dashboard.e2e.ts > a worker sees who asks for what, answers here and by SMS, takes it back, and decides what she is told',
  ],
  'service-types': [
    'Worker service types: Nanny, Housekeeper, Cook, Driver, Gardener, Security (profile); nanny, housekeeper, cook, caregiver (onboarding)',
    'packages/domain/src/worker-profile-form.test.ts > asks for the fields and offers the choices of the specification',
    'packages/domain/src/onboarding-form.test.ts > has the steps, choices and slider of the specification',
  ],
  languages: [
    'Languages English and Kiswahili',
    'packages/domain/src/worker-profile.test.ts > keeps a limit for every field that is typed, and two languages',
    'apps/api/test/worker-sign-in.test.ts > can be changed at any time, to one that there is',
  ],
  genders: [
    'Genders female, male',
    'packages/domain/src/onboarding-form.test.ts > has the steps, choices and slider of the specification',
  ],
  'review-time': [
    "Review-time promise on the worker dashboard '24-48 hours'",
    'apps/worker/src/pages/dashboard/Home.test.tsx > tells of the review, which takes 24-48 hours, while it %s',
    'packages/domain/src/quirks.test.ts > %s states its own, as observed',
  ],
  'preserved-badge': [
    'Preserved: worker dashboard always shows Pending regardless of the actual verification state',
    'packages/domain/src/quirks.test.ts > is pending for a worker who is %s, as observed',
    'apps/worker/src/pages/dashboard/Home.test.tsx > greets her by her first name, with her initials, and says that it is pending though she is verified',
  ],
  'preserved-real': [
    'Preserved: the profile view and OTP routing use the real state',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says of a verification that is %s: %s',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
  ],
  'preserved-resend': [
    'Preserved: resend countdown is 60 s on the OTP screens and 30 s in onboarding',
    'packages/domain/src/quirks.test.ts > a code can be sent again after 60 seconds, in onboarding after 30 as observed',
  ],
  'preserved-experience': [
    'Preserved: experience range is 0-50 in the profile form and 0-20 in onboarding',
    'packages/domain/src/quirks.test.ts > the slider of the onboarding ends at 20, or as the profile form at 50',
  ],
  'preserved-services': [
    'Preserved: worker service type lists differ between profile and onboarding',
    'packages/domain/src/quirks.test.ts > differ between the forms, as observed',
  ],
});
