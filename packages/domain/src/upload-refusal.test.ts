import { expect, it } from 'vitest';
import { uploadMaximumBytes, uploadRefusals, uploadRefusalText } from './upload-refusal.ts';

// spec: worker-complete-profile/photo-size
it('keeps the text of the specification for a photo that is too large', () => {
  expect(uploadMaximumBytes).toMatchObject({ photo: 5_242_880, document: 10_485_760 });
  expect(uploadRefusalText('photo', 'size')).toBe('Photo must be less than 5MB');
});

it('takes a face in less than a card, for a check sends eleven photos over a slow network', () => {
  const { face, card, photo } = uploadMaximumBytes;
  expect([face, card]).toEqual([2_097_152, photo]);
});

it.each(uploadRefusals)('has words for every purpose: %s', (refusal) => {
  for (const purpose of ['photo', 'face', 'card', 'document'] as const)
    expect(uploadRefusalText(purpose, refusal), purpose).toMatch(/^\S.+\S$/);
});

it('names the size that each may have', () => {
  const sizes = (['photo', 'face', 'card', 'document'] as const).map((purpose) => [
    uploadRefusalText(purpose, 'size'),
    uploadMaximumBytes[purpose] / 1_048_576,
  ]);
  expect(sizes).toEqual([
    ['Photo must be less than 5MB', 5],
    ['Photo must be less than 2MB', 2],
    ['Photo must be less than 5MB', 5],
    ['File must be less than 10MB', 10],
  ]);
});
