import { lines } from './line.ts';

/** spec/employer.md section 2, Dashboard and its Home tab. */
export const dashboardHome = lines('dashboard-home', {
  'active-tab': [
    'Accepts navigation state activeTab with value home, workers, verifications or profile',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > shows the tab %s when it is asked for, and forgets that it was',
    'apps/employer/src/navigation-state.test.ts > refuses a tab that does not exist',
  ],
  'success-message': [
    'It may also carry showSuccessMessage and workerName (from payment return)',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > VerificationsAfterPayment',
  ],
  'state-cleared': [
    'After reading activeTab it clears the navigation state',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > shows the tab %s when it is asked for, and forgets that it was',
  ],
  'tab-bar': [
    'A bottom tab bar switches between four tabs: home, workers, verifications, profile',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > switches to %s by the tab bar',
  ],
  'menu-name': [
    "A user menu shows the user's name and phone",
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > tells in the menu who is signed in, and closes it on a press elsewhere',
  ],
  'menu-profile': [
    'The menu has My Profile (goes to /profile)',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > leads from the menu to the profile',
  ],
  'menu-logout': [
    'Logout clears the session and goes to /',
    'apps/employer/src/api/log-out.test.ts > leaves at once, while the server is told with the token that is no longer kept',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'menu-click': [
    'The menu opens and closes on click',
    'packages/ui/src/components/Menu/Menu.stories.tsx > ByTap',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > UserMenuOpen',
  ],
  'menu-outside': [
    'The menu closes on an outside click',
    'packages/ui/src/components/Menu/Menu.stories.tsx > ByTap',
    'apps/employer/src/pages/dashboard/DashboardPage.test.tsx > tells in the menu who is signed in, and closes it on a press elsewhere',
  ],
  start: [
    "'Start New Verification' button",
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > offers a start, a tip and two quick actions',
    'tooling/e2e/journeys/money/direct-purchase.e2e.ts > a worker who is asked after the payment says yes, and the case opens',
  ],
  tip: [
    'A quick tip',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > offers a start, a tip and two quick actions',
  ],
  'quick-search': [
    'Quick action Search Worker',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > offers a start, a tip and two quick actions',
  ],
  'quick-invite': [
    'Quick action Invite Worker',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > offers a start, a tip and two quick actions',
  ],
  'recent-three': [
    'The 3 most recent verifications, newest first',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > shows the three newest, each with its trust score and its status',
    'packages/domain/src/verification-status.test.ts > shows three on the home tab',
  ],
  'recent-score': [
    'Each of the recent verifications has a trust score',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > shows the three newest, each with its trust score and its status',
  ],
  'recent-status': [
    'Each of the recent verifications has an overall status chip',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > shows the three newest, each with its trust score and its status',
  ],
  'view-all': [
    "'View All Verifications (n)' when there are more than 3",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > Home',
    'apps/employer/src/pages/dashboard/HomeTab.test.tsx > says nothing of more where there are no more than three',
  ],
});
