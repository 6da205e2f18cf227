import { ringParts, type RingPart } from '@repo/domain/score-ring';
import { trustComponents, trustPoints, type TrustComponent } from '@repo/domain/trust-score';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import { explainedRows, type ScoreOutcomes } from '@repo/domain/trust-words';

/** An invented score, as a screen shows it. */
export interface SampleScore {
  readonly parts: readonly RingPart[];
  readonly score: number;
  readonly tier: TrustTier;
}

/** The score of a worker with a verified identity who earned these parts, and whose checks had these outcomes. */
export function sampleScore(earned: readonly TrustComponent[], outcomes: ScoreOutcomes = {}): SampleScore {
  const rows = trustComponents.map((component) => {
    const max = trustPoints[component];
    return earned.includes(component)
      ? { component, max, points: max, state: 'earned' }
      : { component, max, points: 0, state: component in outcomes ? 'missing' : 'not_checked' };
  });
  const score = rows.reduce((sum, { points }) => sum + points, 0);
  return {
    parts: ringParts(explainedRows(rows, outcomes), score),
    score,
    tier: trustTierOf(score, 'verified'),
  };
}

/** A finished report with one part that nobody could confirm, and one that is not in its package. */
export const finished = sampleScore(
  ['identity', 'references', 'admin_approval', 'no_misconduct', 'social_screening', 'recent_profile'],
  { police_clearance: 'unable_to_verify' },
);
/** A report with a finding. */
export const withFinding = sampleScore(['identity', 'references', 'no_misconduct', 'recent_profile'], {
  police_clearance: 'finding',
});
/** A report whose checks still run. */
export const running = sampleScore(['identity', 'recent_profile']);
