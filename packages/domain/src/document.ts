import { defineMachine, type StateOf } from './machine.ts';

/** The worker's documents (worker spec 2.18). */
export const documentKinds = ['nationalId', 'policeClearance', 'certificates'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'National ID',
  policeClearance: 'Police Clearance',
  certificates: 'Certificates (Optional)',
};

export const documentMachine = defineMachine({
  not_uploaded: ['uploading'],
  uploading: ['uploaded', 'not_uploaded'],
  uploaded: ['uploading', 'accepted', 'rejected'],
  accepted: ['uploading'],
  rejected: ['uploading'],
});
export type DocumentStatus = StateOf<typeof documentMachine>;

export const documentStatusLabels: Readonly<
  Record<Extract<DocumentStatus, 'not_uploaded' | 'uploading' | 'uploaded'>, string>
> = {
  not_uploaded: 'Not uploaded',
  uploading: 'Uploading...',
  uploaded: 'Uploaded ✓',
};

/** Images or PDF. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const PHOTO_MAXIMUM_BYTES = 5_242_880;

export const photoError = (bytes: number): string | null =>
  bytes > PHOTO_MAXIMUM_BYTES ? 'Photo must be less than 5MB' : null;

/** A police clearance certificate holds for a year from its issue (decisions 13). */
export const POLICE_CERTIFICATE_MONTHS = 12;
