import { cameraFrames, fileFrames } from '@repo/domain/identity-series';
import { expect, test } from 'vitest';
import { labelsOf } from './photo-words.ts';

const frames = (count: number) =>
  Array.from({ length: count }, (_, index) => `liveness-${String(index + 1)}`);
const labels = (...images: readonly string[]) => [...labelsOf(images).values()];

// spec: team-case-pages/movement
test.each([
  ['both sides of a card', ['id_front', 'id_back'], ['ID card, front', 'ID card, back']],
  [
    'the series of the camera',
    frames(cameraFrames.length),
    'One side,One side,One side,Other side,Other side,Other side,Smile,Smile'.split(','),
  ],
  [
    'the series of files, the card and the selfie between them',
    ['id_front', ...frames(fileFrames.length), 'selfie'],
    ['ID card, front', 'One side', 'Other side', 'Up', 'Down', 'Smile', 'Straight', 'Selfie'],
  ],
  ['a number that no series has', frames(2), ['Photo 1', 'Photo 2']],
])('%s', (_title, images, expected) => {
  expect(labels(...images)).toEqual(expected);
});
