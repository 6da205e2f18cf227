import { useScrollToTop } from '@repo/app-shell/hooks/use-scroll-to-top';
import { AppFrame } from '@repo/app-shell/routing/AppFrame';
import { RouteTable } from '@repo/app-shell/routing/RouteTable';
import type { ReactNode } from 'react';
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

interface AroundProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

function Around({ route, children }: AroundProps) {
  if (route.kind === 'sign-in') return children;
  const page = (
    <AllWords>
      <dataProvider.Part>{children}</dataProvider.Part>
    </AllWords>
  );
  return route.kind === 'signed-in' ? <SignedIn>{page}</SignedIn> : page;
}

function prepareNext({ next, kind }: AppRoute): void {
  for (const path of next) void preloadRoute(path);
  if (kind !== 'sign-in') preloadUnexpectedError();
}

function Screens() {
  useScrollToTop();
  return (
    <RouteTable
      routes={routes}
      home={{ path: paths.home, leadsTo: paths.entry }}
      Around={Around}
      prepareNext={prepareNext}
      Wait={ScreenWait}
      Failure={UnexpectedError}
      Unknown={UnknownAddress}
    />
  );
}

/** The router announces the loading of a screen in the language of the worker. */
function TranslatedFrame() {
  const { say } = useLanguage();
  return (
    <AppFrame owner={session.owner} waiting={say('screen.waiting')}>
      <Screens />
    </AppFrame>
  );
}

interface AppProps {
  readonly firstLanguage: LoadedLanguage;
  readonly keeper: LanguageKeeper;
}

export function App({ firstLanguage, keeper }: AppProps) {
  return (
    <LanguageProvider first={firstLanguage} keeper={keeper}>
      <TranslatedFrame />
    </LanguageProvider>
  );
}
