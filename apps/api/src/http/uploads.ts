import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExpectedUpload } from '@repo/api-client/contract/define-call';
import { uploadMaximumBytes, type UploadPurpose } from '@repo/domain/upload-refusal';
import { ServiceError } from '../errors.ts';
import { storageErrorOf } from '../providers/storage/storage.ts';
import { removeStale } from '../providers/storage/stale.ts';
import { refuseUpload, type Upload } from '../services/platform/files/upload.ts';

/** The maximum size of the form's own lines beside a file. */
export const FORM_BYTES = 16 * 1024;
/** The time of silence after which the sender counts as gone. */
const SILENCE_MILLISECONDS = 30_000;
const TIDY_EVERY_MILLISECONDS = 3_600_000;
const FIELD_NAME_BYTES = 64;
const HEADER_PAIRS = 20;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Lets the server read forms with files. Old files that a killed process left in the folder are deleted. */
export async function registerUploads(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await removeStale(folder);
  const timer = setInterval(() => {
    removeStale(folder).catch((error: unknown) => app.log.warn({ err: error }, 'uploads left behind stay'));
  }, TIDY_EVERY_MILLISECONDS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.decorate('uploadFolder', folder);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 4,
      fieldSize: 1024,
      parts: 5,
      fieldNameSize: FIELD_NAME_BYTES,
      headerPairs: HEADER_PAIRS,
      // One byte more than the largest maximum, so that an excess is noticed.
      fileSize: Math.max(...Object.values(uploadMaximumBytes)) + 1,
    },
  });
}

/**
 * Stores the one file of a form in a temporary place and passes it to `work`. It is deleted afterwards in
 * every case, also when the connection is cut. Authenticate first: before this call nothing of the body is
 * read.
 * @throws ServiceError when there is no such file (400), or as soon as it is too large (413).
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  expected: ExpectedUpload,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { field, purpose } = expected;
  if (!request.isMultipart()) throw refuseUpload(purpose, 'missing', field);
  const path = newPath(request);
  try {
    const bytes = await reading(request, () => receive(request, expected, path));
    return await work({ path, bytes, field });
  } finally {
    await rm(path, { force: true });
  }
}

/** A temporary place for one file. */
export const newPath = (request: FastifyRequest): string =>
  join(request.server.uploadFolder, randomBytes(16).toString('hex'));

/** Reads the body of a request with `read`. It stops when the sender falls silent. */
export async function reading<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const stopWatching = watchSilence(request);
  try {
    return await read();
  } catch (error) {
    // The rest of the body is read and dropped, because a browser reads the answer only after it has sent
    // everything.
    request.raw.unpipe();
    request.raw.resume();
    throw refused(error);
  } finally {
    stopWatching();
  }
}

async function receive(
  request: FastifyRequest,
  { field, purpose }: ExpectedUpload,
  path: string,
): Promise<number> {
  const maximum = uploadMaximumBytes[purpose];
  if (Number(request.headers['content-length'] ?? 0) > maximum + FORM_BYTES)
    throw refuseUpload(purpose, 'size', field);
  const part = await request.file();
  if (part?.fieldname !== field) throw refuseUpload(purpose, 'missing', field);
  return writePart(part, purpose, path);
}

/** Writes one file of a form to its place. @returns its size. */
export async function writePart(part: MultipartFile, purpose: UploadPurpose, path: string): Promise<number> {
  const maximum = uploadMaximumBytes[purpose];
  const field = part.fieldname;
  const file = await open(path, 'wx', FILE_MODE);
  try {
    let bytes = 0;
    for await (const chunk of chunksOf(part)) {
      bytes += chunk.length;
      if (bytes > maximum) throw refuseUpload(purpose, 'size', field);
      await file.writeFile(chunk);
    }
    if (bytes === 0) throw refuseUpload(purpose, 'missing', field);
    return bytes;
  } finally {
    await file.close();
  }
}

async function* chunksOf(part: MultipartFile): AsyncGenerator<Buffer> {
  for await (const chunk of part.file) if (Buffer.isBuffer(chunk)) yield chunk;
}

function watchSilence(request: FastifyRequest): () => void {
  const { socket } = request;
  const giveUp = () => socket.destroy();
  const before = socket.timeout ?? 0;
  socket.setTimeout(SILENCE_MILLISECONDS);
  socket.once('timeout', giveUp);
  return () => {
    socket.setTimeout(before);
    socket.off('timeout', giveUp);
  };
}

/**
 * An incomplete or malformed form is the fault of the sender or the network. A full disk is the service's
 * fault.
 */
function refused(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error)) return error;
  if ('syscall' in error) return storageErrorOf(error);
  return /multipart|boundary|terminated early|premature/i.test(error.message)
    ? new ServiceError('invalid', 'uploadBroken')
    : error;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadFolder: string;
  }
}
