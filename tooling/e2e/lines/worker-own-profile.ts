import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.17: a worker’s view of her own profile. */
export const workerOwnProfile = lines('worker-own-profile', {
  avatar: [
    'Avatar initials',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > shows who she is, what she does, and what is thought of her',
  ],
  name: [
    'Name, service type and experience',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > shows who she is, what she does, and what is thought of her',
  ],
  figures: [
    'Trust score, rating, review count',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > shows who she is, what she does, and what is thought of her',
  ],
  about: [
    'About Me',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > shows who she is, what she does, and what is thought of her',
  ],
  details: [
    'Details (location, age, phone)',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > has where she lives, her age and her phone among the details',
  ],
  edit: [
    'An edit button to /worker/complete-profile',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > leads to the form of her profile',
  ],
  share: ['Share My Profile', 'apps/worker/src/pages/profile/ProfilePage.test.tsx > shares her public page'],
  'badge-verified': [
    "Badge by verificationStatus: verified 'Identity Verified' (green)",
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says of a verification that is %s: %s',
    'packages/domain/src/worker-verification.test.ts > the profile badge of %j',
  ],
  'badge-pending': [
    "Badge by verificationStatus: pending 'Verification Pending' (yellow)",
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says of a verification that is %s: %s',
    'packages/domain/src/worker-verification.test.ts > the profile badge of %j',
  ],
  'badge-failed': [
    "Badge by verificationStatus: failed 'Verification Failed' (red)",
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says of a verification that is %s: %s',
    'packages/domain/src/worker-verification.test.ts > the profile badge of %j',
  ],
  'badge-other': [
    "Badge by verificationStatus: otherwise 'Not Verified' (grey)",
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says of a verification that is %s: %s',
    'packages/domain/src/worker-verification.test.ts > the profile badge of %j',
  ],
  fallbacks: [
    'Fallbacks are shown when data is missing (they say that it is missing: nothing is made up, decisions 3)',
    'apps/worker/src/pages/profile/ProfilePage.test.tsx > says what she has not given, and makes nothing up',
  ],
});
