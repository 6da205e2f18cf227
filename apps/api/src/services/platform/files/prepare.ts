import type { UploadPurpose } from '@repo/domain/upload-refusal';
import { storageErrorOf } from '../../../providers/storage/storage.ts';
import type { CleanFile, FileTask } from './file-process.ts';
import { kindOfFile } from './kind-of-file.ts';
import { FileRefused, refuseUpload, type PreparedFile, type Upload } from './upload.ts';

/**
 * The longer edge of a stored image in pixels. A profile photo is shown at 128 pixels at most, many of them in a list on a
 * slow network. Small print must stay readable.
 */
const EDGES = { photo: 384, document: 2400, face: 800, card: 2000 } as const satisfies Record<
  UploadPurpose,
  number
>;

/**
 * Makes an upload fit to be stored. An image is drawn anew. A PDF (where the purpose allows one) is
 * inspected, and loses its links.
 * @throws ServiceError when the upload cannot be accepted.
 */
export async function prepareUpload(
  cleanFile: CleanFile,
  upload: Upload,
  purpose: UploadPurpose,
): Promise<PreparedFile> {
  try {
    const kind = await kindOfFile(upload.path);
    if (kind === undefined || (kind === 'pdf' && purpose !== 'document')) throw new FileRefused('kind');
    const isPdf = kind === 'pdf';
    const task: FileTask = isPdf ? { kind } : { kind: 'picture', edge: EDGES[purpose] };
    return { bytes: await cleanFile(upload.path, task), type: isPdf ? 'application/pdf' : 'image/jpeg' };
  } catch (error) {
    if (error instanceof FileRefused) throw refuseUpload(purpose, error.refusal, upload.field);
    // The temporary file could not be read: the process has too many open files, or the disk fails.
    throw error instanceof Error && 'syscall' in error ? storageErrorOf(error) : error;
  }
}
