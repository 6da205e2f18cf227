import type { In, Language } from '../../site/languages.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';

export type PrivacyWords = In<typeof english>;
export const wordsOf: Readonly<Record<Language, PrivacyWords>> = { en: english, sw: kiswahili };
