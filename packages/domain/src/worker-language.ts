/** The languages of the worker app (worker spec 9). */
export const workerLanguages = ['en', 'sw'] as const;
export type WorkerLanguage = (typeof workerLanguages)[number];

/** The query parameter by which an address opens the worker app in a language. */
export const LANGUAGE_PARAMETER = 'lang';
