import { LANGUAGE_PARAMETER } from '@repo/domain/worker-language';

export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** The value of `lang` of a page. */
export const spoken = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Readonly<Record<Language, string>>;

const prefix = { en: '', sw: '/sw' } as const satisfies Readonly<Record<Language, string>>;

/** The address of a page in a language: `/welcome` is `/sw/welcome` in Kiswahili, and the first page `/sw/`. */
export const addressIn = (language: Language, path: string): string => `${prefix[language]}${path}`;

/** The way into the worker's app. From an English page it carries no language, so that a phone keeps its own. */
export const workerApp = (language: Language): string =>
  language === 'en' ? '/worker' : `/worker?${LANGUAGE_PARAMETER}=${language}`;

/**
 * The same texts in another language. Each list has the same length, and no text is missing. English comes first, and
 * every other language has the same keys.
 */
export type In<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : In<Words[Name]>;
};
