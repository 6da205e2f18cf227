import type { ShownCheckStatus } from '@repo/domain/report-words';
import type { BadgeTone } from '@repo/ui/components/Badge';
import { outcomeTones } from '../../verifications/outcome-tones.ts';

export const DEEP_CHECK_FAILED = 'Failed to perform deep check. Please try again.';

/** The colour of a check's status on the screen. */
export const statusTones: Readonly<Record<ShownCheckStatus, BadgeTone>> = {
  ...outcomeTones,
  waiting: 'warning',
  in_progress: 'info',
  undecided: 'default',
  stopped: 'default',
  not_in_package: 'default',
};
