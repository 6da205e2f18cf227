import { createContext, use } from 'react';
import type { Language } from './languages.ts';
import type { LoadedTranslator } from './create-translator.ts';

export interface Translator extends LoadedTranslator {
  /** Changes the language without a reload and stores the choice. Rejects without any change when the fetch fails. */
  readonly choose: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<Translator | undefined>(undefined);

export function useLanguage(): Translator {
  const translator = use(LanguageContext);
  if (!translator) throw new Error('useLanguage needs <LanguageProvider> around the app.');
  return translator;
}
