import { eagerPart, lazyPart, type AppPart } from '@repo/app-shell/parts/lazy-part';
import { redirectIfSignedIn } from '@repo/app-shell/parts/redirect-if-signed-in';
import { matchPath } from 'react-router';
import { SignInPage } from './pages/sign-in/SignInPage.tsx';
import { paths } from './paths.ts';
import { session } from './session/session.ts';

export interface AppRoute {
  readonly path: string;
  readonly screen: AppPart;
  /** Only for signed-in members. A guarded screen loads data of the service. */
  readonly guarded: boolean;
  /** The usual next screens. The app fetches their chunks when the browser is idle. */
  readonly next: readonly string[];
}

/** Every route of the app. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.signIn,
    screen: eagerPart(redirectIfSignedIn(SignInPage, { isSignedIn: session.isSignedIn, home: paths.home })),
    guarded: false,
    next: [paths.work],
  },
  {
    path: paths.work,
    screen: lazyPart(() => import('./pages/work/WorkPage.tsx')),
    guarded: true,
    next: [paths.queues],
  },
  {
    path: paths.queues,
    screen: lazyPart(() => import('./pages/work/QueuePage.tsx')),
    guarded: true,
    next: [paths.cases, paths.items],
  },
  {
    path: paths.items,
    screen: lazyPart(() => import('./pages/item/ItemPage.tsx')),
    guarded: true,
    next: [paths.queues],
  },
  {
    path: paths.cases,
    screen: lazyPart(() => import('./pages/case/CasePage.tsx')),
    guarded: true,
    next: [paths.queues],
  },
  {
    path: paths.training,
    screen: lazyPart(() => import('./pages/training/TrainingPage.tsx')),
    guarded: true,
    next: [paths.work],
  },
  {
    path: paths.team,
    screen: lazyPart(() => import('./pages/team/TeamPage.tsx')),
    guarded: true,
    next: [paths.account],
  },
  {
    path: paths.account,
    screen: lazyPart(() => import('./pages/account/AccountPage.tsx')),
    guarded: true,
    next: [paths.team],
  },
];

const routeAt = (path: string) => routes.find((route) => matchPath(route.path, path) !== null);

/** The wrapper of the screens that load data. */
export const signedIn = lazyPart(() => import('./shell/SignedIn.tsx'));

/** Fetches the chunk of the screen at this address. Resolves when it has arrived or failed. */
export async function preloadRoute(path: string): Promise<void> {
  const route = routeAt(path);
  await Promise.all([route?.screen.preload(), route?.guarded && signedIn.preload()]);
}
