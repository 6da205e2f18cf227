import { lines } from './line.ts';

/** spec/worker-and-public.md sections 2.19, 3 to 5 and 9: the demonstration flow, on static sample data. */
export const demonstration = lines('demonstration', {
  'payment-success': [
    'Demo payment success: order number, package, amount, estimated completion, what happens next, download receipt, continue',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > shows the order, and what happens next',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > hands out a receipt that says by itself that nobody paid',
    'apps/employer/src/pages/safehire/SafeHirePage.stories.tsx > PaymentSuccess',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  kickoff: [
    'Demo verification kickoff: add references, upload documents, notification settings, go to dashboard or skip',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > offers references, documents and notifications, and can be skipped',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > leads a visitor to the sample of a dashboard',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > switches each notification by itself',
    'apps/employer/src/pages/safehire/SafeHirePage.stories.tsx > KickoffHelped',
  ],
  references: [
    'Demo references: up to 3, each with name, phone and relationship',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > takes three people, each with a name, a phone and a relationship, and no fourth',
    'apps/employer/src/pages/safehire/SafeHirePage.stories.tsx > ThreeReferences',
  ],
  'references-maximum': [
    'Max 3 demo references',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > takes three people, each with a name, a phone and a relationship, and no fourth',
  ],
  'references-relationships': [
    'Demo relationship (Previous Employer, Current Employer, Colleague, Character Reference)',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > offers the four relationships',
  ],
  'references-required': [
    'Demo references: all three fields needed to add',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > adds nobody of whom one of the three is missing: %j, %j, %j',
    'packages/domain/src/demonstration-references.test.ts > %j beside Ruth is refused with %j',
  ],
  'references-removable': [
    'Demo references: removable',
    'apps/employer/src/pages/safehire/first-screens.test.tsx > takes somebody away again, and leads the focus to who is left',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  progress: [
    'Demo progress +5 every 2 s from 15 to 100',
    'packages/domain/src/demonstration.test.ts > after %d milliseconds is %d percent',
  ],
  'progress-shown': [
    'Demo verification progress: overall percentage rising 5 points every 2 seconds from 15 up to 100',
    'apps/employer/src/pages/safehire/ProgressScreen.test.tsx > rises from 15 by 5 every 2 seconds, and shows View Report at 100 alone',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  stages: [
    'Seven demo stages (Identity Verification, Criminal Background Check, Reference Verification, Health Records, Social Media Screening, Misconduct Registry, Final Review)',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
    'apps/employer/src/pages/safehire/ProgressScreen.test.tsx > shows of each of the seven stages where it is',
  ],
  'stages-statuses': [
    'Demo stage statuses: completed, inProgress, pending',
    'packages/domain/src/demonstration.test.ts > come in order: completed, then one in progress, then pending',
    'apps/employer/src/pages/safehire/ProgressScreen.test.tsx > shows of each of the seven stages where it is',
  ],
  'view-report': [
    "At 100 a 'View Report' action appears",
    'packages/domain/src/demonstration.test.ts > at %d percent the report can be viewed: %s',
    'apps/employer/src/pages/safehire/ProgressScreen.test.tsx > rises from 15 by 5 every 2 seconds, and shows View Report at 100 alone',
  ],
  complete: [
    'Demo verification complete: trust score, summary, highlights, download PDF, unlock contact details',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > shows score, summary and highlights, and the contact once it is asked for',
    'apps/api/test/sample-report.test.ts > shows anybody a whole report of invented people',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  report: [
    'Demo detailed report: executive summary, findings, references with star ratings, contact or add to shortlist',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > shows the summary, each finding with its outcome, and the references with their stars',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > puts her on the shortlist, and takes her off',
    'apps/employer/src/pages/safehire/SafeHirePage.stories.tsx > Report',
  ],
  contact: [
    'Demo contact worker: call, WhatsApp, email, interview tips, schedule interview',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > reaches nobody by %s, and says what it would do',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > without a network the demonstration goes on to its end, and says of the sample alone that it cannot be had',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > gives interview tips',
    'apps/employer/src/pages/safehire/last-screens.test.tsx > schedules an interview that stands on this screen alone, and takes it back',
    'apps/employer/src/pages/safehire/SafeHirePage.stories.tsx > Contact',
  ],
  sequence: [
    'The demo screens come in sequence',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
    'tooling/e2e/journeys/public/demonstration.e2e.ts > a visitor goes through a check of nobody, from the payment to the interview, and on to the sign-up',
  ],
  list: [
    'A separate demo verifications list offers search',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > finds by name, position and package, and counts under each status what was found',
  ],
  'list-filter': [
    'The demo list has a status filter (all, completed, inProgress, pending, expired) with counters',
    'packages/domain/src/demonstration.test.ts > counts what each filter of the list would show',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > leaves under the status %s so many: %d',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > finds by name, position and package, and counts under each status what was found',
  ],
  'list-expired': [
    'Expired in the demo list offers Re-verify',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > offers to verify again what expired, and nothing else, and leads into the demonstration',
  ],
  'list-nav': [
    'Demo list: bottom nav Home/Verifications/Workers/Profile',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > has Home, Verifications, Workers and Profile at the bottom, and no dead end behind them',
  ],
});
