import { expect, test } from 'vitest';
import { LIVENESS_FRAMES } from './identity-check.ts';
import { cameraFrames, fileFrames, promptsOf } from './identity-series.ts';

test('the camera takes the most frames that the provider compares, and files the fewest', () => {
  expect(cameraFrames).toHaveLength(LIVENESS_FRAMES.most);
  expect(fileFrames).toHaveLength(LIVENESS_FRAMES.least);
});

test.each([cameraFrames, fileFrames])(
  'a face turns to both sides and smiles in every series',
  (...frames) => {
    expect(frames).toEqual(expect.arrayContaining(['side', 'other', 'smile']));
  },
);

test.each([
  [8, cameraFrames],
  [6, fileFrames],
  [7, []],
  [0, []],
])('%i frames have the prompts of their series', (count, prompts) => {
  expect(promptsOf(count)).toEqual(prompts);
});
