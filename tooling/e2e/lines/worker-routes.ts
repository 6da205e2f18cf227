import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.1: where the worker’s screens are, and who may come in. */
export const workerRoutes = lines('worker-routes', {
  entry: [
    'Worker route /worker (entry)',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  auth: [
    'Worker route /worker/auth',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  login: [
    'Worker route /worker/login (link for existing workers)',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  otp: [
    'Worker route /worker/otp',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  dashboard: [
    'Worker route /worker/dashboard',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  verification: [
    'Worker route /worker/verification',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  'complete-profile': [
    'Worker route /worker/complete-profile',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  onboarding: [
    'Worker route /worker/onboarding',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  reviews: [
    'Worker route /worker/reviews',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  references: [
    'Worker route /worker/references',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  profile: [
    'Worker route /worker/profile',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  documents: [
    'Worker route /worker/documents',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  requests: [
    'Worker route /worker/requests',
    'apps/worker/src/paths.test.ts > keeps the addresses of the specification',
    'apps/worker/src/paths.test.ts > has a screen for every address',
  ],
  'no-guard': [
    'Worker routes are not wrapped in a guard: the entry, the sign-in and the onboarding are open; what shows her own data asks for a stored worker',
    'apps/worker/src/paths.test.ts > shows what is hers to nobody else',
  ],
  'profile-guard': [
    'The worker profile screen redirects to /worker/auth when no stored worker exists',
    'apps/worker/src/paths.test.ts > shows what is hers to nobody else',
    'apps/worker/src/shell/SignedIn.test.tsx > leads to the sign-in without a stored worker',
  ],
  'complete-profile-guard': [
    'The complete-profile screen redirects to /worker/auth when no stored worker exists',
    'apps/worker/src/paths.test.ts > shows what is hers to nobody else',
    'apps/worker/src/shell/SignedIn.test.tsx > leads to the sign-in without a stored worker',
  ],
});
