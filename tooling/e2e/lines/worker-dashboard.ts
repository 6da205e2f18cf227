import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.10: the worker’s dashboard. */
export const workerDashboard = lines('worker-dashboard', {
  spinner: [
    'Worker dashboard: loading spinner',
    'apps/worker/src/pages/dashboard/DashboardPage.stories.tsx > Loading',
  ],
  greeting: [
    'Then a greeting with the first name',
    'apps/worker/src/pages/dashboard/Home.test.tsx > greets her by her first name, with her initials, and says that it is pending though she is verified',
    'tooling/e2e/journeys/worker/dashboard.e2e.ts > a worker sees who asks for what, answers here and by SMS, takes it back, and decides what she is told',
  ],
  'greeting-fallback': [
    "Greeting fallback 'Worker'",
    'apps/worker/src/pages/dashboard/Home.test.tsx > greets one without a name as a worker',
  ],
  avatar: [
    'An initials avatar',
    'apps/worker/src/pages/dashboard/Home.test.tsx > greets her by her first name, with her initials, and says that it is pending though she is verified',
  ],
  badge: [
    "A yellow 'Verification Pending' badge (always shown regardless of real state)",
    'apps/worker/src/pages/dashboard/Home.test.tsx > greets her by her first name, with her initials, and says that it is pending though she is verified',
    'packages/domain/src/quirks.test.ts > is pending for a worker who is %s, as observed',
  ],
  tabs: [
    'Bottom tabs: Home, Verify (opens verification), Alerts, Profile (opens /worker/profile), Settings',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > has five tabs, of which two are screens of their own, and six quick actions',
    'apps/worker/src/pages/dashboard/Home.test.tsx > %s leads to %s',
  ],
  completed: [
    "Home: an optional green 'Verification Completed Successfully!' banner for 5 seconds when arriving with a verification-completed flag",
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > says for five seconds that her verification has just succeeded',
    'apps/worker/src/pages/dashboard/DashboardPage.stories.tsx > JustVerified',
  ],
  'under-review': [
    "A fixed banner 'Verification Under Review… usually takes 24-48 hours'",
    'apps/worker/src/pages/dashboard/Home.test.tsx > tells of the review, which takes 24-48 hours, while it %s',
  ],
  tiles: [
    'Three tiles (Trust Score, Reviews 0, Jobs 0)',
    'apps/worker/src/pages/dashboard/Home.test.tsx > has her trust score, reviews and jobs in figures',
  ],
  actions: [
    'Six Quick Actions: Verification (red dot), Documents, References, My Reviews, Requests (red dot), Share Profile',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > has five tabs, of which two are screens of their own, and six quick actions',
    'apps/worker/src/pages/dashboard/Home.test.tsx > %s leads to %s',
  ],
  dots: [
    'The red dots of Verification and Requests (while something is to be done there, decisions 3)',
    'apps/worker/src/pages/dashboard/Home.test.tsx > marks what is to be done with a dot, which goes with it',
    'apps/worker/src/pages/dashboard/Home.test.tsx > has no dot where nothing is to be done',
    'packages/ui/src/components/ActionTile/ActionTile.stories.tsx > WithNews',
  ],
  alerts: [
    'Alerts: lists notifications',
    'apps/worker/src/pages/dashboard/DashboardPage.stories.tsx > Alerts',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > are read by a press, one at a time, and the tab counts down',
  ],
  'alerts-read': [
    'Clicking marks one read',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > are read by a press, one at a time, and the tab counts down',
    'packages/domain/src/notification.test.ts > reads the one that was clicked and no other',
    'tooling/e2e/journeys/worker/dashboard.e2e.ts > a worker sees who asks for what, answers here and by SMS, takes it back, and decides what she is told',
  ],
  toggles: [
    'Settings: three toggles (Contact Requests, New Reviews, Verification Updates), which are kept, in the place of display only (decisions 3)',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > change at once, and are sent',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > has the three toggles of the specification, as they stand',
  ],
  'sign-out': [
    'A Sign Out button that clears the session',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > has the way out, which leaves nothing of hers on this phone',
  ],
  'sign-out-goes': [
    'Sign Out goes to /worker/auth',
    'apps/worker/src/shell/SignedIn.test.tsx > leads there when she signs out, without a word',
    'tooling/e2e/journeys/worker/dashboard.e2e.ts > a worker sees who asks for what, answers here and by SMS, takes it back, and decides what she is told',
  ],
  help: [
    'A floating help button opens a chat link with a prefilled help message',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > leads to a chat with words already typed, where somebody is there to help',
  ],
  'profile-updated': [
    'Returning from a profile save with a profileUpdated flag refreshes the user and completion figures',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > on coming there it %s',
    'apps/worker/src/pages/dashboard/Home.test.tsx > what was known of her %s',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
  ],
  'share-link': [
    'Share Profile: builds a public link from the lower-cased name with spaces turned to hyphens',
    'packages/domain/src/profile-link.test.ts > %j is %s',
    'apps/api/test/worker-settings.test.ts > is her name in an address, with the specification’s message, and stays when her name changes',
  ],
  'share-message': [
    "With the message 'Check out my verified {brand} profile: {link}'",
    'packages/domain/src/profile-link.test.ts > shares the link in the words of the specification',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > goes by the sheet of the phone',
  ],
  'share-sheet': [
    'It uses the device share sheet',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > goes by the sheet of the phone',
  ],
  'share-message-link': [
    'Else opens a messaging link',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > opens a message where the phone has no sheet',
  ],
});
