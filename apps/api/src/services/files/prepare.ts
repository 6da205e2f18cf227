import { readFile } from 'node:fs/promises';
import type { UploadPurpose } from '@repo/domain/upload-refusal';
import { createGate } from './gate.ts';
import { kindOfFile } from './kind-of-file.ts';
import { lookAtPdf } from './pdf-look.ts';
import { lookAtPicture, redraw } from './picture.ts';
import { FileRefused, refuseUpload, type PreparedFile, type Upload } from './upload.ts';

/** The longer edge of what is kept, in pixels: a face on a screen, and small print that stays readable. */
const EDGES = { photo: 1024, document: 2400 } as const satisfies Record<UploadPurpose, number>;

/** Two at once in the process; what needs much memory is alone. The rest wait on the disk. */
const GATE_CAPACITY = 2;
const pass = createGate(GATE_CAPACITY);

/**
 * Makes of an upload what may be kept: an image is drawn anew, a PDF (where one may be sent) is looked through.
 * @throws ServiceError in words for the sender when it cannot be taken.
 */
export async function prepareUpload(upload: Upload, purpose: UploadPurpose): Promise<PreparedFile> {
  try {
    const kind = await kindOfFile(upload.path);
    if (kind === undefined || (kind === 'pdf' && purpose === 'photo')) throw new FileRefused('kind');
    return kind === 'pdf' ? await preparePdf(upload.path) : await prepareImage(upload.path, EDGES[purpose]);
  } catch (error) {
    if (error instanceof FileRefused) throw refuseUpload(purpose, error.refusal, upload.field);
    throw error;
  }
}

async function prepareImage(path: string, edge: number): Promise<PreparedFile> {
  const picture = await lookAtPicture(path);
  const bytes = await pass(picture.isHeld ? GATE_CAPACITY : 1, () => redraw(picture, edge));
  return { bytes, type: 'image/jpeg' };
}

function preparePdf(path: string): Promise<PreparedFile> {
  return pass(1, async () => {
    const bytes = await readFile(path);
    const finding = lookAtPdf(bytes);
    if (finding !== 'plain') throw new FileRefused(finding);
    return { bytes, type: 'application/pdf' };
  });
}
