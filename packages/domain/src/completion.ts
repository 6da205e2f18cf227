/** The progress of a verification (decisions 8). */
export const overallStatuses = ['complete', 'nearly_complete', 'in_progress', 'just_started'] as const;
export type OverallStatus = (typeof overallStatuses)[number];

const NEARLY_COMPLETE_FROM_PERCENT = 70;
const IN_PROGRESS_FROM_PERCENT = 30;

export function overallStatusOf(percentage: number): OverallStatus {
  if (percentage >= 100) return 'complete';
  if (percentage >= NEARLY_COMPLETE_FROM_PERCENT) return 'nearly_complete';
  return percentage >= IN_PROGRESS_FROM_PERCENT ? 'in_progress' : 'just_started';
}

export interface Completion {
  readonly completed_steps: number;
  readonly total_steps: number;
  /** Whole percent; 100 only when every step is decided. */
  readonly completion_percentage: number;
  readonly overall_status: OverallStatus;
}

/** The share of decided steps. A verification without steps has just started. */
export function completionOf(decided: number, total: number): Completion {
  const percentage =
    total === 0 ? 0 : decided >= total ? 100 : Math.min(99, Math.round((decided / total) * 100));
  return {
    completed_steps: decided,
    total_steps: total,
    completion_percentage: percentage,
    overall_status: overallStatusOf(percentage),
  };
}
