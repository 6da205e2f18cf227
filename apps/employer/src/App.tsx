import { useScrollToTop } from '@repo/app-shell/hooks/use-scroll-to-top';
import { AppFrame } from '@repo/app-shell/routing/AppFrame';
import { RouteTable } from '@repo/app-shell/routing/RouteTable';
import type { ReactNode } from 'react';
import { useNavigationState } from './navigation-state.ts';
import { paths } from './paths.ts';
import { dataProvider, preloadRoute, routes, type AppRoute } from './routes.tsx';
import { Guard } from './shell/Guard.tsx';
import { ScreenWait } from './shell/ScreenWait.tsx';
import { session } from './session/session.ts';
import { preloadUnexpectedError, UnexpectedError, UnknownAddress } from './shell/UnexpectedError.tsx';

interface AroundProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

function Around({ route, children }: AroundProps) {
  const page = route.loadsData ? <dataProvider.Part>{children}</dataProvider.Part> : children;
  return route.guarded ? <Guard>{page}</Guard> : page;
}

function prepareNext({ next, loadsData }: AppRoute): void {
  for (const path of next) void preloadRoute(path);
  if (loadsData) preloadUnexpectedError();
}

/** The routes and their wrapper, through the surrounding router. */
export function Screens() {
  // A link back to the dashboard shows it as the employer left it.
  useScrollToTop(useNavigationState('dashboard')?.isReturning === true);
  return (
    <RouteTable
      routes={routes}
      home={{ path: paths.home, leadsTo: paths.dashboard }}
      Around={Around}
      prepareNext={prepareNext}
      Wait={ScreenWait}
      Failure={UnexpectedError}
      Unknown={UnknownAddress}
    />
  );
}

export function App() {
  return (
    <AppFrame owner={session.owner} waiting="Loading...">
      <Screens />
    </AppFrame>
  );
}
