import { languages, type Language } from './languages.ts';

/** Where the chosen language is remembered: this phone; once she is signed in, her account as well. */
export interface LanguageKeeper {
  read(): Language | undefined;
  write(language: Language): void;
}

export const LANGUAGE_KEY = 'workerLanguage';

/** Where storage is forbidden or full the choice holds until the page is left. */
export const onThisPhone = (storage: () => Storage): LanguageKeeper => ({
  read() {
    try {
      const kept = storage().getItem(LANGUAGE_KEY);
      return languages.find((language) => language === kept);
    } catch {
      return undefined;
    }
  },
  write(language) {
    try {
      storage().setItem(LANGUAGE_KEY, language);
    } catch {
      // Asked again at the next visit.
    }
  },
});

/** What she chose, or else what her phone speaks. */
export function firstLanguage(keeper: LanguageKeeper, spoken: readonly string[]): Language {
  return keeper.read() ?? spokenAmong(spoken) ?? 'en';
}

const spokenAmong = (spoken: readonly string[]): Language | undefined =>
  spoken
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined);
