import { expect, it } from 'vitest';
import { paths, upgradePath } from './paths.ts';
import { routes } from './routes.tsx';

// spec: routes/signup, routes/login, routes/verify, routes/post-payment-success, routes/verifications
// spec: routes/safehire, routes/verifications-list, routes/dashboard, routes/worker-profile, routes/invite
// spec: routes/package, routes/payment, routes/invitation-sent, routes/verification-report, routes/reviews
// spec: routes/worker-profile-reviews, routes/misconduct-registry, routes/worker-alert, routes/all-reviews
// spec: routes/write-review, routes/payment-success, routes/profile, package/upgrade-goes
it('keeps the addresses of the specification', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "allReviews": "/all-reviews",
      "contacts": "/contacts",
      "dashboard": "/dashboard",
      "home": "/",
      "invitationSent": "/invitationSent",
      "invite": "/invite",
      "login": "/login",
      "misconductRegistry": "/misconduct-registry",
      "package": "/package",
      "payment": "/payment",
      "paymentSuccess": "/payment-success",
      "postPaymentSuccess": "/post-payment-success",
      "profile": "/profile",
      "reviews": "/reviews",
      "safehire": "/safehire",
      "signUp": "/signup",
      "verificationReport": "/verification-report",
      "verifications": "/verifications",
      "verificationsList": "/verifications-list",
      "verify": "/verify",
      "workerAlert": "/worker-alert",
      "workerProfile": "/worker-profile",
      "workerReviews": "/worker-profile-reviews",
      "writeReview": "/write-review",
    }
  `);
  expect(upgradePath({ from: 'lite', to: 'standard', workerId: 'w 1' })).toBe(
    '/package?upgrade=true&from=lite&to=standard&worker=w+1',
  );
});

// spec: routes/signup, routes/login, routes/verify, routes/post-payment-success, routes/verifications
// spec: routes/safehire, routes/verifications-list, routes/dashboard, routes/worker-profile, routes/invite
// spec: routes/package, routes/payment, routes/invitation-sent, routes/verification-report, routes/reviews
// spec: routes/worker-profile-reviews, routes/misconduct-registry, routes/worker-alert, routes/all-reviews
// spec: routes/write-review, routes/payment-success, routes/profile
it('has a screen for every address, and leaves none of the protected ones open', () => {
  const screens = Object.values(paths).filter((path) => path !== paths.home);
  expect(routes.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
  const open = routes.filter(({ guarded }) => !guarded).map(({ path }) => path);
  expect(open).toEqual([
    paths.signUp,
    paths.login,
    paths.verify,
    paths.postPaymentSuccess,
    paths.verifications,
    paths.verificationsList,
    paths.safehire,
  ]);
});

it('only ever fetches ahead what exists', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect(routes.flatMap(({ next }) => next).filter((path) => !known.has(path))).toEqual([]);
});
