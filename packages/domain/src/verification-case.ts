import type { CheckKind, CheckOutcome, CheckStatus, WaitingOn } from './check.ts';
import { defineMachine, type StateOf } from './machine.ts';

/** The work after a paid purchase with consent. A withdrawal of the consent or a refund closes it. */
export const caseMachine = defineMachine({
  open: ['completed', 'closed'],
  // A dispute that overturns a finding also reopens the final review, which is then written anew.
  completed: ['open'],
  closed: [],
});
export type CaseStatus = StateOf<typeof caseMachine>;

export interface KnownFacts {
  /** The identity provider, or the team, has verified this worker before. */
  readonly identityVerified: boolean;
  /** No certificate is pending: it exists, or the criminal record is decided with another package of this employer. */
  readonly hasPoliceCertificate: boolean;
}

export interface StartingCheck {
  readonly status: CheckStatus;
  readonly waitingOn: WaitingOn | null;
  readonly outcome: CheckOutcome | null;
}

const pending: StartingCheck = { status: 'pending', waitingOn: null, outcome: null };
const waitingForWorker: StartingCheck = { status: 'waiting', waitingOn: 'worker', outcome: null };

/**
 * The start of a check. A proven identity is not requested again. A check that only the worker can supply waits for the
 * worker.
 */
export function startingCheck(kind: CheckKind, facts: KnownFacts): StartingCheck {
  if (kind === 'identity')
    return facts.identityVerified
      ? { status: 'decided', waitingOn: null, outcome: 'clear' }
      : waitingForWorker;
  if (kind === 'criminal_record') return facts.hasPoliceCertificate ? pending : waitingForWorker;
  return pending;
}
