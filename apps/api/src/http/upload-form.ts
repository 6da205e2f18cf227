import { rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ExpectedForm } from '@repo/api-client/contract/define-call';
import { uploadMaximumBytes } from '@repo/domain/upload-refusal';
import { ServiceError } from '../errors.ts';
import { refuseUpload, type Upload } from '../services/platform/files/upload.ts';
import { RequestRefused } from './errors.ts';
import { FORM_BYTES, newPath, reading, writePart } from './uploads.ts';

const MAXIMUM_TEXTS = 8;

/** The received files of a form by field, in their order, and its text fields. */
export interface ReceivedForm {
  readonly files: ReadonlyMap<string, readonly Upload[]>;
  readonly texts: unknown;
}

/**
 * Stores the files of a form in temporary places and passes them to `work`. They are deleted afterwards in
 * every case, also when the connection is cut. Authenticate first: before this call nothing of the body is
 * read.
 * @throws ServiceError when a file is missing or too many (400), or as soon as one is too large (413);
 * RequestRefused for the text fields.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  form: ExpectedForm,
  work: (received: ReceivedForm) => Promise<T>,
): Promise<T> {
  const [first] = Object.entries(form.files);
  if (!request.isMultipart() && first !== undefined)
    throw refuseUpload(first[1].purpose, 'missing', first[0]);
  const files = new Map<string, Upload[]>(Object.keys(form.files).map((field) => [field, []]));
  const paths: string[] = [];
  try {
    const texts = await reading(request, () => receive(request, form, files, paths));
    for (const [field, { purpose, least }] of Object.entries(form.files))
      if ((files.get(field)?.length ?? 0) < least) throw refuseUpload(purpose, 'missing', field);
    const parsed = z.core.safeParse(form.texts, texts);
    if (!parsed.success) throw new RequestRefused('body', parsed.error.issues);
    return await work({ files, texts: parsed.data });
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

async function receive(
  request: FastifyRequest,
  form: ExpectedForm,
  files: ReadonlyMap<string, Upload[]>,
  paths: string[],
): Promise<Readonly<Record<string, string>>> {
  refuseTooMuch(request, form);
  const most = Object.values(form.files).reduce((sum, { most: each }) => sum + each, 0);
  const texts: Record<string, string> = {};
  // One more than the maximum, so that an excess file is noticed.
  const limits = { files: most + 1, fields: MAXIMUM_TEXTS, parts: most + MAXIMUM_TEXTS + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await takeFile(request, part, { form, files, paths });
    else if (typeof part.value === 'string') texts[part.fieldname] = part.value;
  }
  return texts;
}

function refuseTooMuch(request: FastifyRequest, { files }: ExpectedForm): void {
  const entries = Object.entries(files);
  const most = entries.reduce(
    (sum, [, each]) => sum + each.most * uploadMaximumBytes[each.purpose],
    FORM_BYTES,
  );
  const [first] = entries;
  if (Number(request.headers['content-length'] ?? 0) > most && first !== undefined)
    throw refuseUpload(first[1].purpose, 'size', first[0]);
}

async function takeFile(
  request: FastifyRequest,
  part: MultipartFile,
  into: {
    readonly form: ExpectedForm;
    readonly files: ReadonlyMap<string, Upload[]>;
    readonly paths: string[];
  },
): Promise<void> {
  const field = part.fieldname;
  const taken = into.files.get(field);
  const expected = Object.hasOwn(into.form.files, field) ? into.form.files[field] : undefined;
  if (taken === undefined || expected === undefined || taken.length >= expected.most)
    throw new ServiceError('invalid', 'filesTooMany');
  const path = newPath(request);
  into.paths.push(path);
  const bytes = await writePart(part, expected.purpose, path);
  taken.push({ path, bytes, field });
}
