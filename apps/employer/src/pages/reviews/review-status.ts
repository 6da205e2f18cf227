import { reviewStatusOf, type ReviewStatus } from '@repo/domain/review';
import { reviewStates } from '@repo/domain/status-vocabulary';
import type { BadgeTone } from '@repo/ui/components/Badge';

/** The explanation of each status for the author. */
const notes: Record<ReviewStatus, string> = {
  pending: 'Our team reads it before anybody else does.',
  approved: 'Other households read it, without your name.',
  rejected: 'Our team did not publish it. Nobody else reads it.',
};

export function statusWords(status: string): { tone: BadgeTone; label: string; note: string | null } {
  const known = reviewStatusOf(status);
  return known === null
    ? { tone: 'default', label: 'Unknown', note: null }
    : { tone: reviewStates[known].tone, label: reviewStates[known].english, note: notes[known] };
}
