import { expect, test } from 'vitest';
import { levelOf } from './level-of.ts';

test.each([
  [0, 'low'],
  [39, 'low'],
  [40, 'medium'],
  [69, 'medium'],
  [70, 'high'],
  [99, 'high'],
  [100, 'full'],
])('%i % has the colour %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});
