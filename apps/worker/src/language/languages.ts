import type { Messages } from '@lingui/core';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { WordsProviderProps } from '@repo/ui/components/WordsProvider';

export { workerLanguages as languages } from '@repo/domain/worker-profile';
export type Language = WorkerLanguage;

/** What the page says it speaks, and how its dates and numbers are written. */
export const tags = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<Language, string>;

/** Each by its own name: whoever looks for it may not read the other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

export interface LoadedLanguage {
  readonly language: Language;
  readonly messages: Messages;
  /** The pieces' own words. */
  readonly words: WordsProviderProps['words'];
}

/** A language is a file of its own: nobody pays for the one that she does not read. */
const files: Record<Language, () => Promise<Omit<LoadedLanguage, 'language'>>> = {
  en: () => import('./files/english.ts'),
  sw: () => import('./files/kiswahili.ts'),
};

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const { messages, words } = await files[language]();
  return { language, messages, words };
}
