import { setupI18n } from '@lingui/core';
import { WordsProvider } from '@repo/ui/components/WordsProvider';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Say } from './catalogue.ts';
import { formatsOf } from './formats.ts';
import type { LanguageKeeper } from './language-keeper.ts';
import { loadLanguage, tags, type Language, type LoadedLanguage } from './languages.ts';
import { LanguageContext, type Speaking } from './use-language.ts';

interface LanguageProviderProps {
  /** Fetched before the app is shown, so that no word appears in the wrong language. */
  first: LoadedLanguage;
  keeper: LanguageKeeper;
  /** Fetches a language; a test says otherwise. */
  load?: (language: Language) => Promise<LoadedLanguage>;
  children: ReactNode;
}

/** The language of everything below: its texts, its formats, the pieces' own words and the page's `lang`. */
export function LanguageProvider({ first, keeper, load = loadLanguage, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState(first);
  /** The last press counts, whichever file comes last. */
  const wanted = useRef(first.language);
  const { language, words } = loaded;

  useLayoutEffect(() => {
    document.documentElement.lang = tags[language];
  }, [language]);

  const speaking = useMemo<Speaking>(() => {
    const { messages } = loaded;
    const tag = tags[loaded.language];
    const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
    const say: Say = (key, ...[values]) => i18n._(key, values);
    return {
      language: loaded.language,
      say,
      inWords: (text) => (Object.hasOwn(messages, text) ? i18n._(text) : text),
      formats: formatsOf[loaded.language],
      choose: async (next) => {
        wanted.current = next;
        const fetched = await load(next);
        if (wanted.current !== next) return;
        keeper.write(next);
        setLoaded(fetched);
      },
    };
  }, [loaded, keeper, load]);

  return (
    <LanguageContext value={speaking}>
      <WordsProvider words={words}>{children}</WordsProvider>
    </LanguageContext>
  );
}
