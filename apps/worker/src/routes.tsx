import { redirectIfSignedIn } from '@repo/app-shell/parts/redirect-if-signed-in';
import { eagerPart, lazyPart, type AppPart } from '@repo/app-shell/parts/lazy-part';
import { fetchRest, spokenLanguage } from './language/languages.ts';
import { EntryPage } from './pages/sign-in/EntryPage.tsx';
import { SignInPage } from './pages/sign-in/SignInPage.tsx';
import { paths } from './paths.ts';
import { session } from './session/session.ts';

export interface AppRoute {
  readonly path: string;
  readonly screen: AppPart;
  /**
   * `sign-in`: loads with the first messages and without the query cache, and redirects a signed-in worker.
   * `open`: for everyone. `signed-in`: shows the worker's data, and redirects to the sign-in without a stored worker.
   */
  readonly kind: 'sign-in' | 'open' | 'signed-in';
  /** The usual next screens. The app fetches their chunks when the browser is idle. */
  readonly next: readonly string[];
}

/** The sign-in pages redirect a signed-in worker. */
const guests = { isSignedIn: session.isSignedIn, home: paths.dashboard };

/** Every route of the app. The entry page is in the entry chunk, so that a new worker waits for one chunk less. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.entry,
    screen: eagerPart(redirectIfSignedIn(EntryPage, guests)),
    kind: 'sign-in',
    next: [paths.otp],
  },
  {
    path: paths.auth,
    screen: eagerPart(redirectIfSignedIn(SignInPage, guests)),
    kind: 'sign-in',
    next: [paths.otp],
  },
  {
    path: paths.login,
    screen: eagerPart(redirectIfSignedIn(SignInPage, guests)),
    kind: 'sign-in',
    next: [paths.otp],
  },
  {
    path: paths.otp,
    screen: lazyPart(async () => {
      const { OtpPage } = await import('./pages/sign-in/OtpPage.tsx');
      return { default: redirectIfSignedIn(OtpPage, guests) };
    }),
    kind: 'sign-in',
    next: [paths.dashboard, paths.verification],
  },
  {
    path: paths.dashboard,
    screen: lazyPart(() => import('./pages/dashboard/DashboardPage.tsx')),
    kind: 'signed-in',
    next: [paths.verification],
  },
  {
    path: paths.requests,
    screen: lazyPart(() => import('./pages/requests/RequestsPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.documents,
    screen: lazyPart(() => import('./pages/documents/DocumentsPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.onboarding,
    screen: lazyPart(() => import('./pages/onboarding/OnboardingPage.tsx')),
    kind: 'open',
    next: [paths.dashboard],
  },
  {
    path: paths.invitation,
    screen: lazyPart(() => import('./pages/onboarding/InvitationLink.tsx')),
    kind: 'open',
    next: [paths.onboarding],
  },
  {
    path: paths.references,
    screen: lazyPart(() => import('./pages/references/ReferencesPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.verification,
    screen: lazyPart(() => import('./pages/verification/VerificationPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.findings,
    screen: lazyPart(() => import('./pages/findings/FindingsPage.tsx')),
    kind: 'signed-in',
    next: [paths.verification],
  },
  {
    path: paths.reviews,
    screen: lazyPart(() => import('./pages/reviews/ReviewsPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.profile,
    screen: lazyPart(() => import('./pages/profile/ProfilePage.tsx')),
    kind: 'signed-in',
    next: [paths.completeProfile, paths.dashboard],
  },
  {
    path: paths.identity,
    screen: lazyPart(() => import('./pages/identity/IdentityPage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
  {
    path: paths.completeProfile,
    screen: lazyPart(() => import('./pages/complete-profile/CompleteProfilePage.tsx')),
    kind: 'signed-in',
    next: [paths.dashboard],
  },
];

/** The wrapper of the screens that load data. */
export const dataProvider = lazyPart(() => import('./api/DataProvider.tsx'));

/** Fetches the chunk and the messages of the screen at this address. Resolves when they have arrived or failed. */
export async function preloadRoute(path: string): Promise<void> {
  const route = routes.find((each) => each.path === path);
  const isInside = route !== undefined && route.kind !== 'sign-in';
  await Promise.all([
    route?.screen.preload(),
    isInside && dataProvider.preload(),
    isInside && fetchRest(spokenLanguage()).catch(() => null),
  ]);
}
