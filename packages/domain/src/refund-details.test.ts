import { expect, it } from 'vitest';
import { refundDetailsSince, refundDetailsStanding, refundDetailsUntil } from './refund-details.ts';

const entered = { enteredBy: 'auma', fingerprint: 'a' };

it.each([
  ['the first entry', undefined, 'auma', 'a', { state: 'second_look' }],
  ['the same of another member', entered, 'wanjiku', 'a', { state: 'agreed', entry: entered }],
  ['other details of another member', entered, 'wanjiku', 'b', { state: 'differ', entry: entered }],
  ['the same of the same member', entered, 'auma', 'a', { state: 'same_member' }],
  ['other details of the same member', entered, 'auma', 'b', { state: 'second_look' }],
])('%s', (_what, earlier, memberId, fingerprint, standing) => {
  expect(refundDetailsStanding(earlier, { memberId, fingerprint })).toEqual(standing);
});

it('lets an entry count for one day', () => {
  expect(refundDetailsSince(new Date('2026-11-27T09:00:00Z'))).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(refundDetailsUntil(new Date('2026-11-26T09:00:00Z'))).toEqual(new Date('2026-11-27T09:00:00Z'));
});
