import type { In, Language } from '../../site/languages.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';

export const wordsOf: Readonly<Record<Language, In<typeof english>>> = { en: english, sw: kiswahili };
