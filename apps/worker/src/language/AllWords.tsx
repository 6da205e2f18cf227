import { use, useMemo, type ReactNode } from 'react';
import { fetchRest } from './languages.ts';
import { createTranslator } from './create-translator.ts';
import { LanguageContext, useLanguage } from './use-language.ts';

/**
 * Wraps the screens behind the sign-in and waits for all messages of the language. The sign-in needs only the first ones.
 */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const first = useLanguage();
  const { language } = first;
  const rest = use(fetchRest(language));
  const translator = useMemo(
    () => ({ ...first, ...createTranslator(language, { ...first.messages, ...rest }) }),
    [first, language, rest],
  );
  return <LanguageContext value={translator}>{children}</LanguageContext>;
}
