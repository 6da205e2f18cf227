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
    number: 'You sign in with this number.',
    jobs: 'Employers can find and ask you. We cannot promise work.',
  },
  sw: {
    number: 'Utaingia kwa nambari hii.',
    jobs: 'Wanaweza kukuuliza kuhusu kazi. Hatuwezi kukuahidi kazi.',
  },
};
