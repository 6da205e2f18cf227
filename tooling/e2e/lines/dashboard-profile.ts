import { lines } from './line.ts';

/** spec/employer.md section 2, Profile tab. */
export const dashboardProfile = lines('dashboard-profile', {
  name: [
    'Employer card: name',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says who she is, and "Not specified" for what she has not told',
  ],
  company: [
    "Employer card: company and 'Employer'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > ProfileOfCompany',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  location: [
    'Employer card: location',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says who she is, and "Not specified" for what she has not told',
  ],
  family: [
    'Employer card: family of N',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > ProfileOfCompany',
  ],
  total: [
    'Counter Total Verifications',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > counts what was asked for and what is done, and prefers any service until she says so',
  ],
  completed: [
    'Counter Completed',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > counts what was asked for and what is done, and prefers any service until she says so',
  ],
  preferred: [
    "Preferred Services (default 'Any')",
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > counts what was asked for and what is done, and prefers any service until she says so',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  phone: [
    'Info row: Phone',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says who she is, and "Not specified" for what she has not told',
  ],
  email: [
    'Info row: Email',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  'company-row': [
    'Info row: Company',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  industry: [
    'Info row: Industry',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  budget: [
    'Info row: Budget Range',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says what she has told',
  ],
  'not-specified': [
    "Info rows read 'Not specified' when missing",
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > says who she is, and "Not specified" for what she has not told',
  ],
  edit: [
    'Quick Action: edit profile (to /profile)',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > leads to where the profile is edited',
  ],
  start: [
    'Quick Action: start verification',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > leads to a first check and to an invitation',
  ],
  invite: [
    'Quick Action: invite worker',
    'apps/employer/src/pages/dashboard/ProfileTab.test.tsx > leads to a first check and to an invitation',
  ],
});
