import { browserStore, parseJson } from '@repo/app-shell/browser/storage';
import * as z from 'zod/mini';
import { given } from './given.ts';
import { differences } from './task.ts';
import { taskIds } from './task-ids.ts';

const answer = z.object({ given, difference: z.nullable(z.enum(differences)) });
export type Answer = z.output<typeof answer>;

const progress = z.object({
  at: z.enum([...taskIds, 'end']),
  answers: z.partialRecord(z.enum(taskIds), answer),
});
/** How far the member is. It holds none of her words, and says nothing about who she is. */
export type Progress = z.output<typeof progress>;

export const begun: Progress = { at: 'identity', answers: {} };

export const TRAINING_KEY = 'opsTraining';
// It ends with the tab.
const store = browserStore(() => globalThis.sessionStorage);

export function readProgress(): Progress {
  const kept = z.safeParse(progress, parseJson(store.read(TRAINING_KEY)));
  return kept.success ? kept.data : begun;
}

export const keepProgress = (next: Progress): boolean => store.write(TRAINING_KEY, JSON.stringify(next));
