import { expect, test } from 'vitest';
import { commitName } from './commit.ts';

test.each([
  ['', 'abc1234'],
  [' M README.md', 'abc1234 + changes'],
])('with the status %j', (status, name) => {
  expect(commitName('abc1234', status)).toBe(name);
});
