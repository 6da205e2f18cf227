import type { Language } from '../../language/languages.ts';

/** They are no part of the catalogues, because a phone never shows them. */
export const promiseWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['It costs you nothing', 'You decide who gets your number', 'We never ask for your PIN'],
  sw: ['Haikugharimu chochote', 'Wewe ndiye unaamua nani apate nambari yako', 'Hatukuombi PIN yako kamwe'],
};
