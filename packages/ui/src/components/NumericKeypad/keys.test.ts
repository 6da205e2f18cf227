import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { after, DELETE, keys, keySaidBy, keyTowards, works } from './keys.ts';

describe('the way through the grid', () => {
  it.each([
    ['1', 'ArrowRight', '2'],
    ['3', 'ArrowRight', '3'],
    ['4', 'ArrowLeft', '4'],
    ['2', 'ArrowUp', '2'],
    ['2', 'ArrowDown', '5'],
    ['8', 'ArrowDown', '0'],
    ['9', 'ArrowDown', DELETE],
    ['0', 'ArrowDown', '0'],
    ['0', 'ArrowUp', '8'],
    ['0', 'ArrowRight', DELETE],
    [DELETE, 'ArrowUp', '9'],
    ['6', 'Home', '4'],
    ['4', 'End', '6'],
    ['0', 'End', DELETE],
    // Around the empty place.
    ['7', 'ArrowDown', '0'],
    ['0', 'ArrowLeft', '0'],
    [DELETE, 'Home', '0'],
  ] as const)('from %s with %s to %s', (from, pressed, to) => {
    expect(keyTowards(pressed, from)).toBe(to);
  });

  test('other keys lead nowhere', () => {
    expect(keyTowards('Tab', '5')).toBeUndefined();
  });
});

test('a physical keyboard says its digits and Backspace, and no more', () => {
  expect(['0', '9', 'Backspace', 'Delete', DELETE, 'a', ' ', 'Enter'].map(keySaidBy)).toEqual([
    '0',
    '9',
    DELETE,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('whatever is pressed, there are digits alone, at most as many as are asked for, and each press changes one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys)), fc.nat({ max: 9 }), (presses, maxLength) => {
      let value = '';
      for (const key of presses) {
        if (!works(key, value, maxLength)) continue;
        const next = after(key, value);
        expect(Math.abs(next.length - value.length)).toBe(1);
        value = next;
        expect(value).toMatch(new RegExp(`^\\d{0,${String(maxLength)}}$`));
      }
    }),
  );
});
