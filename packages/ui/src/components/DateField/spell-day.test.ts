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

test.each(['en', 'sw'] as const)('each month has its name (%s)', (language) => {
  const format = new Intl.DateTimeFormat(`${language}-KE`, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(spellDay(day, language)).toBe(format.format(new Date(day)));
  }
});

test.each(['', '1998-02-30', '04/03/1998', '98-03-04'])('%j is no day', (text) => {
  expect(spellDay(text, 'en')).toBeUndefined();
});
