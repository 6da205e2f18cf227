import type { Language } from '../../language/languages.ts';

/** The newer words of this step. They are no part of the catalogues, because it alone needs them. */
export const workStepWords: Readonly<
  Record<Language, { readonly seen: string; readonly languages: string }>
> = {
  en: {
    seen: 'Employers who may see your profile see these answers and your age group, without phone numbers and links.',
    languages: 'Languages You Speak',
  },
  sw: {
    seen: 'Waajiri wanaoruhusiwa kuona wasifu wako huona majibu haya na rika lako, bila nambari za simu na viungo.',
    languages: 'Lugha unazozungumza',
  },
};
