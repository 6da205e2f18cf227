import type { CheckOutcome } from './check.ts';
import type { CheckReason } from './check-reason.ts';

/**
 * Why a check is not applicable, in words for the employer. No reason of another outcome is told: it may say what a referee or
 * a paper told the team alone.
 */
const grounds = {
  first_job: 'The worker has no earlier employer',
  not_for_this_work: 'The check does not apply to this work',
} as const satisfies Partial<Readonly<Record<CheckReason, string>>>;

export type CheckGround = keyof typeof grounds;

const isGround = (reason: string | null | undefined): reason is CheckGround =>
  reason != null && Object.hasOwn(grounds, reason);

interface Decided {
  readonly outcome: CheckOutcome | null;
  readonly reason: string | null;
}

/** The ground of a check that is not applicable. Null for every other outcome, and for a decision without a reason. */
export const groundOf = ({ outcome, reason }: Decided): CheckGround | null =>
  outcome === 'not_applicable' && isGround(reason) ? reason : null;

/** Its words. Null for none, and for one of a newer service. */
export const groundText = (ground: string | null | undefined): string | null =>
  isGround(ground) ? grounds[ground] : null;
