import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';
import type { WorkerWords } from './words.ts';

/** The SMS texts for workers, by the language of the account. */
export const workerWords: Readonly<Record<WorkerLanguage, WorkerWords>> = { en: english, sw: kiswahili };
