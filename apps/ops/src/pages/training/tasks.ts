import type { Task } from './task.ts';
import type { TaskId } from './task-ids.ts';
import { certificate } from './tasks/certificate.tsx';
import { finalReview } from './tasks/final-review.tsx';
import { identity } from './tasks/identity.tsx';
import { posts } from './tasks/posts.tsx';
import { references } from './tasks/references.tsx';
import { threats } from './tasks/threats.tsx';

export const tasks: Readonly<Record<TaskId, Task>> = {
  identity,
  certificate,
  references,
  posts,
  threats,
  final_review: finalReview,
};
