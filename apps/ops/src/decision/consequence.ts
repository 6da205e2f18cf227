import type { CheckOutcome } from '@repo/domain/check';
import { checkStates } from '@repo/domain/status-vocabulary';
import { waitsForAnswer } from '@repo/domain/finding-answer';
import { needsSecondLook } from '@repo/domain/four-eyes';
import type { WorkNeed } from '@repo/domain/work-queue';
import type { DecidedCheck, DecisionValues } from './decision.ts';
import { decisionLabels, type IdentityValues } from './identity-decision.ts';

type Reason = DecisionValues['reason'];

const waitsForAnother = (
  { check_kind: kind, needs }: DecidedCheck,
  outcome: CheckOutcome,
  reason: Reason,
): boolean => needs === 'first_look' && needsSecondLook(kind, outcome, reason === '' ? null : reason);

/** The button names the outcome: its words are the last that a member reads before the decision counts. */
export function submitLabelOf(check: DecidedCheck, outcome: CheckOutcome | '', reason: Reason): string {
  if (outcome === '') return 'Decide';
  const act = waitsForAnother(check, outcome, reason) ? 'Send to a second look' : 'Decide';
  return `${act}: ${checkStates[outcome].english}`;
}

/** What an outcome does when it is sent: 'About Mercy Barasa: …'. */
export function consequenceOf(check: DecidedCheck, outcome: CheckOutcome, reason: Reason): string {
  if (waitsForAnother(check, outcome, reason))
    return 'the report says nothing of it before a colleague has looked.';
  if (check.needs === 'second_look')
    return 'it counts where you and your colleague agree. A senior settles it where you do not.';
  if (waitsForAnswer(check.check_kind, outcome))
    return 'the report says it when the five days are over in which the worker may answer.';
  return `employer and worker read “${checkStates[outcome].english}” in the report at once.`;
}

/** The same for an identity, which two members decide in any case. */
export function identitySubmitLabelOf(needs: WorkNeed, decision: IdentityValues['decision']): string {
  const act = needs === 'first_look' ? 'Save my decision' : 'Decide';
  return decision === '' ? act : `${act}: ${decisionLabels[decision]}`;
}

export const identityConsequenceOf = (needs: WorkNeed): string =>
  ({
    first_look: 'A colleague decides too, after you.',
    second_look:
      'A colleague has decided before you. It counts when both say the same. If not, a senior decides.',
    settling: 'It counts at once.',
  })[needs];
