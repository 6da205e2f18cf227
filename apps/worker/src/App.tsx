import { useScrollToTop } from '@repo/app-shell/hooks/use-scroll-to-top';
import { whenIdle } from '@repo/app-shell/browser/when-idle';
import { ErrorBoundary } from '@repo/app-shell/parts/ErrorBoundary';
import { AppRouter } from '@repo/app-shell/routing/AppRouter';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AllWords } from './language/AllWords.tsx';
import type { LanguageKeeper } from './language/language-keeper.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import type { LoadedLanguage } from './language/languages.ts';
import { useLanguage } from './language/use-language.ts';
import { paths } from './paths.ts';
import { dataProvider, preloadRoute, routes, type AppRoute } from './routes.tsx';
import { session } from './session/session.ts';
import { ScreenWait } from './shell/ScreenWait.tsx';
import { SignedIn } from './shell/SignedIn.tsx';
import { preloadUnexpectedError, UnexpectedError, UnknownAddress } from './shell/UnexpectedError.tsx';

function Screen({ route }: { readonly route: AppRoute }) {
  const { Part: Page } = route.screen;
  const isInside = route.kind !== 'sign-in';
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of route.next) void preloadRoute(path);
        if (isInside) preloadUnexpectedError();
      }),
    [route, isInside],
  );
  if (!isInside) return <Page />;
  const page = (
    <AllWords area={route.words}>
      <dataProvider.Part>
        <Page />
      </dataProvider.Part>
    </AllWords>
  );
  return route.kind === 'signed-in' ? <SignedIn>{page}</SignedIn> : page;
}

/** The routes and what surrounds them, through whichever router is around it. */
export function Screens() {
  const { key } = useLocation();
  useScrollToTop();
  return (
    <ErrorBoundary resetKey={key} Fallback={UnexpectedError}>
      <Suspense fallback={<ScreenWait />}>
        <Routes>
          <Route path={paths.home} element={<Navigate to={paths.entry} replace />} />
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
          <Route path="*" element={<UnknownAddress />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The router says in her language that a screen is on its way. */
function Spoken() {
  const { say } = useLanguage();
  return (
    <AppRouter owner={session.owner} waiting={say('screen.waiting')}>
      <LinkProvider link={RouterLink}>
        <SandboxRibbon />
        <Screens />
      </LinkProvider>
    </AppRouter>
  );
}

interface AppProps {
  readonly firstLanguage: LoadedLanguage;
  readonly keeper: LanguageKeeper;
}

export function App({ firstLanguage, keeper }: AppProps) {
  return (
    <LanguageProvider first={firstLanguage} keeper={keeper}>
      <Spoken />
    </LanguageProvider>
  );
}
