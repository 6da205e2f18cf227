import { expect, test } from 'vitest';
import { spellDay } from './spell-day.ts';

test.each([
  ['1998-03-04', 'en', '4 March 1998'],
  ['1998-04-03', 'en', '3 April 1998'],
  ['1998-03-04', 'sw', '4 Machi 1998'],
  ['2000-02-29', 'sw', '29 Februari 2000'],
] as const)('%s is written out as in Kenya (%s)', (day, language, words) => {
  expect(spellDay(day, language)).toBe(words);
});

test.each(['', '1998-02-30', '04/03/1998', '98-03-04'])('%j is no day', (text) => {
  expect(spellDay(text, 'en')).toBeUndefined();
});
