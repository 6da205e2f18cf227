import { expect, it } from 'vitest';
import { areRecordsTold, recordsText, tierText, unknownScore } from './case-score.ts';

it.each([
  ['before any check', {}, 'Not checked yet'],
  ['while checks run', { tier: 'Gold', score: 70, upTo: 100 } as const, 'Gold so far, up to 100'],
  ['before this check', { tier: 'Silver', score: 55 } as const, 'Silver before this check', false],
  ['after the last check', { tier: 'Platinum', score: 90 } as const, 'Platinum'],
])('names the tier of a score %s', (_moment, known, words, hasBegun = true) => {
  expect(tierText({ ...unknownScore, ...known }, hasBegun)).toBe(words);
});

it.each([
  [0, true, true],
  [null, true, true],
  [0, false, false],
  [null, false, false],
  [2, false, true],
])('tells of %s records where the check has begun (%s), or where there are any', (records, begun, told) => {
  expect(areRecordsTold({ ...unknownScore, records }, begun)).toBe(told);
});

it.each([
  [null, 'Misconduct: Not checked yet'],
  [0, '0 misconduct reports'],
  [1, '1 misconduct report'],
  [2, '2 misconduct reports'],
])('counts the records of the registry: %s', (count, words) => {
  expect(recordsText(count)).toBe(words);
});
