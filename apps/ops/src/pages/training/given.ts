import { checkOutcomes, waitingOnValues } from '@repo/domain/check';
import { checkStates } from '@repo/domain/status-vocabulary';
import { checkReasonLabels, checkReasons } from '@repo/domain/check-reason';
import { teamFailures } from '@repo/domain/identity-check';
import * as z from 'zod/mini';
import { decisionLabels, failureLabels } from '../../decision/identity-decision.ts';
import { waitingOnLabels } from '../../work/work-words.ts';

/** What a member decided, without her words. */
export const given = z.discriminatedUnion('form', [
  z.object({ form: z.literal('check'), outcome: z.enum(checkOutcomes), reason: z.enum(checkReasons) }),
  z.object({
    form: z.literal('identity'),
    decision: z.enum(['verified', 'failed']),
    reason: z.nullable(z.enum(teamFailures)),
  }),
  z.object({ form: z.literal('wait'), on: z.enum(waitingOnValues) }),
]);
export type Given = z.output<typeof given>;

/** 'Clear: Nothing that concerns the work' */
export function givenText(decided: Given): string {
  switch (decided.form) {
    case 'check':
      return `${checkStates[decided.outcome].english}: ${checkReasonLabels[decided.reason]}`;
    case 'identity':
      return [
        decisionLabels[decided.decision],
        ...(decided.reason === null ? [] : [failureLabels[decided.reason]]),
      ].join(': ');
    case 'wait':
      return `Not decided yet: ${waitingOnLabels[decided.on]} must act next`;
  }
}

const verdictOf = (decided: Given): string =>
  decided.form === 'check' ? decided.outcome : decided.form === 'identity' ? decided.decision : decided.on;

export const isSameVerdict = (one: Given, other: Given): boolean =>
  one.form === other.form && verdictOf(one) === verdictOf(other);

export const isSameGiven = (one: Given, other: Given): boolean => givenText(one) === givenText(other);
