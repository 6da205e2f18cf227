import { Readable } from 'node:stream';
import { createBucketCalls, refusal, type Bucket, type Deadline } from './bucket-calls.ts';
import { checkedKey, type Storage } from './storage.ts';

/**
 * Stores files in a bucket. The provider promises that a put stores the file whole or not at all. The signed
 * checksum makes it verify the content.
 */
export function createBucketStorage(bucket: Bucket, options?: { timeoutMilliseconds: number }): Storage {
  const call = createBucketCalls(bucket, options);
  return {
    put: (key, bytes) =>
      call({ method: 'PUT', path: checkedKey(key), bytes }, async (response) => {
        if (!response.ok) throw await refusal(response);
        await response.body?.cancel();
      }),
    get: (key) =>
      call({ method: 'GET', path: checkedKey(key) }, async (response, deadline) => {
        if (response.ok && response.body !== null)
          return Readable.from(withoutSilence(response.body, deadline), { objectMode: false });
        const error = await refusal(response);
        if (error.isNoSuchKey) return null;
        throw error;
      }),
    delete: (key) =>
      call({ method: 'DELETE', path: checkedKey(key) }, async (response) => {
        if (!response.ok) {
          const error = await refusal(response);
          if (!error.isNoSuchKey) throw error;
        }
        await response.body?.cancel();
      }),
    // Nothing to do, because a put stores the file whole or not at all.
    tidy: () => Promise.resolve(),
  };
}

/**
 * The parts of a file. Only the wait for the bucket counts, not the time that the reader takes over a part:
 * the reader may be a telephone on a slow network.
 */
async function* withoutSilence(body: ReadableStream<Uint8Array>, deadline: Deadline) {
  const parts = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      deadline.set();
      const { done, value } = await parts.next();
      deadline.lift();
      if (done === true) return;
      yield value;
    }
  } finally {
    deadline.lift();
    await parts.return?.();
  }
}
