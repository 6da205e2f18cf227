import { useState } from 'react';
import type { Given } from './given.ts';
import { begun, keepProgress, readProgress, type Progress } from './progress.ts';
import { differenceOf } from './task.ts';
import type { TaskId } from './task-ids.ts';
import { tasks } from './tasks.ts';

/** Where the member is in the training case, and what she decided. */
export function useProgress() {
  const [progress, setProgress] = useState(readProgress);
  const change = (next: Progress) => {
    setProgress(next);
    keepProgress(next);
  };
  return {
    progress,
    goTo: (at: Progress['at']) => change({ ...progress, at }),
    answer: (id: TaskId, given: Given, written: string) => {
      const difference = differenceOf(tasks[id], given, written);
      change({ ...progress, answers: { ...progress.answers, [id]: { given, difference } } });
    },
    takeBack: (id: TaskId) => {
      const { [id]: _, ...answers } = progress.answers;
      change({ ...progress, answers });
    },
    startAgain: () => change(begun),
  };
}
