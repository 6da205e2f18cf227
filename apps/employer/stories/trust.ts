import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getPublicProfile, WireWorker } from '@repo/api-client/contract/nannies';
import type { AccessLevel } from '@repo/domain/packages';
import { breakdownFor } from '@repo/domain/trust-breakdown';
import { trustComponents, trustPoints, type TrustComponent, type TrustState } from '@repo/domain/trust-score';
import { trustTierOf } from '@repo/domain/trust-tier';
import { earnedBy, isChecked, pointsOf } from './people.ts';

export type Trust = Omit<AnswerOf<typeof getPublicProfile>, 'id'>;

function stateOf(
  component: TrustComponent,
  { name, misconduct_flags }: WireWorker,
  earned: readonly TrustComponent[],
): TrustState {
  if (earned.includes(component)) return 'earned';
  if (component === 'recent_profile') return name === null ? 'missing' : 'expired';
  return component === 'no_misconduct' && misconduct_flags !== null ? 'missing' : 'not_checked';
}

/** The score of a worker, with its parts for a household with this level. */
export function trustOf(
  worker: WireWorker,
  level: AccessLevel,
  earned: readonly TrustComponent[] = earnedBy(worker.id),
  trust_reach: number | null = null,
): Trust {
  const trust_score = pointsOf(earned);
  const breakdown = trustComponents.map((component) => {
    const state = stateOf(component, worker, earned);
    const max = trustPoints[component];
    return { component, state, max, points: state === 'earned' ? max : 0 };
  });
  return {
    trust_score,
    trust_badge: trustTierOf(trust_score, worker.smile_status),
    trust_checked: isChecked(earned),
    trust_reach,
    trust_score_breakdown: breakdownFor(level, breakdown),
  };
}
