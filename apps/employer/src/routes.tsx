import { paths } from './paths.ts';
import { LoginPage } from './pages/sign-in/LoginPage.tsx';
import { SignUpPage } from './pages/sign-in/SignUpPage.tsx';
import { VerifyPage } from './pages/sign-in/VerifyPage.tsx';
import { session } from './session/session.ts';
import { redirectIfSignedIn } from '@repo/app-shell/parts/redirect-if-signed-in';
import { eagerPart, lazyPart, type AppPart } from '@repo/app-shell/parts/lazy-part';

/** The sign-in pages redirect a signed-in employer. */
const guests = { isSignedIn: session.isSignedIn, home: paths.dashboard };

const demonstration = lazyPart(() => import('./pages/safehire/SafeHirePage.tsx'));

export interface AppRoute {
  readonly path: string;
  readonly screen: AppPart;
  /** Only for signed-in employers. Without a session the app shows the public site. */
  readonly guarded: boolean;
  /** Whether the screen shows data of the service, through the query cache. */
  readonly loadsData: boolean;
  /** The usual next screens. The app fetches their chunks when the browser is idle. */
  readonly next: readonly string[];
}

/** Every route of the app. Sign-up and sign-in are in the entry chunk, so that a new employer waits for one chunk less. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.signUp,
    screen: eagerPart(redirectIfSignedIn(SignUpPage, guests)),
    guarded: false,
    loadsData: false,
    next: [],
  },
  {
    path: paths.login,
    screen: eagerPart(redirectIfSignedIn(LoginPage, guests)),
    guarded: false,
    loadsData: false,
    next: [],
  },
  {
    path: paths.verify,
    screen: eagerPart(redirectIfSignedIn(VerifyPage, guests)),
    guarded: false,
    loadsData: false,
    next: [paths.dashboard],
  },
  {
    path: paths.dashboard,
    screen: lazyPart(() => import('./pages/dashboard/DashboardPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.invite, paths.workerProfile, paths.package, paths.verificationReport, paths.profile],
  },
  {
    path: paths.workerProfile,
    screen: lazyPart(() => import('./pages/worker-profile/WorkerProfilePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.package, paths.workerReviews, paths.contacts, paths.dashboard],
  },
  {
    path: paths.workerReviews,
    screen: lazyPart(() => import('./pages/reviews/WorkerReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile, paths.workerAlert],
  },
  {
    path: paths.writeReview,
    screen: lazyPart(() => import('./pages/reviews/WriteReviewPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerReviews, paths.dashboard],
  },
  {
    path: paths.reviews,
    screen: lazyPart(() => import('./pages/reviews/ReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.writeReview],
  },
  {
    path: paths.allReviews,
    screen: lazyPart(() => import('./pages/reviews/AllReviewsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerReviews],
  },
  {
    path: paths.misconductRegistry,
    screen: lazyPart(() => import('./pages/misconduct/MisconductRegistryPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile, paths.workerAlert],
  },
  {
    path: paths.workerAlert,
    screen: lazyPart(() => import('./pages/misconduct/WorkerAlertPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.workerProfile],
  },
  {
    path: paths.invite,
    screen: lazyPart(() => import('./pages/invite/InvitePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
  {
    path: paths.package,
    screen: lazyPart(() => import('./pages/package/PackagePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.payment, paths.invitationSent, paths.dashboard],
  },
  {
    path: paths.payment,
    screen: lazyPart(() => import('./pages/payment/PaymentPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
  {
    path: paths.invitationSent,
    screen: lazyPart(() => import('./pages/invitation-sent/InvitationSentPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.payment, paths.dashboard],
  },
  {
    path: paths.postPaymentSuccess,
    screen: lazyPart(() => import('./pages/payment-return/PaymentReturnPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.dashboard, paths.verificationReport],
  },
  {
    // The tracking of an invitation, and a sample for visitors.
    path: paths.verifications,
    screen: lazyPart(() => import('./pages/verifications/VerificationsPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.verificationReport, paths.dashboard],
  },
  {
    path: paths.verificationsList,
    screen: lazyPart(() => import('./pages/verifications/VerificationsListPage.tsx')),
    guarded: false,
    loadsData: true,
    next: [paths.verificationReport, paths.dashboard],
  },
  {
    path: paths.safehire,
    screen: demonstration,
    guarded: false,
    loadsData: false,
    next: [paths.signUp],
  },
  {
    // The first screen of the demonstration, at an address that the specification protects.
    path: paths.paymentSuccess,
    screen: demonstration,
    guarded: true,
    loadsData: false,
    next: [paths.dashboard],
  },
  {
    path: paths.verificationReport,
    screen: lazyPart(() => import('./pages/report/ReportPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard, paths.package],
  },
  {
    path: paths.profile,
    screen: lazyPart(() => import('./pages/profile/ProfilePage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
  {
    path: paths.contacts,
    screen: lazyPart(() => import('./pages/contacts/ContactsPage.tsx')),
    guarded: true,
    loadsData: true,
    next: [paths.dashboard],
  },
];

const routeAt = (path: string) => routes.find((route) => route.path === path);

/** The wrapper of the screens that load data. */
export const dataProvider = lazyPart(() => import('./shell/DataProvider.tsx'));

/** Fetches the chunk of the screen at this address. Resolves when it has arrived or failed. */
export async function preloadRoute(path: string): Promise<void> {
  const route = routeAt(path);
  await Promise.all([route?.screen.preload(), route?.loadsData && dataProvider.preload()]);
}
