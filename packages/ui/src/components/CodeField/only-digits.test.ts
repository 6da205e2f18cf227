import { expect, test } from 'vitest';
import { onlyDigits } from './only-digits.ts';

test.each([
  ['', ''],
  ['123456', '123456'],
  ['1234567', '123456'],
  ['123 456', '123456'],
  ['Your code is 482-100.', '482100'],
  ['abc', ''],
  // The SMS holds no digits of other scripts.
  ['١٢٣', ''],
])('takes from %j the digits %j', (text, digits) => {
  expect(onlyDigits(text, 6)).toBe(digits);
});
