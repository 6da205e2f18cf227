import { lines } from './line.ts';

/** spec/employer.md section 2, spec/worker-and-public.md section 2.1: where the screens are, and who may come in. */
export const routes = lines('routes', {
  signup: [
    'Route /signup, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  login: [
    'Route /login, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  verify: [
    'Route /verify, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'post-payment-success': [
    'Route /post-payment-success, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  verifications: [
    'Route /verifications, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > shows the invitation that is tracked there as it stands',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > shows who is signed in her own verifications, and a visitor the sample again once she has left',
  ],
  safehire: [
    'Route /safehire, open',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  'verifications-list': [
    'Route /verifications-list (open, no guard)',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'apps/employer/src/pages/verifications/VerificationsListPage.stories.tsx > SignedOut',
  ],
  dashboard: [
    'Route /dashboard, protected (has an active tab)',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'worker-profile': [
    'Route /worker-profile, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  invite: [
    'Route /invite, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  package: [
    'Route /package, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  payment: [
    'Route /payment, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'invitation-sent': [
    'Route /invitationSent, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'verification-report': [
    'Route /verification-report, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  reviews: [
    'Route /reviews, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'worker-profile-reviews': [
    'Route /worker-profile-reviews, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'misconduct-registry': [
    'Route /misconduct-registry, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'worker-alert': [
    'Route /worker-alert, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'apps/employer/src/pages/misconduct/WorkerAlertPage.test.tsx > shows what was upheld: what, where, when, and the words of the team',
    'tooling/e2e/journeys/employer/misconduct.e2e.ts > an employer finds the registry clear, reports an incident, and reads the record once it is upheld',
  ],
  'all-reviews': [
    'Route /all-reviews, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'write-review': [
    'Route /write-review, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  'payment-success': [
    'Route /payment-success, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
    'apps/employer/src/pages/safehire/SafeHirePage.test.tsx > begins with the payment, whatever else the address says, and at an address of that screen too',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > the demonstration’s payment has an address of its own, for who is signed in alone, who has a list of her own too',
  ],
  profile: [
    'Route /profile, protected',
    'apps/employer/src/paths.test.ts > keeps the addresses of the specification',
    'apps/employer/src/paths.test.ts > has a screen for every address, and leaves none of the protected ones open',
  ],
  guard: [
    'Protected screens redirect to / when no authToken is stored',
    'apps/employer/src/shell/Guard.test.tsx > shows nothing without a session, and leads to the public site',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
});
