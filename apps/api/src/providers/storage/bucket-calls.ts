import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../config.ts';
import { StorageError, type StorageFault } from './storage.ts';

/** For all tries of one call together, and then for each silence in the middle of a file. */
const TIMEOUT_MILLISECONDS = 30_000;
const TRIES = 3;
const FIRST_PAUSE_MILLISECONDS = 50;
const CONTENT_TYPE = 'application/octet-stream';

export type Bucket = Extract<Config['storage'], { kind: 'bucket' }>;

export interface BucketCall {
  readonly method: 'PUT' | 'GET' | 'DELETE';
  /** Below the bucket and its prefix. Empty for the bucket itself. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes one call and hands its answer to `read`, all within one deadline. */
export type CallBucket = <T>(
  call: BucketCall,
  read: (response: Response, deadline: Deadline) => Promise<T>,
) => Promise<T>;

/** Signed calls to an S3 bucket, addressed by path, because every maker's buckets support that. */
export function createBucketCalls(
  bucket: Bucket,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): CallBucket {
  const client = new AwsClient({
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: 's3',
  });

  return async ({ method, path, query, bytes, headers: given }, read) => {
    const place = path === '' ? [bucket.bucket] : [bucket.bucket, ...bucket.prefix, path];
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const address = `${bucket.endpoint}/${place.join('/')}${search}`;
    const sum = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const type = bytes === undefined ? undefined : { 'content-type': CONTENT_TYPE };
    const headers = { ...type, ...given, 'x-amz-content-sha256': sum };
    const body = bytes === undefined ? undefined : { body: Buffer.from(bytes) };
    const deadline = new Deadline(timeoutMilliseconds);
    try {
      const response = await untilItIsNotBusy(async () => {
        // The signal goes to `fetch` itself. A `Request` loses the signal that it was made with when it is
        // garbage-collected, and the client's own `fetch` makes one.
        const signed = await client.sign(address, { method, headers });
        return fetch(signed.url, {
          method,
          headers: signed.headers,
          ...body,
          // Signature and file never follow a redirect to another server.
          redirect: 'error',
          signal: deadline.signal,
        });
      }, deadline);
      return await read(response, deadline);
    } catch (error) {
      throw error instanceof StorageError ? error : new StorageError('unavailable', error);
    } finally {
      deadline.lift();
    }
  };
}

/** Aborts its signal when the time is over, unless it was lifted. It can be set again. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: NodeJS.Timeout | undefined;
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.set();
  }
  get signal(): AbortSignal {
    return this.#controller.signal;
  }
  set(): void {
    this.lift();
    const end = () => this.#controller.abort(new Error('The bucket was silent for too long'));
    this.#timer = setTimeout(end, this.#milliseconds);
  }
  lift(): void {
    clearTimeout(this.#timer);
  }
}

/** A bucket that is busy or broken for a moment is asked again, after a pause. */
async function untilItIsNotBusy(ask: () => Promise<Response>, { signal }: Deadline): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask();
    if ((response.status < 500 && response.status !== 429) || tries === TRIES) return response;
    await response.body?.cancel();
    await sleep(Math.random() * FIRST_PAUSE_MILLISECONDS * 2 ** (tries - 1), undefined, { signal });
  }
}

export class BucketRefusal extends StorageError {
  readonly status: number;
  readonly isNoSuchKey: boolean;
  constructor(fault: StorageFault, status: number, code: string) {
    super(fault, new Error(`The bucket answered ${String(status)} ${code}`));
    this.status = status;
    this.isNoSuchKey = status === 404 && code === 'NoSuchKey';
  }
}

const FAULTS: Readonly<Record<number, StorageFault>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  507: 'full',
};

/** The body says whether the file or the bucket is missing (404). */
export async function refusal(response: Response): Promise<BucketRefusal> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';
  return new BucketRefusal(FAULTS[response.status] ?? 'unavailable', response.status, code);
}
