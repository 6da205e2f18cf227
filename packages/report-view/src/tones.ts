import type { CheckOutcome } from '@repo/domain/check';
import type { ChipStatus } from '@repo/domain/verification-status';
import type { BadgeTone } from '@repo/ui/components/Badge';

/** The colour of each check outcome. */
export const outcomeTones: Readonly<Record<CheckOutcome, BadgeTone>> = {
  clear: 'success',
  finding: 'danger',
  unable_to_verify: 'warning',
  not_applicable: 'default',
};

/** The colour of the progress of a verification. */
export const chipTones: Readonly<Record<ChipStatus, BadgeTone>> = {
  complete: 'success',
  nearly_complete: 'info',
  in_progress: 'info',
  pending: 'default',
  refunded: 'default',
  ended: 'default',
};
