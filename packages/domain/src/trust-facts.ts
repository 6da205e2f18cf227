import type { CheckKind, CheckOutcome } from './check.ts';
import type { TrustFacts, TrustState } from './trust-score.ts';

/** Verified references that earn the points by themselves (employer spec 3). */
export const REFERENCES_NEEDED = 2;

export interface WorkerFacts {
  readonly smileStatus: string;
  /** References that the team reached and verified. */
  readonly verifiedReferences: number;
  /** Upheld misconduct records. */
  readonly misconductFlags: number;
  readonly profileUpdatedAt: Date | null;
  /** The latest outcome of each kind of check that was decided about her. */
  readonly outcomes: Readonly<Partial<Record<CheckKind, CheckOutcome>>>;
}

/** What a worker's facts mean for each component of her trust score (decisions 8). */
export function trustFactsOf(worker: WorkerFacts): TrustFacts {
  const { outcomes } = worker;
  return {
    identity: identityState(worker),
    references: referencesState(worker),
    admin_approval: stateOf(outcomes.final_review),
    police_clearance: stateOf(outcomes.criminal_record),
    // That no record is known is a fact only once somebody has looked.
    no_misconduct: worker.misconductFlags > 0 ? 'missing' : stateOf(outcomes.misconduct_registry),
    social_screening: stateOf(outcomes.social_media),
    deep_check: deepCheckState(outcomes),
    profileUpdatedAt: worker.profileUpdatedAt,
  };
}

function stateOf(outcome: CheckOutcome | undefined): TrustState {
  if (outcome === undefined) return 'not_checked';
  return outcome === 'clear' ? 'earned' : 'missing';
}

/**
 * Her record alone earns the points. The provider's verdict enters it, or a member of the team who says what was seen;
 * a check called clear that has not entered it earns nothing.
 */
function identityState({ smileStatus, outcomes }: WorkerFacts): TrustState {
  if (smileStatus === 'verified') return 'earned';
  return stateOf(outcomes.identity) === 'missing' ? 'missing' : 'not_checked';
}

/** Two people whom the team reached count by themselves, unless the check of her references came to a finding. */
function referencesState({ verifiedReferences, outcomes }: WorkerFacts): TrustState {
  const enough = verifiedReferences >= REFERENCES_NEEDED && outcomes.references !== 'finding';
  return enough ? 'earned' : stateOf(outcomes.references);
}

/** What premium adds: health and work history, both clear. */
function deepCheckState({ health, work_history }: WorkerFacts['outcomes']): TrustState {
  const states = new Set([stateOf(health), stateOf(work_history)]);
  if (states.has('missing')) return 'missing';
  return states.has('not_checked') ? 'not_checked' : 'earned';
}
