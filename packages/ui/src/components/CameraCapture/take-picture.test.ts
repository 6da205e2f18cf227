import { expect, test } from 'vitest';
import { guideRatios, middleOf, scaled } from './take-picture.ts';

test.each([
  ['a lying picture for a face', 1280, 720, guideRatios.face, { x: 370, y: 0, width: 540, height: 720 }],
  ['an upright one for a face', 720, 1280, guideRatios.face, { x: 0, y: 160, width: 720, height: 960 }],
  ['an upright one for a card', 1080, 1920, guideRatios.card, { x: 0, y: 600, width: 1080, height: 720 }],
  ['one that fits', 300, 200, guideRatios.card, { x: 0, y: 0, width: 300, height: 200 }],
])('the middle of %s', (_what, width, height, ratio, area) => {
  expect(middleOf(width, height, ratio)).toEqual(area);
});

test.each([
  [{ width: 720, height: 960 }, 640, { width: 480, height: 640 }],
  [{ width: 240, height: 320 }, 640, { width: 240, height: 320 }],
  [{ width: 4000, height: 1 }, 640, { width: 640, height: 1 }],
])('%o is never made larger than %i', (area, longest, size) => {
  expect(scaled(area, longest)).toEqual(size);
});
