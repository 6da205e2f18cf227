import type { Language } from '../src/site/languages.ts';

/** The picture that stands beside a link to a page that has none of its own (`draw-previews.ts`). */
export const previewPictures = {
  en: '/preview.png',
  sw: '/preview-sw.png',
} as const satisfies Readonly<Record<Language, string>>;
