import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, it } from 'vitest';
import { createBucketStorage } from './bucket.ts';
import { newStorageKey, type Storage } from './storage.ts';

/** Longer than a busy machine takes for one call. The tests wait for it side by side. */
const DEADLINE = 2000;
/** More than the buffers between a bucket and its reader hold. */
const LARGE = Buffer.alloc(8 * 1024 * 1024, 'a');

type Answer = (response: ServerResponse) => unknown;

/** A bucket of its own for each test, and the number of requests to it. */
async function bucketThat(answers: Answer) {
  const counted = { requests: 0 };
  const server = createServer((request, response) => {
    counted.requests += 1;
    request.resume().once('end', () => answers(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const storage = createBucketStorage(
    {
      kind: 'bucket',
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: 'amini',
      prefix: [],
      region: 'af-south-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
    },
    { timeoutMilliseconds: DEADLINE },
  );
  return { storage, counted };
}

const servers: Server[] = [];
// A busy service collects its garbage all the time, and with it what only a weak reference holds.
setFlagsFromString('--expose-gc');
const over = new AbortController();
void collectGarbage();
afterAll(() => {
  over.abort();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * Collects until the tests are over. The memory of earlier test files makes a collection slow, so each is followed by
 * four times its own time: the calls need the thread as well.
 */
async function collectGarbage(): Promise<void> {
  while (!over.signal.aborted) {
    const begun = performance.now();
    runInNewContext('gc()');
    await sleep(20 + 4 * (performance.now() - begun));
  }
}

const key = newStorageKey();
const calls: readonly (readonly [string, (storage: Storage) => Promise<unknown>])[] = [
  ['put', (storage) => storage.put(key, Buffer.from('a photo'))],
  ['get', (storage) => storage.get(key)],
  ['delete', (storage) => storage.delete(key)],
];

const unavailable = { name: 'StorageError', kind: 'provider-unavailable', fault: 'unavailable' };

describe.concurrent.each(calls)('a %s ends in time', (_what, call) => {
  it('when the bucket takes the request and never answers', async ({ expect }) => {
    const { storage, counted } = await bucketThat(() => undefined);
    await expect(call(storage)).rejects.toMatchObject(unavailable);
    expect(counted.requests).toBe(1);
  });

  it('when the bucket begins a refusal and never ends it', async ({ expect }) => {
    const { storage } = await bucketThat((response) =>
      response.writeHead(403, { 'content-length': 100 }).write('<Error>'),
    );
    await expect(call(storage)).rejects.toMatchObject({ ...unavailable, fault: 'refused' });
  });

  it('for all its tries together', async ({ expect }) => {
    const { storage, counted } = await bucketThat((response) =>
      setTimeout(() => response.writeHead(503).end(), DEADLINE * 0.6),
    );
    await expect(call(storage)).rejects.toMatchObject(unavailable);
    // A third try would begin after the deadline.
    expect(counted.requests).toBeLessThan(3);
  });
});

describe.concurrent('a bucket', () => {
  it('that says yes is not waited for any longer by a put', async ({ expect }) => {
    const { storage } = await bucketThat((response) =>
      response.writeHead(200, { 'content-length': 100 }).write('<'),
    );
    await expect(storage.put(key, Buffer.from('a photo'))).resolves.toBeUndefined();
  });

  it('that stops in the middle of a file is an error, not a wait', async ({ expect }) => {
    const { storage } = await bucketThat((response) =>
      response.writeHead(200, { 'content-length': 100 }).write('half'),
    );
    const file = await storage.get(key);
    await expect(file === null ? file : buffer(file)).rejects.toThrow('The bucket was silent for too long');
  });

  it('may be faster than the reader of its file', async ({ expect }) => {
    const { storage } = await bucketThat((response) => response.end(LARGE));
    const file = await storage.get(key);
    let bytes = 0;
    for await (const part of file ?? []) {
      if (bytes === 0) await sleep(DEADLINE * 1.5);
      bytes += Buffer.isBuffer(part) ? part.length : 0;
    }
    expect(bytes).toBe(LARGE.length);
  });
});
