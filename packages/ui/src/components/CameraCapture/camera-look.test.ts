import { expect, test } from 'vitest';
import { lookOf, type Pixels } from './camera-look.ts';

const SIDE = 40;
/** A picture in which `at` gives the brightness of every pixel. */
function picture(at: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) data.fill(at(x, y), (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  return { data, width: SIDE, height: SIDE };
}
const checks = (low: number, high: number, wide: number) => (x: number, y: number) =>
  (Math.floor(x / wide) + Math.floor(y / wide)) % 2 === 0 ? low : high;

test.each([
  ['a dark room', checks(5, 70, 4), 'dark'],
  ['a lamp in the picture', (x: number) => (x < SIDE / 2 ? 255 : 120), 'bright'],
  ['a picture without an edge', (x: number) => 100 + x, 'blurred'],
  ['one colour', () => 140, 'blurred'],
  ['edges', checks(90, 170, 4), 'good'],
  ['letters on a white card', checks(60, 240, 2), 'good'],
] as const)('%s', (_what, at, look) => {
  expect(lookOf(picture(at))).toBe(look);
});

test('the smallest picture is no fault', () => {
  expect(lookOf({ data: new Uint8ClampedArray([200, 200, 200, 255]), width: 1, height: 1 })).toBe('blurred');
});
