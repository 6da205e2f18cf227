import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../config.ts';
import { checkedKey, StorageError, type Storage, type StorageFault } from './storage.ts';

const TIMEOUT_MILLISECONDS = 30_000;
const RETRIES = 2;
const CONTENT_TYPE = 'application/octet-stream';

type Bucket = Extract<Config['storage'], { kind: 'bucket' }>;

/**
 * An S3 bucket, addressed by path, because every maker's buckets support that. The provider promises that a
 * put stores the file whole or not at all. The signed checksum makes it verify the content.
 */
export function createBucketStorage(bucket: Bucket): Storage {
  const client = new AwsClient({
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: 's3',
    retries: RETRIES,
  });

  async function call(method: 'PUT' | 'GET' | 'DELETE', key: string, bytes?: Uint8Array): Promise<Response> {
    const address = `${bucket.endpoint}/${[bucket.bucket, ...bucket.prefix, checkedKey(key)].join('/')}`;
    const sum = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const content =
      bytes === undefined ? {} : { body: Buffer.from(bytes), headers: { 'content-type': CONTENT_TYPE } };
    try {
      return await client.fetch(address, {
        method,
        ...content,
        headers: { ...content.headers, 'x-amz-content-sha256': sum },
        // Signature and file never follow a redirect to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
    } catch (error) {
      throw new StorageError('unavailable', error);
    }
  }

  return {
    async put(key, bytes) {
      const response = await call('PUT', key, bytes);
      if (!response.ok) throw await refusal(response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await call('GET', key);
      if (response.ok && response.body !== null) return Readable.from(response.body, { objectMode: false });
      const error = await refusal(response);
      if (error.isNoSuchKey) return null;
      throw error;
    },
    async delete(key) {
      const response = await call('DELETE', key);
      if (!response.ok) {
        const error = await refusal(response);
        if (!error.isNoSuchKey) throw error;
      }
      await response.body?.cancel();
    },
    // Nothing to do, because a put stores the file whole or not at all.
    tidy: () => Promise.resolve(),
  };
}

class BucketRefusal extends StorageError {
  readonly isNoSuchKey: boolean;
  constructor(fault: StorageFault, status: number, code: string) {
    super(fault, new Error(`The bucket answered ${String(status)} ${code}`));
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
async function refusal(response: Response): Promise<BucketRefusal> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';
  return new BucketRefusal(FAULTS[response.status] ?? 'unavailable', response.status, code);
}
