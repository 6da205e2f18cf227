import { Suspense, use, type ReactNode } from 'react';
import { LanguageProvider } from '../src/language/LanguageProvider.tsx';
import { loadLanguage, type Language } from '../src/language/languages.ts';

interface SpeaksProps {
  language: Language;
  children: ReactNode;
}

/** Stores no choice, so that each story begins in its own language. */
const keeper = { read: () => undefined, write: () => undefined };
const files = { en: loadLanguage('en'), sw: loadLanguage('sw') };

function Loaded({ language, children }: SpeaksProps) {
  return (
    <LanguageProvider first={use(files[language])} keeper={keeper}>
      {children}
    </LanguageProvider>
  );
}

/** A screen in its language, as the app shows it. */
export function Speaks(props: SpeaksProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
