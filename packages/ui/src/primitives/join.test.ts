import { expect, test } from 'vitest';
import { join } from './join.ts';

test('leaves out what is switched off', () => {
  expect(join('a', false, undefined, '', 'b')).toBe('a b');
});
