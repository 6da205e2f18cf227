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

/**
 * A language is a file of its own. These two, the smallest, come with the page, which does not know yet which it will speak
 * (`vite.config.ts`); nobody pays for anything else in the one that she does not read.
 */
const files: Record<Language, () => Promise<Omit<LoadedLanguage, 'language'>>> = {
  en: () => import('./files/english.ts'),
  sw: () => import('./files/kiswahili.ts'),
};
/** Areas that few people open more than once: a file each, fetched with the screen. */
export const ownAreas = ['identity', 'onboarding'] as const;
export type OwnArea = (typeof ownAreas)[number];
/** The words of nearly every screen, or those of one area alone. */
type Part = 'rest' | OwnArea;

/** What the screens behind the sign-in say, which nobody waits for before. */
const parts: Record<Language, Record<Part, () => Promise<{ readonly messages: Messages }>>> = {
  en: {
    rest: () => import('./files/english-rest.ts'),
    identity: () => import('./files/english-identity.ts'),
    onboarding: () => import('./files/english-onboarding.ts'),
  },
  sw: {
    rest: () => import('./files/kiswahili-rest.ts'),
    identity: () => import('./files/kiswahili-identity.ts'),
    onboarding: () => import('./files/kiswahili-onboarding.ts'),
  },
};

const coming = new Map<string, Promise<Messages>>();
const wanted = new Set<Part>();

async function fetchPart(language: Language, part: Part, name: string): Promise<Messages> {
  try {
    return (await parts[language][part]()).messages;
  } catch (cause) {
    coming.delete(name);
    throw new Error(CHUNK_FAILED, { cause });
  }
}

/** A part of a language. From now on a language is changed over to when this part of it is here as well. */
export function fetchRest(language: Language, part: Part = 'rest'): Promise<Messages> {
  wanted.add(part);
  const name = `${language} ${part}`;
  const before = coming.get(name);
  if (before !== undefined) return before;
  const fetching = fetchPart(language, part, name);
  coming.set(name, fetching);
  // Where React looks first: what is here already is shown at once, without the moment that any promise takes.
  void fetching.then(
    (value) => Object.assign(fetching, { status: 'fulfilled', value }),
    () => null,
  );
  return fetching;
}

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ messages, words }] = await Promise.all([
    files[language](),
    ...Array.from(wanted, (part) => fetchRest(language, part)),
  ]);
  return { language, messages, words };
}

/** What the page speaks, for whoever is not drawn in it. */
export const spokenLanguage = (): Language => (document.documentElement.lang === tags.sw ? 'sw' : 'en');
