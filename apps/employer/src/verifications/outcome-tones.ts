import type { CheckOutcome } from '@repo/domain/check';
import type { BadgeTone } from '@repo/ui/components/Badge';

/** What a check came to, as its colour says it. */
export const outcomeTones: Readonly<Record<CheckOutcome, BadgeTone>> = {
  clear: 'success',
  finding: 'danger',
  unable_to_verify: 'warning',
  not_applicable: 'default',
};
