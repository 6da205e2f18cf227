import { useScrollToTop } from '@repo/app-shell/hooks/use-scroll-to-top';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useNavigationState } from './navigation-state.ts';
import { paths } from './paths.ts';
import { dataProvider, preloadRoute, routes, type AppRoute } from './routes.tsx';
import { AppRouter } from '@repo/app-shell/routing/AppRouter';
import { ErrorBoundary } from '@repo/app-shell/parts/ErrorBoundary';
import { Guard } from './shell/Guard.tsx';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { ScreenWait } from './shell/ScreenWait.tsx';
import { session } from './session/session.ts';
import { preloadUnexpectedError, UnexpectedError, UnknownAddress } from './shell/UnexpectedError.tsx';
import { whenIdle } from '@repo/app-shell/browser/when-idle';

function Screen({ route }: { readonly route: AppRoute }) {
  const { Part: Page } = route.screen;
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of route.next) void preloadRoute(path);
        if (route.loadsData) preloadUnexpectedError();
      }),
    [route],
  );
  const page = route.loadsData ? (
    <dataProvider.Part>
      <Page />
    </dataProvider.Part>
  ) : (
    <Page />
  );
  return route.guarded ? <Guard>{page}</Guard> : page;
}

/** The routes and what surrounds them, through whichever router is around it. */
export function Screens() {
  const { key } = useLocation();
  // What is come back to by a link is as it was left.
  useScrollToTop(useNavigationState('dashboard')?.isReturning === true);
  return (
    <ErrorBoundary resetKey={key} Fallback={UnexpectedError}>
      <Suspense fallback={<ScreenWait />}>
        <Routes>
          <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
          <Route path="*" element={<UnknownAddress />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <AppRouter owner={session.owner} waiting="Loading...">
      <LinkProvider link={RouterLink}>
        <SandboxRibbon />
        <Screens />
      </LinkProvider>
    </AppRouter>
  );
}
