/** The languages of a date in words. */
export const dateLanguages = ['en', 'sw'] as const;
export type DateLanguage = (typeof dateLanguages)[number];
