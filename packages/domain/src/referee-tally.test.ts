import { expect, it } from 'vitest';
import { areRefereesTooFew, areReferencesConfirmed } from './referee-tally.ts';

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
