import { expect, it } from 'vitest';
import { isRejectionReasonMissing, reviewDecisions, reviewMachine } from './review.ts';

it('decides whatever may follow a pending review, but not that it waits on', () => {
  expect(reviewMachine.next('pending').filter((state) => state !== 'pending')).toEqual(reviewDecisions);
});

it.each([
  ['approved', '', false],
  ['approved', 'Read.', false],
  ['rejected', 'It names her children.', false],
  ['rejected', '', true],
  ['rejected', ' \n', true],
] as const)('a review %s with the note %j lacks a reason: %s', (decision, note, isMissing) => {
  expect(isRejectionReasonMissing(decision, note)).toBe(isMissing);
});
