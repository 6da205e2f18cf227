import { expect, it } from 'vitest';
import { uploadMaximumBytes, uploadRefusals, uploadRefusalText } from './upload-refusal.ts';

it('keeps the text of the specification for a photo that is too large', () => {
  expect(uploadMaximumBytes).toEqual({ photo: 5_242_880, document: 10_485_760 });
  expect(uploadRefusalText('photo', 'size')).toBe('Photo must be less than 5MB');
});

it.each(uploadRefusals)('has words for both purposes: %s', (refusal) => {
  expect(uploadRefusalText('photo', refusal)).toMatch(/^\S.+\S$/);
  expect(uploadRefusalText('document', refusal)).toMatch(/^\S.+\S$/);
});
