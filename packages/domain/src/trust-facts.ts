import type { CheckKind, CheckOutcome } from './check.ts';
import type { TrustFacts, TrustState } from './trust-score.ts';

/** The verified references that earn the points without a decided check (employer spec 3). */
export const REFERENCES_NEEDED = 2;

export interface WorkerFacts {
  readonly smileStatus: string;
  /** References that the team reached and verified. */
  readonly verifiedReferences: number;
  /** Upheld misconduct records of the last five years. */
  readonly misconductFlags: number;
  readonly profileUpdatedAt: Date | null;
  /** The latest outcome of each decided kind of check about the worker. */
  readonly outcomes: Readonly<Partial<Record<CheckKind, CheckOutcome>>>;
  /** The work history of the last premium case of which every check was decided. Undefined before there is one. */
  readonly workedToEnd?: CheckOutcome | undefined;
}

/** The state of each component of the trust score, from a worker's facts (decisions 8). */
export function trustFactsOf(worker: WorkerFacts): TrustFacts {
  const { outcomes } = worker;
  return {
    identity: identityState(worker),
    references: referencesState(worker),
    admin_approval: stateOf(outcomes.final_review),
    police_clearance: stateOf(outcomes.criminal_record),
    no_misconduct: misconductState(worker),
    social_screening: stateOf(outcomes.social_media),
    deep_check: deepCheckState(worker),
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

/**
 * Neither a record nor its absence is told before the team has looked (decisions 8). What the team found then is missing
 * for as long as a record counts.
 */
function misconductState({ misconductFlags, outcomes }: WorkerFacts): TrustState {
  const looked = outcomes.misconduct_registry;
  if (looked === 'clear' || looked === 'finding') return misconductFlags > 0 ? 'missing' : 'earned';
  return stateOf(looked);
}

/**
 * The addition of premium: a case worked to its end without a finding in work history. The outcome of the health check
 * has no part in it (decisions 8).
 */
function deepCheckState({ outcomes, workedToEnd }: WorkerFacts): TrustState {
  if (outcomes.work_history === 'finding' || workedToEnd === 'finding') return 'missing';
  return workedToEnd === undefined ? 'not_checked' : 'earned';
}
