import { outcomeLabels, type CheckOutcome } from '@repo/domain/check';
import { needsSecondLook } from '@repo/domain/four-eyes';
import type { DecidedCheck } from './decision.ts';

const waitsForAnother = ({ check_kind: kind, needs }: DecidedCheck, outcome: CheckOutcome): boolean =>
  needs === 'first_look' && needsSecondLook(kind, outcome);

/** The button names the outcome: its words are the last that a member reads before the decision counts. */
export function submitLabelOf(check: DecidedCheck, outcome: CheckOutcome | ''): string {
  if (outcome === '') return 'Decide';
  const act = waitsForAnother(check, outcome) ? 'Send to a second look' : 'Decide';
  return `${act}: ${outcomeLabels[outcome]}`;
}

/** What an outcome does when it is sent. */
export function consequenceOf(check: DecidedCheck, outcome: CheckOutcome): string {
  if (waitsForAnother(check, outcome)) return 'The report says nothing of it before a colleague has looked.';
  if (check.needs === 'second_look')
    return 'It counts where you and your colleague agree. A senior settles it where you do not.';
  if (outcome === 'finding')
    return 'The report says it when the five days are over in which the worker may answer.';
  return `Employer and worker read “${outcomeLabels[outcome]}” in the report at once.`;
}
