import { expect, test } from 'vitest';
import { kiswahili } from '../../words/kiswahili.ts';
import { englishWords } from './upload.ts';
import { limitsText, refusalOf, type UploadLimits } from './upload-kinds.ts';

const photo: UploadLimits = { kinds: ['image/jpeg', 'image/png'], maxBytes: 5_242_880 };

test('says the limits as the specification does', () => {
  expect(limitsText(photo, englishWords.limits)).toBe('JPG, PNG up to 5MB');
  expect(limitsText(photo, kiswahili.fileUpload.limits)).toBe('JPG, PNG, isizidi 5MB');
});

test.each([
  [{ name: 'me.jpg', type: 'image/jpeg', size: 5_242_880 }, undefined],
  [{ name: 'me.jpg', type: 'image/jpeg', size: 5_242_881 }, 'size'],
  [{ name: 'me.jpg', type: 'image/jpeg', size: 0 }, 'empty'],
  [{ name: 'me.gif', type: 'image/gif', size: 10 }, 'kind'],
  // The type decides wherever there is one, not the ending of the name.
  [{ name: 'me.jpg', type: 'application/pdf', size: 10 }, 'kind'],
  [{ name: 'ME.JPEG', type: '', size: 10 }, undefined],
  [{ name: 'me', type: '', size: 10 }, 'kind'],
] as const)('of %j it says %j', (file, refusal) => {
  expect(refusalOf(file, photo)).toBe(refusal);
});
