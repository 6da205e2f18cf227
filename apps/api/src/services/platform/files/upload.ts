import { type UploadPurpose, type UploadRefusal, uploadRefusalCode } from '@repo/domain/upload-refusal';
import { refusedField, type ServiceError } from '../../../errors.ts';
import type { Limit } from '../limits/rate-limit.ts';

/** A file as it came: in a temporary place, under no name of the sender's, believed in nothing. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** The name of the form's field, for the answer that refuses it. */
  readonly field: string;
}

/** A file that may be kept and shown: made by us, or looked through. */
export interface PreparedFile {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
}

export function refuseUpload(purpose: UploadPurpose, refusal: UploadRefusal, field: string): ServiceError {
  const kind = refusal === 'size' ? 'too-large' : 'invalid';
  return refusedField(field, uploadRefusalCode(purpose, refusal), kind);
}

/** A file that cannot be taken as it is. */
export class FileRefused extends Error {
  readonly refusal: UploadRefusal;
  constructor(refusal: UploadRefusal, options?: ErrorOptions) {
    super(`File refused: ${refusal}`, options);
    this.name = 'FileRefused';
    this.refusal = refusal;
  }
}

/** More than anybody sends in earnest over a bad network; each costs half a second of a processor. */
export const UPLOADS: Limit = {
  kind: 'uploads',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'filesTooOften',
};
