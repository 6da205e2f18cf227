export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** What a page says of itself in `lang`. */
export const spoken = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Readonly<Record<Language, string>>;

const prefix = { en: '', sw: '/sw' } as const satisfies Readonly<Record<Language, string>>;

/** A page's address in a language: `/welcome` is `/sw/welcome` in Kiswahili, and the first page `/sw/`. */
export const addressIn = (language: Language, path: string): string => `${prefix[language]}${path}`;

/**
 * The same words in another language: as many of each list, and nothing forgotten. English is written first, and what it
 * holds is what every other language has to say.
 */
export type In<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : In<Words[Name]>;
};
