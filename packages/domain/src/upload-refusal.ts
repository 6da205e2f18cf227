import { photoError, PHOTO_MAXIMUM_BYTES } from './document.ts';

/** Why an upload is not taken, in the words that its sender reads. */
export const uploadRefusals = [
  'missing',
  'size',
  'kind',
  'unreadable',
  'pixels',
  'active',
  'locked',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

export const DOCUMENT_MAXIMUM_BYTES = 10_485_760;

/** Several of a face come in one form, and are compared, not shown. */
const FACE_MAXIMUM_BYTES = 2_097_152;

export const uploadMaximumBytes = {
  photo: PHOTO_MAXIMUM_BYTES,
  document: DOCUMENT_MAXIMUM_BYTES,
  /** For an identity check: a face, and a side of the ID card. */
  face: FACE_MAXIMUM_BYTES,
  card: PHOTO_MAXIMUM_BYTES,
} as const;
export type UploadPurpose = keyof typeof uploadMaximumBytes;

const PDF_ACTIVE =
  'This PDF contains scripts, forms or attached files. Please send a plain PDF or a photo of the document.';
const PDF_LOCKED = 'This PDF is locked. Please send one without a password, or a photo of the document.';

const ofPhotos: Readonly<Record<UploadRefusal, string>> = {
  missing: 'Please choose a photo.',
  size: photoError(PHOTO_MAXIMUM_BYTES + 1) ?? '',
  kind: 'Photo must be a JPG, PNG or WebP image',
  unreadable: 'This photo could not be read. Please choose another one.',
  pixels: 'This photo is too large to open. Please choose a smaller one.',
  active: PDF_ACTIVE,
  locked: PDF_LOCKED,
};

const texts: Readonly<Record<UploadPurpose, Readonly<Record<UploadRefusal, string>>>> = {
  photo: ofPhotos,
  face: { ...ofPhotos, size: 'Photo must be less than 2MB' },
  card: ofPhotos,
  document: {
    missing: 'Please choose a file.',
    size: 'File must be less than 10MB',
    kind: 'File must be a JPG, PNG or WebP image, or a PDF',
    unreadable: 'This file could not be read. Please choose another one.',
    pixels: 'This image is too large to open. Please choose a smaller one.',
    active: PDF_ACTIVE,
    locked: PDF_LOCKED,
  },
};

export const uploadRefusalText = (purpose: UploadPurpose, refusal: UploadRefusal): string =>
  texts[purpose][refusal];
