import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import type { AppPart } from '../parts/lazy-part.tsx';

interface TableRoute {
  readonly path: string;
  readonly screen: AppPart;
}

interface HowToShow<R extends TableRoute> {
  /** Wraps a screen by its route: the access check and the query cache. */
  readonly Around: ComponentType<{ readonly route: R; readonly children: ReactNode }>;
  /** Fetches the usual next screens. The function must be stable. */
  readonly prepareNext: (route: R) => void;
}

interface RouteTableProps<R extends TableRoute> extends HowToShow<R> {
  readonly routes: readonly R[];
  /** The bare address and its redirect target. */
  readonly home: { readonly path: string; readonly leadsTo: string };
  /** Shown while the chunk of a screen loads. */
  readonly Wait: ComponentType;
  /** Shown in place of a screen that threw. */
  readonly Failure: ComponentType<{ readonly error: unknown }>;
  /** Shown at an address without a route. */
  readonly Unknown: ComponentType;
}

/** The screen at the current address, through the surrounding router. */
export function RouteTable<R extends TableRoute>({
  routes,
  home,
  Wait,
  Failure,
  Unknown,
  Around,
  prepareNext,
}: RouteTableProps<R>) {
  const { key } = useLocation();
  // A step within a screen draws nothing around the screen again.
  const shown = useMemo(
    () =>
      routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<Screen route={route} Around={Around} prepareNext={prepareNext} />}
        />
      )),
    [routes, Around, prepareNext],
  );
  return (
    <ErrorBoundary resetKey={key} Fallback={Failure}>
      <Suspense fallback={<Wait />}>
        <Routes>
          <Route path={home.path} element={<Navigate to={home.leadsTo} replace />} />
          {shown}
          <Route path="*" element={<Unknown />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

interface ScreenProps<R extends TableRoute> extends HowToShow<R> {
  readonly route: R;
}

function Screen<R extends TableRoute>({ route, Around, prepareNext }: ScreenProps<R>) {
  const { Part: Page } = route.screen;
  useEffect(() => whenIdle(() => prepareNext(route)), [route, prepareNext]);
  return (
    <Around route={route}>
      <Page />
    </Around>
  );
}
