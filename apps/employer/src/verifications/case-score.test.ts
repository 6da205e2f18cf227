import { expect, it } from 'vitest';
import { recordsText, tierText, unknownScore } from './case-score.ts';

it.each([
  ['before any check', {}, 'Not checked yet'],
  ['while checks run', { tier: 'Gold', score: 70, upTo: 100 } as const, 'Gold so far, up to 100'],
  ['after the last check', { tier: 'Platinum', score: 90 } as const, 'Platinum'],
])('names the tier of a score %s', (_moment, known, words) => {
  expect(tierText({ ...unknownScore, ...known })).toBe(words);
});

it.each([
  [null, 'Misconduct: Not checked yet'],
  [0, '0 misconduct reports'],
  [1, '1 misconduct report'],
  [2, '2 misconduct reports'],
])('counts the records of the registry: %s', (count, words) => {
  expect(recordsText(count)).toBe(words);
});
