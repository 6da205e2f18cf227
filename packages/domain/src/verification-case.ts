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

export interface StartingCheck {
  readonly status: CheckStatus;
  readonly waitingOn: WaitingOn | null;
  readonly outcome: CheckOutcome | null;
}

/**
 * The start of a check. A proven identity is not requested again.
 * @param identityVerified whether the identity provider, or the team, has verified this worker before.
 * @param waitsOn the party whose evidence is missing: the worker who has named no references (decisions 8). Null when the
 * team can begin.
 */
export function startingCheck(
  kind: CheckKind,
  identityVerified: boolean,
  waitsOn: WaitingOn | null,
): StartingCheck {
  if (kind === 'identity' && identityVerified)
    return { status: 'decided', waitingOn: null, outcome: 'clear' };
  return waitsOn === null
    ? { status: 'pending', waitingOn: null, outcome: null }
    : { status: 'waiting', waitingOn: waitsOn, outcome: null };
}
