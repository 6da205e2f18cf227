import type { TeamReference } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { dayPartLabels, isTriedOn, type ProposedTry } from '@repo/domain/reference-call';
import { isCalledOut, triesOf } from '../../../../evidence/reference-standing.ts';

/** The first referee whom the team has to call today, or undefined. */
export const firstToCall = (references: readonly TeamReference[], now: Date): TeamReference | undefined =>
  references.find(
    (reference) =>
      reference.status === 'pending' && !isCalledOut(reference) && !isTriedOn(now, triesOf(reference)),
  );

/** 'Next try: 24 Nov 2026 in the afternoon.' */
export const nextTryText = ({ day, part }: ProposedTry): string =>
  `Next try: ${formatDay(day)} ${dayPartLabels[part]}.`;
