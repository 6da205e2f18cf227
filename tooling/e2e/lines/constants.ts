import { lines } from './line.ts';

/** spec/employer.md section 9, spec/worker-and-public.md section 9: figures, limits, waits and defaults. */
export const constants = lines('constants', {
  currency: ['Currency KES, formatted en-KE', 'packages/domain/src/money.test.ts > shows %d cents as %s'],
  'price-lite': [
    'Lite Check KES 500',
    'apps/api/test/sign-in.test.ts > sells the packages at the prices of the database, to anybody who asks',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  'price-standard': [
    'Standard Check KES 1,000',
    'apps/api/test/sign-in.test.ts > sells the packages at the prices of the database, to anybody who asks',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  'price-premium': [
    'Premium Check KES 2,000',
    'apps/api/test/sign-in.test.ts > sells the packages at the prices of the database, to anybody who asks',
    'apps/employer/src/pages/package/PackagePage.test.tsx > shows each package with its price, what it is and holds, and which one is recommended',
  ],
  'lite-holds': [
    'Lite: ID verification, basic trust score, 1 reference check',
    'apps/employer/src/packages/levels.test.ts > names what each level adds to the one below it',
    'packages/domain/src/packages.test.ts > gives every level what the one below has, and more',
  ],
  'standard-adds': [
    'Standard adds police clearance, social screening, enhanced trust score',
    'apps/employer/src/packages/levels.test.ts > names what each level adds to the one below it',
  ],
  'premium-adds': [
    'Premium adds complete reference details, health check, deep check access, comprehensive trust score',
    'apps/employer/src/packages/levels.test.ts > names what each level adds to the one below it',
  ],
  'references-required': [
    'References required: 2 for Lite, 3 for Standard and Premium',
    'apps/employer/src/pages/report/ReportPage.test.tsx > tells how many references %s requires: %s',
    'apps/api/test/specified-fields.test.ts > are so many as package %d requires: %s',
    'packages/domain/src/packages.test.ts > need two references for lite and three above',
  ],
  'deep-check': [
    'Deep Check report KES 2,000',
    'packages/domain/src/packages.test.ts > $id is the $name, as decided',
  ],
  duration: [
    'Duration: 2-3 business days, same day for the urgent package',
    'packages/domain/src/packages.test.ts > are worked the same day for the urgent one, in 2-3 business days for the others',
  ],
  estimated: [
    "Default estimated completion text '48-72 hours'",
    'packages/api-client/src/normalise/normalise.test.ts > has its amount in cents, and the usual estimate when none came',
  ],
  'invitation-expiry': [
    'Invitation expiry 48 hours',
    'packages/domain/src/invitation.test.ts > expires after 48 hours',
  ],
  'contact-expiry': [
    'Contact request expiry 48 hours',
    'packages/domain/src/contact-request.test.ts > tells the worker how to answer and until when',
  ],
  'invitation-poll': [
    'Invitation status poll every 30 seconds',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'search-debounce': [
    'Search debounce 500 ms',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'redirect-payment': [
    'Redirect after payment initiation 1.5 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'redirect-review': [
    'Redirect after a review 2 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  benefits: [
    'Benefits panel 2 s after callback success',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'profile-banner': [
    'Profile success banner 3 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
    'apps/employer/src/pages/profile/ProfilePage.test.tsx > is saved, says so for three seconds, and keeps what the form does not show',
  ],
  chunk: [
    'Script chunk timeout 120 seconds',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'code-length': [
    'Verification code length 6',
    'packages/domain/src/sign-in-form.test.ts > never keeps more than six digits, nor anything else',
  ],
  'code-resend': [
    'Resend wait 60 s',
    'packages/domain/src/quirks.test.ts > a code can be sent again after 60 seconds, in onboarding after 30 as observed',
  ],
  'redirect-code': [
    'Redirect delay after code sent or verified 2 s',
    'packages/domain/src/timers.test.ts > waits as long as the specification says',
  ],
  'name-length': ['Name 2-50 characters', 'packages/domain/src/invite-form.test.ts > inviteNameError'],
  rating: [
    'Rating 1-5',
    'packages/domain/src/review.test.ts > refuses %d stars',
    'packages/domain/src/review.test.ts > takes a review with %d stars',
  ],
  'review-counter': [
    'Review counter 1000 characters (not enforced)',
    'packages/domain/src/review.test.ts > does not refuse a text longer than the counter shows',
  ],
  tiers: [
    'Trust tiers: 81, 61 and 41 thresholds',
    'packages/domain/src/trust-tier.test.ts > %d points of a verified worker are %s',
  ],
  'recommendation-rate': [
    'Recommendation rate: the share of reviews rated 4 or higher',
    'packages/domain/src/review.test.ts > recommendationRate',
  ],
  average: [
    'Average rating: to one decimal',
    'packages/domain/src/review.test.ts > lies between the lowest and the highest, with one decimal',
  ],
  recent: [
    'Recent verifications on home: 3',
    'packages/domain/src/verification-status.test.ts > shows three on the home tab',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > shows the three newest, each with its trust score and its status',
  ],
  'initials-two': [
    'Initials: two letters at most',
    'packages/domain/src/initials.test.ts > are never more than two letters, and never none',
  ],
  initials: [
    'Avatar initials: first letters of at most two words of the name, uppercase',
    'packages/domain/src/initials.test.ts > initialsOf',
  ],
  'initials-phone': [
    'A user without a name uses the last two characters of the phone',
    'packages/domain/src/initials.test.ts > initialsOf',
  ],
  'initials-fallback': [
    'Initials: fallback U (W for a worker)',
    'packages/domain/src/initials.test.ts > initialsOf',
    'packages/domain/src/initials.test.ts > workerInitials',
  ],
  dates: [
    'Dates: shown as en-US short month, day, year',
    'packages/domain/src/dates.test.ts > shows %s as in Kenya',
  ],
  'dates-missing': ["Dates: 'N/A' when missing", 'packages/domain/src/dates.test.ts > shows N/A for %s'],
  'default-service-type': [
    'Default: service type Nanny',
    'packages/domain/src/invite-form.test.ts > offers the service types of the specification, Nanny first',
  ],
  'default-role': [
    'Default: role filter all roles',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > shows all roles until one is chosen, and again when the filter is cleared',
  ],
  'default-package': [
    'Default: package standard',
    'packages/domain/src/packages.test.ts > has standard chosen before anybody chooses',
  ],
  'default-preferred': [
    "Default: preferred services 'Any'",
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > counts what was asked for and what is done, and prefers any service until she says so',
  ],
  'statistics-count': [
    'Completed and active workers count paid purchases',
    'packages/domain/src/employer-statistics.test.ts > counts paid purchases as completed and as active workers, as observed',
  ],
  'statistics-spent': [
    'Total spent sums purchase amounts',
    'packages/domain/src/employer-statistics.test.ts > counts paid purchases as completed and as active workers, as observed',
  ],
  'preferred-options': [
    'Preferred service type options: Nanny, House Manager, Housekeeper, Driver, Gardener, Cook, Multiple',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > offers under %s the choices of the specification',
    'packages/domain/src/employer-profile-form.test.ts > offers the choices of the specification',
  ],
  'budget-options': [
    'Budget range options: Under 500 KES, 500-1000 KES, 1000-2000 KES, 2000-5000 KES, Over 5000 KES',
    'apps/employer/src/pages/profile/ViewProfile.test.tsx > offers under %s the choices of the specification',
    'packages/domain/src/employer-profile-form.test.ts > offers the choices of the specification',
  ],
  'storage-keys': [
    'Browser storage keys: authToken, userData, userEmail, employerName, pendingWorkerInvite, pendingInvitation',
    'packages/domain/src/storage-keys.test.ts > names what the browser keeps as the specification does',
    'apps/employer/src/session/session.test.ts > is kept under the keys of the specification',
    'apps/employer/src/session/session.test.ts > keeps for receipts the e-mail of the profile, if it is one: %j',
  ],
  'tab-ids': [
    'Tab ids: home, workers, verifications, profile',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > shows the tab %s when it is asked for, and forgets that it was',
  ],
  'preserved-email': [
    'Preserved: employer email check appears inverted',
    'packages/domain/src/quirks.test.ts > stay as observed, but for the e-mail check, which would refuse every good address',
  ],
  'preserved-prices': [
    'Preserved: landing-page package names and prices differ from the purchase-flow package set (Lite 500, Standard 1,000, Premium 2,000)',
    'packages/domain/src/quirks.test.ts > are those of the landing page, as observed',
  ],
  'preserved-delivery': [
    'Preserved: delivery time is stated differently in different places (demo 48-72 hours)',
    'packages/domain/src/quirks.test.ts > %s states its own, as observed',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > shows the order, and what happens next',
  ],
});
