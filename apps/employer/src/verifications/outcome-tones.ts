import type { CheckOutcome } from '@repo/domain/check';
import type { BadgeTone } from '@repo/ui/components/Badge';

/** The colour of each check outcome. */
export const outcomeTones: Readonly<Record<CheckOutcome, BadgeTone>> = {
  clear: 'success',
  finding: 'danger',
  unable_to_verify: 'warning',
  not_applicable: 'default',
};
