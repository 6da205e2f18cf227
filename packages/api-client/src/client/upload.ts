import type {
  AnswerOf,
  Call,
  ExpectedForm,
  ExpectedUpload,
  ParamsOf,
  QueryOf,
} from '../contract/define-call.ts';
import type * as z from 'zod/mini';
import { addressOf } from './address.ts';
import type { ClientOptions } from './client.ts';
import { CallFailed } from './failure.ts';
import { parseAnswer } from './parse-answer.ts';
import { readFailure } from './read-failure.ts';

type UploadCall = Call & { readonly upload: ExpectedUpload };
type FormCall = Call & { readonly form: ExpectedForm };

interface Sent<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  /** Called with the percentage of sent bytes. It stays at 100 while the service processes the file. */
  readonly onProgress?: (percent: number) => void;
  /** Aborts the upload. The upload then fails as a network failure. */
  readonly signal?: AbortSignal;
}

export interface SentUpload<C extends UploadCall> extends Sent<C> {
  readonly file: Blob;
}

export interface SentForm<C extends FormCall> extends Sent<C> {
  /** The files of each field, in order. */
  readonly files: Readonly<Record<keyof C['form']['files'], readonly Blob[]>>;
  readonly texts: z.output<C['form']['texts']>;
}

export interface Uploads {
  /** Sends a file. Throws `CallFailed`, and nothing else. */
  upload<C extends UploadCall>(call: C, sent: SentUpload<C>): Promise<AnswerOf<C>>;
  /** As `upload`, for a form of several files. */
  uploadForm<C extends FormCall>(call: C, sent: SentForm<C>): Promise<AnswerOf<C>>;
}

const PERCENT = 100;

/**
 * Sends files by `XMLHttpRequest`, because `fetch` reports no upload progress. `timeoutMs` limits the time without any
 * progress, not the whole upload: a large photo on a slow network may take long.
 */
export function createUploads(options: Omit<ClientOptions, 'fetch'>): Uploads {
  return {
    upload(call, { file, ...sent }) {
      const form = new FormData();
      form.set(call.upload.field, file);
      return send(options, call, form, sent);
    },
    uploadForm(call, { files, texts, ...sent }) {
      const form = new FormData();
      // The texts come first, so that the service knows them before it reads the first file.
      for (const [name, text] of Object.entries(texts ?? {})) form.set(name, String(text));
      for (const [field, each] of Object.entries(files)) for (const file of each) form.append(field, file);
      return send(options, call, form, sent);
    },
  };
}

async function send<C extends Call>(
  { baseUrl, token, onUnauthorised, timeoutMs, language }: Omit<ClientOptions, 'fetch'>,
  call: C,
  form: FormData,
  { params, query, onProgress, signal }: Sent<C>,
): Promise<AnswerOf<C>> {
  const bearer = token();
  if (bearer === null || bearer === '') throw new CallFailed({ kind: 'no-token' });
  const request = new XMLHttpRequest();
  request.open(call.method, addressOf(baseUrl, call.path, params, query));
  request.setRequestHeader('authorization', `Bearer ${bearer}`);
  if (language !== undefined) request.setRequestHeader('accept-language', language());
  await sendWhole(request, form, timeoutMs, { onProgress, signal });
  const { status, responseText } = request;
  if (status < 200 || status > 299) {
    if (status === 401 && bearer === token()) onUnauthorised();
    throw new CallFailed(readFailure(status, responseText, request.getResponseHeader('retry-after')));
  }
  return parseAnswer(call, responseText, status).answer;
}

interface Watching {
  readonly onProgress: ((percent: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Resolves on any answer, whatever its status. Rejects when no answer will come. */
async function sendWhole(
  request: XMLHttpRequest,
  form: FormData,
  timeoutMs: number,
  { onProgress, signal }: Watching,
): Promise<void> {
  const stop = () => request.abort();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const moves = () => {
    clearTimeout(stalled);
    stalled = setTimeout(stop, timeoutMs);
  };
  request.addEventListener('progress', moves);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    moves();
    if (lengthComputable && total > 0) onProgress?.(Math.floor((loaded / total) * PERCENT));
  });
  signal?.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new CallFailed({ kind: 'network' }));
      if (signal?.aborted === true) {
        fail();
        return;
      }
      request.addEventListener('load', () => resolve());
      for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
      moves();
      request.send(form);
    });
  } finally {
    clearTimeout(stalled);
    signal?.removeEventListener('abort', stop);
  }
}
