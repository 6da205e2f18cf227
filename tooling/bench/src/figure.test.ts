import { expect, test } from 'vitest';
import { figure, median, shareOfFloor } from './figure.ts';
import { promises } from './promises.ts';

const atMost = { ...promises.styles, bound: 10 };
const atLeast = { ...promises.mutation, bound: 10 };

test.each([
  [atMost, 9.99, true],
  [atMost, 10, true],
  [atMost, 10.01, false],
  [atLeast, 10, true],
  [atLeast, 9.99, false],
  [atMost, Number.NaN, false],
  [atLeast, Number.POSITIVE_INFINITY, false],
])('%j: %d is within: %j', (promised, value, ok) => {
  expect(figure('one', value, promised).ok).toBe(ok);
});

const { callShare: speed, firstScriptShare: size } = promises;

test.each([
  ['as fast as its floor', speed, 1, true],
  ['within its share', speed, 0.8, true],
  ['slower than its share', speed, 0.79, false],
  ['faster than its floor', speed, 1.01, false],
  ['as small as its floor', size, 1, true],
  ['smaller than its floor', size, 0.99, false],
])('a product that is %s', (_, promised, share, ok) => {
  expect(shareOfFloor('one', share, promised, 'floor: 3 statements').ok).toBe(ok);
});

test('a floor that the product beats is named as what is wrong', () => {
  const { note } = shareOfFloor('list', 4.2, speed, 'floor: 23 statements');
  expect(note).toBe('the product beats this floor, which is none; floor: 23 statements');
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});
