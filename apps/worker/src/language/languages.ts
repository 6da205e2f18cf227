import type { Messages } from '@lingui/core';
import { CHUNK_FAILED } from '@repo/app-shell/parts/lazy-part';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import type { WordsProviderProps } from '@repo/ui/components/WordsProvider';
import { fetchModule } from '@repo/ui/fetch-module';

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

/**
 * A language is two files. What the sign-in says comes with the page in either, which does not know yet which it will speak
 * (`vite.config.ts`); nobody pays for anything else in the one that she does not read.
 */
const files: Record<Language, () => Promise<Omit<LoadedLanguage, 'language'>>> = {
  en: () => import('./files/english.ts'),
  sw: () => import('./files/kiswahili.ts'),
};
/** What the screens behind the sign-in say, which nobody waits for before. */
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

/** The rest of a language. From now on a language is changed over to when its rest is here as well. */
export function fetchRest(language: Language): Promise<Messages> {
  isRestWanted = true;
  const before = coming.get(language);
  if (before !== undefined) return before;
  const fetching = loadRest(language);
  coming.set(language, fetching);
  // Where React looks first: what is here already is shown at once, without the moment that any promise takes.
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

/** What the page speaks, for whoever is not drawn in it. */
export const spokenLanguage = (): Language => (document.documentElement.lang === tags.sw ? 'sw' : 'en');
