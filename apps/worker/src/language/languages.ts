import type { Messages } from '@lingui/core';
import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import type { WordsProviderProps } from '@repo/ui/components/WordsProvider';
import { fetchModule } from '@repo/ui/fetch-module';

export { workerLanguages as languages } from '@repo/domain/worker-language';
export type Language = WorkerLanguage;

/** The value of `lang` of the page, and the locale of its dates and numbers. */
export const tags = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<Language, string>;

/** Each language by its own name, because its readers may not read the other language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

export interface LoadedLanguage {
  readonly language: Language;
  readonly messages: Messages;
  /** The texts of the design system. */
  readonly words: WordsProviderProps['words'];
}

/**
 * A language has two files. The page loads the sign-in messages of both languages, because it does not know yet which one it
 * needs (`vite.config.ts`). It loads the rest in the language of the worker only.
 */
const files: Record<Language, () => Promise<Omit<LoadedLanguage, 'language'>>> = {
  en: () => import('./files/english.ts'),
  sw: () => import('./files/kiswahili.ts'),
};
/** The messages of the screens behind the sign-in. No screen before them waits for these. */
const rests: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('./files/english-rest.ts'),
  sw: () => import('./files/kiswahili-rest.ts'),
};
const coming = new Map<Language, Promise<Messages>>();
let isRestWanted = false;

async function loadRest(language: Language): Promise<Messages> {
  try {
    return (await fetchModule(rests[language])).messages;
  } catch (cause) {
    coming.delete(language);
    throw new Error(CHUNK_FAILED, { cause });
  }
}

/** The rest of a language. From this call on, a change of language waits for the rest too. */
export function fetchRest(language: Language): Promise<Messages> {
  isRestWanted = true;
  const before = coming.get(language);
  if (before !== undefined) return before;
  const fetching = loadRest(language);
  coming.set(language, fetching);
  // React reads these fields first: a fetched rest renders at once, without the delay of a promise.
  void fetching.then(
    (value) => Object.assign(fetching, { status: 'fulfilled', value }),
    () => null,
  );
  return fetching;
}

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ messages, words }] = await Promise.all([
    fetchModule(files[language]),
    isRestWanted && fetchRest(language),
  ]);
  return { language, messages, words };
}

/** The language of the page, for code outside React. */
export const spokenLanguage = (): Language => (document.documentElement.lang === tags.sw ? 'sw' : 'en');
