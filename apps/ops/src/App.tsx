import { useScrollToTop } from '@repo/app-shell/hooks/use-scroll-to-top';
import { AppFrame } from '@repo/app-shell/routing/AppFrame';
import { RouteTable } from '@repo/app-shell/routing/RouteTable';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { signedIn, preloadRoute, routes, type AppRoute } from './routes.tsx';
import { session } from './session/session.ts';
import { Guard } from './shell/Guard.tsx';
import { ScreenWait } from './shell/ScreenWait.tsx';
import { preloadUnexpectedError, UnexpectedError, UnknownAddress } from './shell/UnexpectedError.tsx';

interface AroundProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

function Around({ route, children }: AroundProps) {
  if (!route.guarded) return children;
  return (
    <Guard>
      <signedIn.Part>{children}</signedIn.Part>
    </Guard>
  );
}

function prepareNext({ next, guarded }: AppRoute): void {
  for (const path of next) void preloadRoute(path);
  if (guarded) preloadUnexpectedError();
}

/** The routes and their wrapper, through the surrounding router. */
export function Screens() {
  useScrollToTop(false);
  return (
    <RouteTable
      routes={routes}
      home={{ path: paths.home, leadsTo: paths.work }}
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
