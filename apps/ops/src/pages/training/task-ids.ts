/** The work of the training case, in its order. */
export const taskIds = ['identity', 'certificate', 'references', 'posts', 'threats', 'final_review'] as const;
export type TaskId = (typeof taskIds)[number];
