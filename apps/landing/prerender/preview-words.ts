import type { In, Language } from '../src/site/languages.ts';

/** The texts of the link preview. The title is split into its lines. */
const english = {
  title: ['Know whom you let', 'into your home'],
  text: 'Background checks of household workers in Kenya',
  foot: 'With their consent, and every finding with its source',
} as const;

const kiswahili: In<typeof english> = {
  title: ['Mjue anayeingia', 'nyumbani kwako'],
  text: 'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya',
  foot: 'Kwa idhini yao, na kila tokeo na chanzo chake',
};

export const previewWords: Readonly<Record<Language, In<typeof english>>> = { en: english, sw: kiswahili };
