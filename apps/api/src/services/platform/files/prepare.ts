import { readFile } from 'node:fs/promises';
import type { UploadPurpose } from '@repo/domain/upload-refusal';
import { storageErrorOf } from '../../../providers/storage/storage.ts';
import type { ReencodeImage } from './image-process.ts';
import { createSemaphore } from './semaphore.ts';
import { kindOfFile } from './kind-of-file.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { FileRefused, refuseUpload, type PreparedFile, type Upload } from './upload.ts';

/**
 * The longer edge of a stored image in pixels. A face must fit a screen, and small print must stay readable.
 */
const EDGES = { photo: 1024, document: 2400, face: 800, card: 2000 } as const satisfies Record<
  UploadPurpose,
  number
>;

/** One PDF is in memory at a time. The other PDFs wait on the disk. */
const LONGEST_QUEUE = 60;
const pass = createSemaphore(1, LONGEST_QUEUE);

/**
 * Makes an upload fit to be stored. An image is drawn anew. A PDF (where the purpose allows one) is
 * inspected.
 * @throws ServiceError when the upload cannot be accepted.
 */
export async function prepareUpload(
  reencodeImage: ReencodeImage,
  upload: Upload,
  purpose: UploadPurpose,
): Promise<PreparedFile> {
  try {
    const kind = await kindOfFile(upload.path);
    if (kind === undefined || (kind === 'pdf' && purpose !== 'document')) throw new FileRefused('kind');
    if (kind === 'pdf') return await pass(1, () => preparePdf(upload.path));
    return { bytes: await reencodeImage(upload.path, EDGES[purpose]), type: 'image/jpeg' };
  } catch (error) {
    if (error instanceof FileRefused) throw refuseUpload(purpose, error.refusal, upload.field);
    // The temporary file could not be read: the process has too many open files, or the disk fails.
    throw error instanceof Error && 'syscall' in error ? storageErrorOf(error) : error;
  }
}

async function preparePdf(path: string): Promise<PreparedFile> {
  const bytes = await readFile(path);
  const finding = inspectPdf(bytes);
  if (finding !== 'plain') throw new FileRefused(finding);
  return { bytes, type: 'application/pdf' };
}
