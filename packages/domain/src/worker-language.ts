/** The languages of the worker app (worker spec 9). */
export const workerLanguages = ['en', 'sw'] as const;
export type WorkerLanguage = (typeof workerLanguages)[number];
