import { createContext, use } from 'react';
import type { Language } from './languages.ts';
import type { Spoken } from './speaking.ts';

export interface Speaking extends Spoken {
  /** Changes over, without a reload, and remembers it. Fails where the language cannot be fetched; nothing changes then. */
  readonly choose: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<Speaking | undefined>(undefined);

export function useLanguage(): Speaking {
  const speaking = use(LanguageContext);
  if (!speaking) throw new Error('useLanguage needs <LanguageProvider> around the app.');
  return speaking;
}
