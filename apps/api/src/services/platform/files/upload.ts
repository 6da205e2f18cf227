import { type UploadPurpose, type UploadRefusal, uploadRefusalCode } from '@repo/domain/upload-refusal';
import { refusedField, type ServiceError } from '../../../errors.ts';
import type { Limit } from '../limits/rate-limit.ts';

/**
 * A file as the sender sent it, in a temporary place. It does not have the sender's file name, and nothing in
 * it is trusted.
 */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** The name of the form's field. The refusal names it. */
  readonly field: string;
}

/** A file that may be stored and shown: this service drew it or inspected it. */
export interface PreparedFile {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
}

export function refuseUpload(purpose: UploadPurpose, refusal: UploadRefusal, field: string): ServiceError {
  const kind = refusal === 'size' ? 'too-large' : 'invalid';
  return refusedField(field, uploadRefusalCode(purpose, refusal), kind);
}

/** The refusal of a file in its present form. */
export class FileRefused extends Error {
  readonly refusal: UploadRefusal;
  constructor(refusal: UploadRefusal, options?: ErrorOptions) {
    super(`File refused: ${refusal}`, options);
    this.name = 'FileRefused';
    this.refusal = refusal;
  }
}

/** More than an honest sender needs over a bad network. Each upload costs half a second of a processor. */
export const UPLOADS: Limit = {
  kind: 'uploads',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'filesTooOften',
};
