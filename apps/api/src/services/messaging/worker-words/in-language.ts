import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';
import type { WorkerWords } from './words.ts';

/** What a worker is written, by the language of her account. */
export const workerWords: Readonly<Record<WorkerLanguage, WorkerWords>> = { en: english, sw: kiswahili };
