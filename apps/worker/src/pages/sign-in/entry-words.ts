import type { Language } from '../../language/languages.ts';

interface EntryWords {
  /** Below the field of the phone, while it has no error. */
  readonly number: string;
  /** What the last of the next steps is, and what it is not. */
  readonly jobs: string;
}

/** The newer words of the entry. They are no part of the catalogues, because it alone needs them. */
export const entryWords: Readonly<Record<Language, EntryWords>> = {
  en: {
    number: 'We send it a code, also to sign in.',
    jobs: 'Employers can find you. We cannot promise work.',
  },
  sw: {
    number: 'Tunatuma code kwa nambari hii, hata ya kuingia.',
    jobs: 'Hatuwezi kukuahidi kazi.',
  },
};
