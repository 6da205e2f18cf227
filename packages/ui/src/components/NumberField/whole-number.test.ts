import { expect, test } from 'vitest';
import { stepped, tidyNumber, wholeNumber } from './whole-number.ts';

test.each([
  ['5', 5],
  [' 5 ', 5],
  ['007', 7],
  ['1,200', 1200],
  ['12 000', 12_000],
  ['1,200,000', 1_200_000],
  ['0', 0],
])('%j is a whole number', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test.each(['', ' ', '3.5', '-3', '5 years', 'five', '1e3', '1,20', '3 5', '٥', '99999999999999999999'])(
  '%j is none, and stays as it was typed',
  (text) => {
    expect(wholeNumber(text)).toBeNull();
    expect(tidyNumber(text)).toBe(text.trim());
  },
);

test('a number is written plainly when it is left', () => {
  expect(tidyNumber(' 007 ')).toBe('7');
  expect(tidyNumber('1,200')).toBe('1200');
});

test.each([
  ['5', 1, 6],
  ['5', -1, 4],
  ['50', 1, 50],
  ['0', -1, 0],
  ['70', -1, 50],
  ['', 1, 0],
  ['', -1, 0],
  ['many', 1, null],
] as const)('from %j a step of %d leads to %j', (text, step, number) => {
  expect(stepped(text, step, { min: 0, max: 50 })).toBe(number);
});
