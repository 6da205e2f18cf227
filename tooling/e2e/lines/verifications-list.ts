import { lines } from './line.ts';

/** spec/employer.md section 2, My Verifications list. */
export const verificationsList = lines('verifications-list', {
  title: [
    'My Verifications list',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > leads back to the dashboard',
    'apps/employer/src/pages/verifications/VerificationsListPage.stories.tsx > Loaded',
  ],
  back: [
    'Back goes to /dashboard',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > leads back to the dashboard',
  ],
  empty: [
    'The empty-state button goes to /dashboard with activeTab workers',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > leads from an empty list to the workers',
  ],
  'opens-report': [
    'Completed items open /verification-report with workerId (from nanny_id), verificationId and isDeepCheck false',
    'apps/employer/src/pages/verifications/VerificationsListPage.test.tsx > opens the report of a completed check',
  ],
});
