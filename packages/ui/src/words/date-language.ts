/** The languages in which a date can be written in words. */
export const dateLanguages = ['en', 'sw'] as const;
export type DateLanguage = (typeof dateLanguages)[number];
