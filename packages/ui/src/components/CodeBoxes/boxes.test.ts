import { expect, test } from 'vitest';
import { digitsPutIn, empty, fill, firstEmpty, placeAfter, spread } from './boxes.ts';

// spec: worker-otp/one-character
test('a code is spread over the boxes, and what is missing is empty', () => {
  expect(spread('482')).toEqual(['4', '8', '2', '', '', '']);
  expect(spread('4821007')).toEqual(['4', '8', '2', '1', '0', '0']);
});

test.each([
  ['a digit replaces what stood there', '482100', 2, '7', '487100'],
  ['several go on into the next boxes', '48', 2, '210', '48210'],
  ['what is too much is left away', '4821', 4, '777', '482177'],
  ['a whole code fills all boxes, wherever it is put in', '99', 3, '482100', '482100'],
])('%s', (_, before, place, digits, after) => {
  expect(fill(spread(before), place, digits).join('')).toBe(after);
});

test('an emptied box leaves the others where they are', () => {
  expect(empty(spread('482100'), 1)).toEqual(['4', '', '2', '1', '0', '0']);
});

test.each([
  ['an empty box takes the digit', '', 0, '4', '4'],
  ['a digit over another, marked one', '48', 0, '7', '7'],
  ['a digit before the one that stands there', '48', 0, '74', '7'],
  ['a digit behind the one that stands there', '48', 0, '47', '7'],
  ['the same digit once more', '48', 0, '44', '4'],
  ['a letter is none', '48', 0, '4x', '4'],
  ['a whole code over a digit of its own', '4', 0, '482100', '482100'],
  ['a seventh digit', '482100', 5, '07', ''],
])('%s', (_, before, place, text, digits) => {
  expect(digitsPutIn(spread(before), place, text)).toBe(digits);
});

test('typing goes on in the next box, and stays in the last', () => {
  expect(placeAfter(0, '4')).toBe(1);
  expect(placeAfter(3, '48')).toBe(5);
  expect(placeAfter(5, '4')).toBe(5);
  expect(placeAfter(2, '482100')).toBe(5);
});

test('the first box that waits is known', () => {
  expect(firstEmpty(spread(''))).toBe(0);
  expect(firstEmpty(empty(spread('482100'), 2))).toBe(2);
  expect(firstEmpty(spread('482100'))).toBe(5);
});
