import { PHOTO_MAXIMUM_BYTES } from './document.ts';

/** The reasons to refuse an upload. */
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

/** One form has several photos of a face. They are compared and not shown. */
const FACE_MAXIMUM_BYTES = 2_097_152;

export const uploadMaximumBytes = {
  photo: PHOTO_MAXIMUM_BYTES,
  document: DOCUMENT_MAXIMUM_BYTES,
  /** For an identity check: a photo of the face, and a side of the ID card. */
  face: FACE_MAXIMUM_BYTES,
  card: PHOTO_MAXIMUM_BYTES,
} as const;
export type UploadPurpose = keyof typeof uploadMaximumBytes;

/** The refusals of a document, by code. The demonstration also shows them, although it sends no document. */
export const documentRefusalTexts = {
  fileMissing: 'Please choose a file.',
  fileTooLarge: 'File must be less than 10MB',
  fileKindInvalid: 'File must be a JPG, PNG or WebP image, or a PDF',
  fileUnreadable: 'This file could not be read. Please choose another one.',
  filePixelsTooMany: 'This image is too large to open. Please choose a smaller one.',
  pdfActive:
    'This PDF contains scripts, forms, links or attached files. Please print it to a new PDF, or send a photo of the document.',
  pdfLocked: 'This PDF is locked. Please send one without a password, or a photo of the document.',
} as const;

const ofDocuments = {
  missing: 'fileMissing',
  size: 'fileTooLarge',
  kind: 'fileKindInvalid',
  unreadable: 'fileUnreadable',
  pixels: 'filePixelsTooMany',
  active: 'pdfActive',
  locked: 'pdfLocked',
} as const satisfies Readonly<Record<UploadRefusal, keyof typeof documentRefusalTexts>>;

const ofPhotos = {
  missing: 'photoMissing',
  size: 'photoTooLarge',
  kind: 'photoKindInvalid',
  unreadable: 'photoUnreadable',
  pixels: 'photoPixelsTooMany',
  active: 'pdfActive',
  locked: 'pdfLocked',
} as const satisfies Readonly<Record<UploadRefusal, string>>;

const codes = {
  photo: ofPhotos,
  face: { ...ofPhotos, size: 'faceTooLarge' },
  card: ofPhotos,
  document: ofDocuments,
} as const satisfies Readonly<Record<UploadPurpose, Readonly<Record<UploadRefusal, string>>>>;

/** The code of the refusal. */
export const uploadRefusalCode = (purpose: UploadPurpose, refusal: UploadRefusal) => codes[purpose][refusal];

/** The refusal of a document, for a screen. */
export const documentRefusalText = (refusal: UploadRefusal): string =>
  documentRefusalTexts[ofDocuments[refusal]];
