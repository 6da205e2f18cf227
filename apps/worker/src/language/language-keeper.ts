import { languages, type Language } from './languages.ts';

/** The storage of the chosen language: this phone, and after the sign-in the account as well. */
export interface LanguageKeeper {
  read(): Language | undefined;
  write(language: Language): void;
}

export const LANGUAGE_KEY = 'workerLanguage';

/** Where the browser refuses storage, the choice lasts as long as the page. */
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
      // The next visit starts without the choice.
    }
  },
});

/** The chosen language, or else a language of the phone. */
export function firstLanguage(keeper: LanguageKeeper, spoken: readonly string[]): Language {
  return keeper.read() ?? spokenAmong(spoken) ?? 'en';
}

const spokenAmong = (spoken: readonly string[]): Language | undefined =>
  spoken
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined);
