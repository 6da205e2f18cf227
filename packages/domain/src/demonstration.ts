/** The demonstration flow (worker spec 2.19): sample content, shown with a visible tag (decisions 3). */
export const SAMPLE_TAG = 'Sample data';

export const demonstrationScreens = [
  'payment-success',
  'kickoff',
  'references',
  'progress',
  'complete',
  'report',
  'contact',
] as const;
export type DemonstrationScreen = (typeof demonstrationScreens)[number];

/** The screen of this name, or the first screen for an unknown name. */
export const demonstrationScreenNamed = (name: string | null): DemonstrationScreen =>
  demonstrationScreens.find((screen) => screen === name) ?? 'payment-success';

/** The target of a screen's back button. Null on the first screen. */
export const demonstrationScreenBefore = (screen: DemonstrationScreen): DemonstrationScreen | null =>
  demonstrationScreens[demonstrationScreens.indexOf(screen) - 1] ?? null;

export const demonstrationStages = [
  'Identity Verification',
  'Criminal Background Check',
  'Reference Verification',
  'Health Records',
  'Social Media Screening',
  'Misconduct Registry',
  'Final Review',
] as const;
export type StageStatus = 'completed' | 'inProgress' | 'pending';

const PROGRESS_FROM_PERCENT = 15;
const PROGRESS_STEP_PERCENT = 5;
export const PROGRESS_STEP_MILLISECONDS = 2000;

/** The time from the first percentage to 100. */
export const DEMONSTRATION_MILLISECONDS =
  ((100 - PROGRESS_FROM_PERCENT) / PROGRESS_STEP_PERCENT) * PROGRESS_STEP_MILLISECONDS;

/** The progress of the demonstration after some time: 15 at first, 5 more every two seconds, 100 at the end. */
export const demonstrationProgress = (elapsedMilliseconds: number): number =>
  Math.min(
    100,
    PROGRESS_FROM_PERCENT +
      PROGRESS_STEP_PERCENT * Math.floor(Math.max(0, elapsedMilliseconds) / PROGRESS_STEP_MILLISECONDS),
  );

/** 'View Report' appears at the end. */
export const canViewDemonstrationReport = (percentage: number): boolean => percentage >= 100;

/**
 * The stages share the percents evenly. As many are completed as come closest to the percentage, so that the count and the
 * number agree. The last one is completed at 100 alone.
 */
export function demonstrationStageStatuses(percentage: number): StageStatus[] {
  const total = demonstrationStages.length;
  const nearest = Math.round((percentage / 100) * total);
  const completed = percentage >= 100 ? total : Math.min(nearest, total - 1);
  return demonstrationStages.map((_, index) => {
    if (index < completed) return 'completed';
    return index === completed ? 'inProgress' : 'pending';
  });
}

export const DEMONSTRATION_REFERENCES_MAXIMUM = 3;
export const demonstrationRelationships = [
  'Previous Employer',
  'Current Employer',
  'Colleague',
  'Character Reference',
] as const;
export type DemonstrationRelationship = (typeof demonstrationRelationships)[number];

/** The filter of the demonstration's list. Expired items have the button 'Re-verify'. */
export const demonstrationFilters = ['all', 'completed', 'inProgress', 'pending', 'expired'] as const;
export type DemonstrationFilter = (typeof demonstrationFilters)[number];

/** The number of items that each filter shows. */
export function demonstrationCounts(
  statuses: readonly Exclude<DemonstrationFilter, 'all'>[],
): Readonly<Record<DemonstrationFilter, number>> {
  const counts = { all: statuses.length, completed: 0, inProgress: 0, pending: 0, expired: 0 };
  for (const status of statuses) counts[status] += 1;
  return counts;
}
