import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

// spec: worker-routes/entry, worker-routes/auth, worker-routes/login, worker-routes/otp
// spec: worker-routes/dashboard, worker-routes/verification, worker-routes/complete-profile
// spec: worker-routes/onboarding, worker-routes/reviews, worker-routes/references, worker-routes/profile
// spec: worker-routes/documents, worker-routes/requests
it('keeps the addresses of the specification', () => {
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      '/',
      '/worker',
      '/worker/auth',
      '/worker/login',
      '/worker/otp',
      '/worker/dashboard',
      '/worker/verification',
      '/worker/complete-profile',
      '/worker/onboarding',
      '/worker/reviews',
      '/worker/references',
      '/worker/profile',
      '/worker/documents',
      '/worker/requests',
    ]),
  );
});

// spec: worker-routes/no-guard, worker-routes/profile-guard, worker-routes/complete-profile-guard
// spec: worker-complete-profile/no-worker
it('shows what is hers to nobody else', () => {
  const open = routes.filter(({ kind }) => kind !== 'signed-in').map(({ path }) => path);
  const forAll = [paths.entry, paths.auth, paths.login, paths.otp, paths.onboarding, paths.invitation];
  expect(open.toSorted()).toEqual(forAll.toSorted());
});

// spec: worker-routes/entry, worker-routes/auth, worker-routes/login, worker-routes/otp
// spec: worker-routes/dashboard, worker-routes/verification, worker-routes/complete-profile
// spec: worker-routes/onboarding, worker-routes/reviews, worker-routes/references, worker-routes/profile
// spec: worker-routes/documents, worker-routes/requests
it('has a screen for every address', () => {
  const shown = new Set(routes.map(({ path }) => path));
  // The home path only redirects to the entry page.
  expect(Object.values(paths).filter((path) => path !== paths.home && !shown.has(path))).toEqual([]);
});

it('has no address twice, and only ever fetches ahead what exists', () => {
  const known = routes.map(({ path }) => path);
  expect(new Set(known).size).toBe(known.length);
  expect(routes.flatMap(({ next }) => next).filter((path) => !known.includes(path))).toEqual([]);
});
