import type { Messages } from '@lingui/core';
import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import type { WordsProviderProps } from '@repo/ui/components/WordsProvider';

export { workerLanguages as languages } from '@repo/domain/worker-language';
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
/** What the screens behind the sign-in say, which nobody waits for before. */
const rests: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('./files/english-rest.ts'),
  sw: () => import('./files/kiswahili-rest.ts'),
};

const fetched = new Map<Language, Messages>();
const coming = new Map<Language, Promise<Messages>>();
let isRestWanted = false;

/** The rest of a language, if it is here already. */
export const restOf = (language: Language): Messages | undefined => fetched.get(language);

/** The rest of a language. From now on a language is changed over to when it is here whole. */
export function fetchRest(language: Language): Promise<Messages> {
  isRestWanted = true;
  const before = coming.get(language);
  if (before !== undefined) return before;
  const fetching = rests[language]().then(
    ({ messages }) => {
      fetched.set(language, messages);
      return messages;
    },
    (cause: unknown) => {
      coming.delete(language);
      throw new Error(CHUNK_FAILED, { cause });
    },
  );
  coming.set(language, fetching);
  return fetching;
}

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ messages, words }] = await Promise.all([files[language](), isRestWanted && fetchRest(language)]);
  return { language, messages, words };
}

/** What the page speaks, for whoever is not drawn in it. */
export const spokenLanguage = (): Language => (document.documentElement.lang === tags.sw ? 'sw' : 'en');
