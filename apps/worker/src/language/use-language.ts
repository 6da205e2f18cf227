import { createContext, use } from 'react';
import type { Say } from './catalogue.ts';
import type { Formats } from './formats.ts';
import type { Language } from './languages.ts';

export interface Speaking {
  readonly language: Language;
  readonly say: Say;
  /** The message where a text is the key of one; what the service says in words of its own stays. */
  readonly inWords: (text: string) => string;
  readonly formats: Formats;
  /** Changes over, without a reload, and remembers it. Fails where the language cannot be fetched; nothing changes then. */
  readonly choose: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<Speaking | undefined>(undefined);

export function useLanguage(): Speaking {
  const speaking = use(LanguageContext);
  if (!speaking) throw new Error('useLanguage needs <LanguageProvider> around the app.');
  return speaking;
}
