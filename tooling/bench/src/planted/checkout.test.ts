import { expect, it } from 'vitest';
import { replacedOnce } from './checkout.ts';

it('replaces what stands once, and takes the new text as it is', () => {
  expect(replacedOnce('a < b', '<', "$& $'", 'x')).toBe("a $& $' b");
});

it.each([
  ['nowhere', 'a', 'b'],
  ['twice', 'b b', 'b'],
])('refuses what stands %s', (_, text, from) => {
  expect(() => replacedOnce(text, from, 'c', 'api/some-fault')).toThrow('api/some-fault');
});
