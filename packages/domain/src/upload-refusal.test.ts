import { expect, it } from 'vitest';
import { uploadMaximumBytes, uploadRefusals, uploadRefusalText } from './upload-refusal.ts';

it('keeps the text of the specification for a photo that is too large', () => {
  expect(uploadMaximumBytes).toMatchObject({ photo: 5_242_880, document: 10_485_760 });
  expect(uploadRefusalText('photo', 'size')).toBe('Photo must be less than 5MB');
});

it('takes a face in less than a card, for a check sends eleven photos over a slow network', () => {
  const { face, card, photo } = uploadMaximumBytes;
  expect([face, card]).toEqual([2_097_152, photo]);
});

it.each(uploadRefusals)('has words for both purposes: %s', (refusal) => {
  expect(uploadRefusalText('photo', refusal)).toMatch(/^\S.+\S$/);
  expect(uploadRefusalText('document', refusal)).toMatch(/^\S.+\S$/);
});
