import { lines } from './line.ts';

/** spec/employer.md section 2, Verifications tab, and section 4, the states of what it lists. */
export const dashboardVerifications = lines('dashboard-verifications', {
  title: [
    "Title 'My Verifications'",
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > shows the tab %s when it is asked for, and forgets that it was',
  ],
  'filter-toggle': [
    'A filter toggle with status chips',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > VerificationsFiltered',
  ],
  count: [
    "The line 'Showing x of y verifications'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > Verifications',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > VerificationsFiltered',
  ],
  'filter-all': [
    'Status filter: all (All Verifications)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-complete': [
    'Status filter: complete (Complete)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-nearly-complete': [
    'Status filter: nearly_complete (Nearly Complete)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-in-progress': [
    'Status filter: in_progress (In Progress)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-just-started': [
    'Status filter: just_started (Just Started)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-pending': [
    'Status filter: pending (Pending)',
    'packages/domain/src/verification-status.test.ts > words its chips as the specification does',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'card-name': [
    'Each card shows the worker name',
    'apps/employer/src/verifications/VerificationCard.test.tsx > says whose check it is, of which package and since when',
  ],
  'card-package': [
    'Each card shows package name and date',
    'apps/employer/src/verifications/VerificationCard.test.tsx > says whose check it is, of which package and since when',
  ],
  'card-status': [
    'Each card shows a status line',
    'apps/employer/src/verifications/words.test.ts > of %# says who does what next',
  ],
  'card-completed': [
    'For completed ones a percentage and score',
    'apps/employer/src/verifications/VerificationCard.test.tsx > tells of a completed one how far it is, the score and the misconduct reports',
  ],
  'card-misconduct': [
    'A misconduct report count',
    'apps/employer/src/verifications/VerificationCard.test.tsx > tells of a completed one how far it is, the score and the misconduct reports',
  ],
  'button-completed': [
    'One button per status: completed = View Report',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
    'apps/employer/src/verifications/VerificationCard.test.tsx > opens the report of a completed one',
  ],
  'button-pending': [
    'Button: pending = Awaiting Review',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
    'apps/employer/src/verifications/VerificationCard.test.tsx > has a button that opens nothing for what is not completed',
  ],
  'button-in-progress': [
    'Button: in_progress = Processing',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
  ],
  'button-failed': [
    'Button: failed = Failed',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
    'apps/employer/src/verifications/VerificationCard.test.tsx > has a button that opens nothing for what is not completed',
  ],
  'button-accepted': [
    'Button: accepted = Accepted',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
  ],
  'opens-report': [
    'Opening a completed item goes to /verification-report with workerId, verificationId, workerData and isDeepCheck=false',
    'apps/employer/src/verifications/VerificationCard.test.tsx > opens the report of a completed one',
  ],
  empty: [
    "Empty state 'No Verifications Yet' with 'Browse Workers'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > VerificationsEmpty',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > leads from an empty list to the workers',
  ],
  'request-accepted': [
    'A request with status accepted counts as completed, any other request status as pending',
    'packages/domain/src/verification-status.test.ts > counts %j as %s, as observed',
  ],
  'purchase-paid': [
    'A purchase with status paid counts as completed, any other as pending',
    'packages/domain/src/verification-status.test.ts > counts %j as %s',
  ],
  'newest-first': [
    'The verification list is sorted newest first by created_at',
    'packages/domain/src/verification-status.test.ts > puts the newest first and what has no date last',
    'packages/api-client/src/normalise/normalise.test.ts > lists requests and purchases together, newest first, with what each stands for',
  ],
  'filter-by-own': [
    'The pending filter matches items by their own status',
    'packages/domain/src/verification-status.test.ts > %s: an item that is %s, of a worker who is %s',
  ],
  'filter-by-worker': [
    "The other filters match by the worker's completion overall_status",
    'packages/domain/src/verification-status.test.ts > finds every item by the completion of its worker',
  ],
  'status-unknown': [
    'Other values of a status display as Unknown',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
    'apps/employer/src/verifications/words.test.ts > of %# says who does what next',
  ],
  'only-completed': [
    'Only completed allows View Report',
    'packages/domain/src/verification-status.test.ts > of a %j item reads %s',
  ],
  chip: [
    "For completed ones the worker's overall_status (complete, nearly_complete, in_progress, otherwise pending) drives the chip",
    'packages/domain/src/verification-status.test.ts > the chip of a completed item whose worker is %s is %s',
    'apps/employer/src/verifications/words.test.ts > shows the progress of what is paid, and "pending" for everything else',
  ],
});
