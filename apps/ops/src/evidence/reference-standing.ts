import type { TeamReference } from '@repo/api-client/queries/papers';
import { isOftenTried, TRIES_ON_DAYS } from '@repo/domain/reference-call';
import { outcomeLabels, statusText } from './call-words.ts';

/** The moments at which a referee did not answer. */
export const triesOf = ({ calls }: TeamReference): readonly Date[] =>
  calls.flatMap(({ outcome, at }) => (outcome === 'not_reached' ? [new Date(at)] : []));

/** Whether another call brings nothing: the referee denied the work, was tried often enough, or does not count. */
export const isCalledOut = (reference: TeamReference): boolean =>
  reference.calls.at(-1)?.outcome === 'denied' ||
  isOftenTried(triesOf(reference)) ||
  reference.flags.some((flag) => flag === 'own_number' || flag === 'household');

/** Where a reference stands, in words. @param isOver whether the check of the references is decided. */
export function standingOf(reference: TeamReference, isOver: boolean): string {
  if (reference.status !== 'pending') return statusText(reference);
  const last = reference.calls.at(-1)?.outcome;
  if (last === 'denied') return outcomeLabels.denied;
  const tries = triesOf(reference);
  if (isOftenTried(tries)) return `No answer on ${TRIES_ON_DAYS} days`;
  if (tries.length > 0) return isOver ? 'No answer' : 'No answer yet';
  return isOver || isCalledOut(reference) ? 'Not called' : statusText(reference);
}
