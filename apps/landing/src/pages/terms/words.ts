import type { In, Language } from '../../site/languages.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';

export type TermsWords = In<typeof english>;
export const wordsOf: Readonly<Record<Language, TermsWords>> = { en: english, sw: kiswahili };
