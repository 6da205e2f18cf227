import type { CheckKind, CheckOutcome } from './check.ts';
import type { TrustFacts, TrustState } from './trust-score.ts';

/** The verified references that earn the points without a decided check (employer spec 3). */
export const REFERENCES_NEEDED = 2;

export interface WorkerFacts {
  readonly smileStatus: string;
  /** References that the team reached and verified. */
  readonly verifiedReferences: number;
  /** Upheld misconduct records. */
  readonly misconductFlags: number;
  readonly profileUpdatedAt: Date | null;
  /** The latest outcome of each decided kind of check about the worker. */
  readonly outcomes: Readonly<Partial<Record<CheckKind, CheckOutcome>>>;
}

/** The state of each component of the trust score, from a worker's facts (decisions 8). */
export function trustFactsOf(worker: WorkerFacts): TrustFacts {
  const { outcomes } = worker;
  return {
    identity: identityState(worker),
    references: referencesState(worker),
    admin_approval: stateOf(outcomes.final_review),
    police_clearance: stateOf(outcomes.criminal_record),
    // The absence of a record is a fact only after the team has looked.
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
 * Only the worker's record earns the points. The provider's verdict enters it, or a team member who states the proof. A
 * clear check that has not entered the record earns nothing.
 */
function identityState({ smileStatus, outcomes }: WorkerFacts): TrustState {
  if (smileStatus === 'verified') return 'earned';
  return stateOf(outcomes.identity) === 'missing' ? 'missing' : 'not_checked';
}

/** Two reached references are enough, unless the check of the references ended with a finding. */
function referencesState({ verifiedReferences, outcomes }: WorkerFacts): TrustState {
  const enough = verifiedReferences >= REFERENCES_NEEDED && outcomes.references !== 'finding';
  return enough ? 'earned' : stateOf(outcomes.references);
}

/** The addition of premium: health and work history, both clear. */
function deepCheckState({ health, work_history }: WorkerFacts['outcomes']): TrustState {
  const states = new Set([stateOf(health), stateOf(work_history)]);
  if (states.has('missing')) return 'missing';
  return states.has('not_checked') ? 'not_checked' : 'earned';
}
