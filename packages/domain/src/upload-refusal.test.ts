import { expect, it } from 'vitest';
import { english } from './refusals/english.ts';
import {
  documentRefusalText,
  uploadMaximumBytes,
  uploadRefusalCode,
  uploadRefusals,
} from './upload-refusal.ts';

const purposes = ['photo', 'face', 'card', 'document'] as const;

// spec: worker-complete-profile/photo-size, worker-constants/photo
it('keeps the text of the specification for a photo that is too large', () => {
  expect(uploadMaximumBytes).toMatchObject({ photo: 5_242_880, document: 10_485_760 });
  expect(english[uploadRefusalCode('photo', 'size')]).toBe('Photo must be less than 5MB');
});

it('takes a face in less than a card, for a check sends eleven photos over a slow network', () => {
  const { face, card, photo } = uploadMaximumBytes;
  expect([face, card]).toEqual([2_097_152, photo]);
});

it.each(uploadRefusals)('says of a document on the screen what the service says of it: %s', (refusal) => {
  expect(documentRefusalText(refusal)).toBe(english[uploadRefusalCode('document', refusal)]);
});

it('names the size that each may have', () => {
  const sizes = purposes.map((purpose) => [
    english[uploadRefusalCode(purpose, 'size')],
    uploadMaximumBytes[purpose] / 1_048_576,
  ]);
  expect(sizes).toEqual([
    ['Photo must be less than 5MB', 5],
    ['Photo must be less than 2MB', 2],
    ['Photo must be less than 5MB', 5],
    ['File must be less than 10MB', 10],
  ]);
});
