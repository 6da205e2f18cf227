import { expect, it } from 'vitest';
import { rejectionReasonError, reviewDecisions } from './review-moderation.ts';
import { reviewMachine } from './review.ts';

it('decides whatever may follow a pending review, but not that it waits on', () => {
  expect(reviewMachine.next('pending').filter((state) => state !== 'pending')).toEqual(reviewDecisions);
});

const missing = 'Please write why this review is rejected: its author reads it.';
it.each([
  ['approved', '', null],
  ['approved', 'Read.', null],
  ['rejected', 'It names her children.', null],
  ['rejected', '', missing],
  ['rejected', ' \n', missing],
] as const)('a review %s with the note %j: %s', (decision, note, error) => {
  expect(rejectionReasonError(decision, note)).toBe(error);
});
