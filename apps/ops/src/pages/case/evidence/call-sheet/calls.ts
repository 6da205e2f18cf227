import type { TeamReference } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { dayPartLabels, isOftenTried, isTriedOn, type ProposedTry } from '@repo/domain/reference-call';

/** The moments at which a referee did not answer. */
export const triesOf = ({ calls }: TeamReference): readonly Date[] =>
  calls.flatMap(({ outcome, at }) => (outcome === 'not_reached' ? [new Date(at)] : []));

/** The first referee whom the team has to call today, or undefined. */
export const firstToCall = (references: readonly TeamReference[], now: Date): TeamReference | undefined =>
  references.find((reference) => {
    const tries = triesOf(reference);
    return reference.status === 'pending' && !isTriedOn(now, tries) && !isOftenTried(tries);
  });

/** 'Next try: 24 Nov 2026 in the afternoon.' */
export const nextTryText = ({ day, part }: ProposedTry): string =>
  `Next try: ${formatDay(day)} ${dayPartLabels[part]}.`;
