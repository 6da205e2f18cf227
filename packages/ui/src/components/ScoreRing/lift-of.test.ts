import { expect, it } from 'vitest';
import { liftOf } from './lift-of.ts';

it.each([
  [0, 'translate(0.00px, -4.00px)'],
  [25, 'translate(4.00px, 0.00px)'],
  [50, 'translate(0.00px, 4.00px)'],
])('lifts a part at %d outwards', (at, translation) => {
  expect(liftOf(at).replaceAll('-0.00', '0.00')).toBe(translation);
});
