import { paths } from './paths.ts';
import { LoginPage } from './pages/sign-in/LoginPage.tsx';
import { SignUpPage } from './pages/sign-in/SignUpPage.tsx';
import { VerifyPage } from './pages/sign-in/VerifyPage.tsx';
import { forGuests } from './shell/for-guests.tsx';
import { eagerPage, lazyPage, type AppPage } from './shell/lazy-page.ts';

export interface AppRoute {
  readonly path: string;
  readonly screen: AppPage;
  /** Only for signed-in employers; without a session the public site is shown instead. */
  readonly guarded: boolean;
  /** Whether it shows what the service holds, through the cache of answers. */
  readonly loadsData: boolean;
  /** Where people usually go from here: fetched ahead when the browser is idle. */
  readonly next: readonly string[];
}

/** Every route of the app. The sign-in comes with the entry: whoever is new here waits for one thing less. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.signUp,
    screen: eagerPage(forGuests(SignUpPage)),
    guarded: false,
    loadsData: false,
    next: [],
  },
  {
    path: paths.login,
    screen: eagerPage(forGuests(LoginPage)),
    guarded: false,
    loadsData: false,
    next: [],
  },
  {
    path: paths.verify,
    screen: eagerPage(forGuests(VerifyPage)),
    guarded: false,
    loadsData: false,
    next: [paths.dashboard],
  },
  {
    path: paths.dashboard,
    screen: lazyPage(() => import('./pages/dashboard/DashboardPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.invite, paths.workerProfile, paths.package, paths.verificationReport, paths.profile],
  },
  {
    path: paths.workerProfile,
    screen: lazyPage(() => import('./pages/worker-profile/WorkerProfilePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.package, paths.workerReviews, paths.dashboard],
  },
  {
    path: paths.workerReviews,
    screen: lazyPage(() => import('./pages/reviews/WorkerReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile, paths.workerAlert],
  },
  {
    path: paths.writeReview,
    screen: lazyPage(() => import('./pages/reviews/WriteReviewPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerReviews, paths.dashboard],
  },
  {
    path: paths.reviews,
    screen: lazyPage(() => import('./pages/reviews/ReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.writeReview],
  },
  {
    path: paths.allReviews,
    screen: lazyPage(() => import('./pages/reviews/AllReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerReviews],
  },
  {
    path: paths.misconductRegistry,
    screen: lazyPage(() => import('./pages/misconduct/MisconductRegistryPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile, paths.workerAlert],
  },
  {
    path: paths.workerAlert,
    screen: lazyPage(() => import('./pages/misconduct/WorkerAlertPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile],
  },
  {
    path: paths.invite,
    screen: lazyPage(() => import('./pages/invite/InvitePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
  {
    path: paths.package,
    screen: lazyPage(() => import('./pages/package/PackagePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.payment, paths.invitationSent, paths.dashboard],
  },
  {
    path: paths.payment,
    screen: lazyPage(() => import('./pages/payment/PaymentPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
  {
    path: paths.invitationSent,
    screen: lazyPage(() => import('./pages/invitation-sent/InvitationSentPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.payment, paths.dashboard],
  },
  {
    path: paths.postPaymentSuccess,
    screen: lazyPage(() => import('./pages/payment-return/PaymentReturnPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.dashboard, paths.verificationReport],
  },
  {
    // Where an invitation is tracked: what is real wherever somebody is signed in.
    path: paths.verifications,
    screen: lazyPage(() => import('./pages/verifications/VerificationsListPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.verificationReport, paths.dashboard],
  },
  {
    path: paths.verificationsList,
    screen: lazyPage(() => import('./pages/verifications/VerificationsListPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.verificationReport, paths.dashboard],
  },
  {
    path: paths.verificationReport,
    screen: lazyPage(() => import('./pages/report/ReportPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard, paths.package],
  },
  {
    path: paths.profile,
    screen: lazyPage(() => import('./pages/profile/ProfilePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
];

const routeAt = (path: string) => routes.find((route) => route.path === path);

/** Fetches the code of the screen at this address, without waiting for it. */
export const preloadRoute = (path: string): void => routeAt(path)?.screen.preload();
