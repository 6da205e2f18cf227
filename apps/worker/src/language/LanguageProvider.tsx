import { WordsProvider } from '@repo/ui/components/WordsProvider';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { LanguageKeeper } from './language-keeper.ts';
import { loadLanguage, tags, type Language, type LoadedLanguage } from './languages.ts';
import { createTranslator } from './create-translator.ts';
import { LanguageContext, type Translator } from './use-language.ts';

interface LanguageProviderProps {
  /** Fetched before the app renders, so that no text appears in the wrong language. */
  first: LoadedLanguage;
  keeper: LanguageKeeper;
  /** Fetches a language. Tests replace it. */
  load?: (language: Language) => Promise<LoadedLanguage>;
  children: ReactNode;
}

/** The language of the components below: the texts, the formats, the texts of the design system and `lang` of the page. */
export function LanguageProvider({ first, keeper, load = loadLanguage, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState(first);
  /** The last press counts, whichever file arrives last. */
  const wanted = useRef(first.language);
  const { language, words } = loaded;

  useLayoutEffect(() => {
    document.documentElement.lang = tags[language];
  }, [language]);

  const translator = useMemo<Translator>(() => {
    return {
      ...createTranslator(loaded.language, loaded.messages),
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
    <LanguageContext value={translator}>
      <WordsProvider words={words}>{children}</WordsProvider>
    </LanguageContext>
  );
}
