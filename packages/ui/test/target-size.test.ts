import { expect, test } from 'vitest';
import { leastTarget } from '../../../.storybook/target-size.ts';
import { audiences } from '../src/themes/audiences.ts';
import { media } from '../src/tokens/media.ts';
import { compact, desk, size } from '../src/tokens/scales.ts';

const ORDINARY_TEXT_PIXELS = 16;
const pixelsOf = (length: string) => Number.parseFloat(length) * ORDINARY_TEXT_PIXELS;

const withFinger = () => false;
const withMouseOnPhone = (query: string) => query === media.mouse;
const withMouseAtDesk = (query: string) => query === media.mouse || query === media.deskMouse;

test.each(audiences)('a thumb has 44 px on every site at every width: %s', (audience) => {
  expect(leastTarget(audience, withFinger)).toBe(44);
});

test.each([
  ['landing', 44, 44],
  ['employer', 44, 40],
  ['worker', 44, 40],
  ['ops', 36, 36],
])('a mouse on the site %s has %i px on a phone’s width and %i px at a desk', (audience, narrow, wide) => {
  expect(leastTarget(audience, withMouseOnPhone)).toBe(narrow);
  expect(leastTarget(audience, withMouseAtDesk)).toBe(wide);
});

test('the sizes of the themes keep what is checked', () => {
  expect(pixelsOf(size.target)).toBe(44);
  expect(pixelsOf(desk.size.target)).toBe(40);
  expect(pixelsOf(desk.size.control)).toBe(40);
  expect(pixelsOf(compact.size.target)).toBe(36);
});

test('smaller controls are for a pointer that hovers and is fine, and never for a finger', () => {
  expect(media.deskMouse).toContain('(hover: hover) and (pointer: fine) and (min-width: 64em)');
});
