import { describe, expect, test } from 'vitest';
import { compareBlocks } from '../../../.storybook/compare-blocks.ts';

const WIDTH = 40;
const HEIGHT = 24;
type Colour = readonly [number, number, number];

/** A picture whose points a function gives one by one. */
const picture = (at: (x: number, y: number) => Colour, width = WIDTH) => ({
  metadata: { width, height: HEIGHT },
  data: Uint8Array.from(
    Array.from({ length: width * HEIGHT }, (_, index) => [
      ...at(index % width, Math.floor(index / width)),
      255,
    ]).flat(),
  ),
});
const sheet: Colour = [250, 246, 240];
const ink: Colour = [34, 29, 23];
/** Strokes like those of text: every third point of every other line. */
const strokes = (shift: number) => (x: number, y: number) =>
  (x + shift) % 3 === 0 && y % 2 === 0 ? ink : sheet;
const compare = (one: ReturnType<typeof picture>, other: ReturnType<typeof picture>) =>
  compareBlocks(one, other, { createDiff: true });

describe('two pictures are the same', () => {
  test('when they are', () => {
    expect(compare(picture(strokes(0)), picture(strokes(0)))).toEqual({
      pass: true,
      diff: null,
      message: null,
    });
  });

  test('when the same strokes stand a point beside', () => {
    expect(compare(picture(strokes(0)), picture(strokes(1))).pass).toBe(true);
  });
});

describe('two pictures are the same, whichever version of the browser drew them', () => {
  const bar = (top: number) => picture((_, y) => (y >= top && y < top + 3 ? ink : sheet));

  test('when a line stands one point lower, into the next block', () => {
    expect(compare(bar(7), bar(8)).pass).toBe(true);
    expect(compare(bar(8), bar(7)).pass).toBe(true);
  });

  test('and not when it stands three points lower', () => {
    expect(compare(bar(6), bar(9)).pass).toBe(false);
    expect(compare(bar(9), bar(6)).pass).toBe(false);
  });
});

describe('two pictures are not the same', () => {
  test('when a word is missing', () => {
    const without = picture((x, y) => (x >= 8 && x < 16 ? sheet : strokes(0)(x, y)));
    const result = compare(picture(strokes(0)), without);
    expect(result).toMatchObject({ pass: false, message: '3 blocks of 8 x 8 points differ.' });
    expect(result.diff?.slice(8 * 4, 8 * 4 + 3)).toEqual(Uint8Array.from([220, 30, 30]));
  });

  test('when a word in the muted colour is missing', () => {
    const muted: Colour = [140, 132, 124];
    const note = picture((x, y) => (x % 3 === 0 && y % 2 === 0 ? muted : sheet));
    const without = picture(() => sheet);
    expect(compare(note, without).pass).toBe(false);
    expect(compare(without, note).pass).toBe(false);
  });

  test('when a surface has another colour', () => {
    const teal: Colour = [11, 80, 89];
    const plum: Colour = [101, 42, 88];
    expect(
      compare(
        picture(() => teal),
        picture(() => plum),
      ).pass,
    ).toBe(false);
  });

  test('when the last column, narrower than a block, has another colour', () => {
    const edged = (edge: Colour) => picture((x) => (x === WIDTH ? edge : sheet), WIDTH + 1);
    expect(compare(edged(sheet), edged(ink)).pass).toBe(false);
  });

  test('when a box stands a line lower', () => {
    const box = (top: number) => picture((_, y) => (y >= top && y < top + 8 ? ink : sheet));
    expect(compare(box(4), box(8)).pass).toBe(false);
  });

  test('when they are of different sizes', () => {
    expect(
      compare(
        picture(() => sheet),
        picture(() => sheet, WIDTH + 1),
      ),
    ).toMatchObject({
      pass: false,
      message: 'The picture is 40 x 24, what is seen 41 x 24.',
    });
  });
});
