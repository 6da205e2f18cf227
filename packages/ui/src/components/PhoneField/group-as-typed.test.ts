import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { afterEdit, shownAsIs, typed, type Shown } from './group-as-typed.ts';

const key = fc.constantFrom(...Array.from('0123456789+ -().x'));

/** Presses one key after the other at the end of the text. */
const typeAll = (text: string, from: Shown = shownAsIs('')): Shown =>
  Array.from(text).reduce((shown, char) => {
    const next = shown.text + char;
    return afterEdit(shown, next, next.length);
  }, from);

/** Any edit of a browser: it replaces a selection, which may be empty, and the caret stands behind it. */
interface Edit {
  readonly from: number;
  readonly length: number;
  readonly put: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  from: fc.nat({ max: 20 }),
  length: fc.nat({ max: 4 }),
  put: fc.oneof(
    key,
    fc.constant(''),
    fc.array(key, { maxLength: 13 }).map((all) => all.join('')),
  ),
});

interface Made {
  readonly shown: Shown;
  /** The field's text after the browser's edit. */
  readonly text: string;
  readonly caret: number;
}
function make(before: Shown, { from, length, put }: Edit): Made {
  const start = Math.min(from, before.text.length);
  const text = before.text.slice(0, start) + put + before.text.slice(start + length);
  const caret = start + put.length;
  return { shown: afterEdit(before, text, caret), text, caret };
}

describe('what is shown', () => {
  // spec: worker-entry/groups
  it.each([
    ['0700000012', '0700 000 012'],
    ['0110000012', '0110 000 012'],
    ['+254700000012', '+254 700 000 012'],
    ['254700000012', '254 700 000 012'],
    ['700000012', '700 000 012'],
    // Already in groups, or in groups of the user's own.
    ['0700 000 012', '0700 000 012'],
    ['0700-000-012', '0700-000-012'],
    ['+254 (700) 000-012', '+254 (700) 000-012'],
    // Other countries, other lengths and too many digits.
    ['+255700000012', '+255700000012'],
    ['07000000123456', '0700 000 0123456'],
    ['0700x', '0700x'],
  ])('%j typed becomes %j', (text, shown) => {
    expect(typeAll(text).text).toBe(shown);
  });

  // spec: worker-entry/groups
  it.each([
    ['0700000012', '0700 000 012'],
    ['+254700000012', '+254 700 000 012'],
    ['700000012', '700 000 012'],
    // In groups of the user's own it stays as it came.
    ['070-000-0012', '070-000-0012'],
    ['+254 700000012', '+254 700000012'],
  ])(
    '%j pasted or filled in becomes %j, whatever stood there, and is given out as it came',
    (text, shown) => {
      for (const before of ['', '0700 0', '0711 222 333']) {
        const after = afterEdit(typeAll(before.replaceAll(' ', '')), text, text.length);
        expect(after.text).toBe(shown);
        expect(typed(after)).toBe(text);
      }
    },
  );

  test('a space that was taken away does not come back', () => {
    const grouped = typeAll('07000');
    const without = afterEdit(grouped, '07000', 4);
    expect(typed(without)).toBe('07000');
    expect(typeAll('00012', without).text).toBe('0700000012');
  });

  test('a digit mended further in moves nothing', () => {
    const mended = afterEdit(typeAll('0700000012'), '0710 000 012', 3);
    expect(mended.text).toBe('0710 000 012');
    expect(typed(mended)).toBe('0710000012');
  });
});

describe('whatever is pressed', () => {
  test('what was typed one key after the other is given out exactly so', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), (pressed) => {
        expect(typed(typeAll(pressed.join('')))).toBe(pressed.join(''));
      }),
    );
  });

  test('at most one space is added to what stood there, unless a bare number comes at once: that is shown as typed', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let shown = shownAsIs('');
        for (const one of edits) {
          const made = make(shown, one);
          const isAtEnd = made.caret === made.text.length;
          const spaced = `${shown.text} ${made.text.slice(-1)}`;
          const isAtOnce = isAtEnd && /^\+?\d+$/.test(made.text) && !shown.text.startsWith(made.text);
          expect([made.text, isAtEnd && spaced, isAtOnce && typeAll(made.text).text]).toContain(
            made.shown.text,
          );
          ({ shown } = made);
        }
      }),
    );
  });

  test('an edit before the end leaves the text as the browser did', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 14 }), edit, (pressed, one) => {
        const made = make(typeAll(pressed.join('')), one);
        fc.pre(made.caret < made.text.length);
        expect(made.shown.text).toBe(made.text);
      }),
    );
  });

  test('only spaces are ever left out of what is given out, and only those that the field put there', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let shown = shownAsIs('');
        for (const one of edits) {
          ({ shown } = make(shown, one));
          expect(shown.own.every((place) => shown.text[place] === ' ')).toBe(true);
          expect(shown.own).toEqual([...new Set(shown.own)].toSorted((a, b) => a - b));
          expect(typed(shown)).toHaveLength(shown.text.length - shown.own.length);
        }
      }),
    );
  });
});
