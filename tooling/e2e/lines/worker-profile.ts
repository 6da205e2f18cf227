import { lines } from './line.ts';

/** spec/employer.md section 2, Worker profile. */
export const workerProfile = lines('worker-profile', {
  'state-id': [
    'Worker profile: state workerId',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.stories.tsx > Verified',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows who she is, and that she is verified',
  ],
  'state-worker': [
    'Worker profile: state worker.id',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > takes a whole worker for her id',
  ],
  'header-who': [
    'Header: initials, name, service type and location',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows who she is, and that she is verified',
  ],
  'header-badge': [
    'Header: Verified badge',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows who she is, and that she is verified',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows no such badge of whom is not verified',
  ],
  'header-score': [
    'Header: trust score',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows who she is, and that she is verified',
  ],
  contact: [
    'Contact Information card',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > opens with the default message in the focus, and the focus finds a place when it is left',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > NotAsked',
  ],
  'service-type': [
    'Worker Information: Service Type',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  location: [
    'Worker Information: Location',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  experience: [
    'Worker Information: Experience (singular or plural years)',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > counts one year as one, and misconduct only where there is some',
  ],
  'trust-score': [
    'Worker Information: Trust Score out of 100',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  'trust-badge': [
    'Worker Information: Trust Badge',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  status: [
    'Worker Information: Verification Status (Verified / Not Verified)',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows no such badge of whom is not verified',
  ],
  misconduct: [
    'Worker Information: Misconduct Flags (shown only if above 0)',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > tells how many misconduct flags there are, and leads to them',
    'tooling/e2e/journeys/employer/misconduct.e2e.ts > an employer finds the registry clear, reports an incident, and reads the record once it is upheld',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > counts one year as one, and misconduct only where there is some',
  ],
  about: [
    'About (bio)',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > shows what she says of herself',
  ],
  'member-since': [
    'Profile History: Member Since',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  updated: [
    'Profile History: Last Updated',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  'badge-updated': [
    'Profile History: Badge Last Updated',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > lists what is known of her',
  ],
  start: [
    "Button 'Start New Verification' (to /package with workerId)",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > starts a verification of her',
  ],
  reports: [
    "Button 'View Previous Reports' (to /worker-profile-reviews)",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > leads to what is written about her',
  ],
  'not-found': [
    "Failure shows 'Profile Not Found'",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.stories.tsx > NotFound',
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > leads back to the search when the profile cannot be had (%i)',
  ],
  back: [
    "'Back to Search' (to /dashboard)",
    'apps/employer/src/pages/worker-profile/WorkerProfilePage.test.tsx > leads back to the search when the profile cannot be had (%i)',
  ],
});
