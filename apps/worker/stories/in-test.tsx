import { opens } from '@repo/app-shell/story-kit/in-test';
import type { ReactNode } from 'react';
import DataProvider from '../src/api/DataProvider.tsx';
import { AllWords } from '../src/language/AllWords.tsx';
import { LanguageProvider } from '../src/language/LanguageProvider.tsx';
import { fetchRest, loadLanguage } from '../src/language/languages.ts';
import { enter, service } from './service.ts';

export { here, press } from '@repo/app-shell/story-kit/in-test';

// Loaded before the first render: in a test, React does not continue after a wait during the opening of a screen.
const [english] = await Promise.all([loadLanguage('en'), fetchRest('en')]);
const keeper = { read: () => undefined, write: () => undefined };

const Around = ({ children }: { readonly children: ReactNode }) => (
  <LanguageProvider first={english} keeper={keeper}>
    <AllWords>
      <DataProvider>{children}</DataProvider>
    </AllWords>
  </LanguageProvider>
);

/** Opens a screen in a test without a browser. */
export const openScreen = opens({ enter, recordings: service, Around });

const FirstWords = ({ children }: { readonly children: ReactNode }) => (
  <LanguageProvider first={english} keeper={keeper}>
    {children}
  </LanguageProvider>
);

/** The same for a screen of the sign-in, for a visitor who is not signed in. */
export const openSignIn = (...[Page, pathname, opened]: Parameters<typeof openScreen>) =>
  opens({ enter, recordings: service, Around: FirstWords })(Page, pathname, { signedIn: false, ...opened });
