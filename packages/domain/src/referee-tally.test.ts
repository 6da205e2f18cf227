import { expect, it } from 'vitest';
import { areRefereesTooFew, areReferencesConfirmed, tallyOf, type TalliedReferee } from './referee-tally.ts';

// spec: team-cases/two-referees
it.each([
  // Nobody named, or nobody called yet.
  { confirmed: 0, toCall: 0, clear: false, tooFew: true },
  { confirmed: 0, toCall: 2, clear: false, tooFew: false },
  // One alone is not the "2 or more references" of the score.
  { confirmed: 1, toCall: 0, clear: false, tooFew: true },
  { confirmed: 1, toCall: 1, clear: false, tooFew: false },
  { confirmed: 2, toCall: 0, clear: true, tooFew: false },
  // The third one of a Standard Check may still be called, and need not be.
  { confirmed: 2, toCall: 1, clear: true, tooFew: false },
  { confirmed: 5, toCall: 0, clear: true, tooFew: false },
])('$confirmed confirm her and $toCall can be called', ({ clear, tooFew, ...tally }) => {
  expect(areReferencesConfirmed(tally)).toBe(clear);
  expect(areRefereesTooFew(tally)).toBe(tooFew);
});

const uncalled: TalliedReferee = {
  status: 'pending',
  isOwnNumber: false,
  isBuyer: false,
  isHousehold: false,
  isCalledOut: false,
};
const confirmed: TalliedReferee = { ...uncalled, status: 'verified' };

it.each<[string, readonly TalliedReferee[], number, number]>([
  ['nobody', [], 0, 0],
  ['one of each', [confirmed, uncalled], 1, 1],
  ['one who refused', [confirmed, { ...uncalled, status: 'refused' }], 1, 0],
  ['one who is called out', [confirmed, { ...uncalled, isCalledOut: true }], 1, 0],
  ['a number that became her own', [confirmed, { ...uncalled, isOwnNumber: true }], 1, 0],
  ['one who confirmed under a number that became her own', [{ ...confirmed, isOwnNumber: true }], 1, 0],
  [
    'the household that ordered the check',
    [confirmed, { ...uncalled, isBuyer: true, isHousehold: true }],
    1,
    0,
  ],
  ['a household that confirmed her before it ordered', [confirmed, { ...confirmed, isBuyer: true }], 1, 0],
  ['a household whose own check runs', [confirmed, { ...uncalled, isHousehold: true }], 1, 0],
  [
    'a household that confirmed her before its own check began',
    [confirmed, { ...confirmed, isHousehold: true }],
    2,
    0,
  ],
])('of %s', (_who, referees, confirm, toCall) => {
  expect(tallyOf(referees)).toEqual({ confirmed: confirm, toCall });
});
