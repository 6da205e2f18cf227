import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0KB'],
  [1, '1KB'],
  [340 * 1024, '340KB'],
  [1024 * 1024 - 1, '1MB'],
  [1_258_291, '1.2MB'],
  [5_242_880, '5MB'],
  [10 * 1024 * 1024, '10MB'],
])('%i bytes are told as %s', (bytes, told) => {
  expect(fileSize(bytes)).toBe(told);
});
