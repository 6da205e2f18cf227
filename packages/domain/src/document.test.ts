import { describe, expect, it } from 'vitest';
import {
  documentKinds,
  documentLabels,
  documentStatusLabels,
  documentTypes,
  PHOTO_MAXIMUM_BYTES,
  photoError,
} from './document.ts';

it.each([
  [0, null],
  [PHOTO_MAXIMUM_BYTES, null],
  [PHOTO_MAXIMUM_BYTES + 1, 'Photo must be less than 5MB'],
])('a photo of %d bytes: %s', (bytes, error) => {
  expect(photoError(bytes)).toBe(error);
});

describe('documents', () => {
  it('are three, in the words of the specification', () => {
    expect(documentKinds.map((kind) => documentLabels[kind])).toEqual([
      'National ID',
      'Police Clearance',
      'Certificates (Optional)',
    ]);
    expect(documentStatusLabels).toEqual({
      not_uploaded: 'Not uploaded',
      uploading: 'Uploading...',
      uploaded: 'Uploaded ✓',
    });
  });

  it('are images or PDF, and photos at most 5 MB', () => {
    expect(documentTypes).toEqual(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);
    expect(PHOTO_MAXIMUM_BYTES).toBe(5 * 1024 * 1024);
  });
});
