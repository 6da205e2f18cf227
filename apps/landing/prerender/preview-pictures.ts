import type { Language } from '../src/site/languages.ts';

/** The link preview of every page without a picture of its own (`draw-previews.ts`). */
export const previewPictures = {
  en: '/preview.png',
  sw: '/preview-sw.png',
} as const satisfies Readonly<Record<Language, string>>;
