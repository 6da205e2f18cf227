import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBucketStorage } from './bucket.ts';
import { newStorageKey, StorageError, type Storage } from './storage.ts';

const files = new Map<string, Buffer>();
let failure: { readonly status: number; readonly code: string; readonly times: number } | undefined;
let last: IncomingMessage | undefined;
let storage: Storage;

const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  last = request;
  const bytes = await buffer(request);
  const path = request.url ?? '';
  const refuse = (status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (failure !== undefined && failure.times > 0) {
    failure = { ...failure, times: failure.times - 1 };
    refuse(failure.status, failure.code);
  } else if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(bytes).digest('hex'))
    refuse(400, 'XAmzContentSHA256Mismatch');
  else if (request.method === 'PUT') {
    files.set(path, bytes);
    response.end();
  } else if (request.method === 'DELETE') {
    files.delete(path);
    response.writeHead(204).end();
  } else {
    const found = files.get(path);
    if (found === undefined) refuse(404, 'NoSuchKey');
    else response.end(found);
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  storage = createBucketStorage({
    kind: 'bucket',
    endpoint: `http://127.0.0.1:${String(port)}`,
    bucket: 'amini',
    prefix: ['kenya'],
    region: 'af-south-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'secret',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  failure = undefined;
  files.clear();
});

const bytes = Buffer.from('a photo');

it('holds what was put under the prefix, and forgets what is deleted', async () => {
  const key = newStorageKey();
  expect(await storage.get(key)).toBeNull();
  await storage.put(key, bytes);
  expect([...files.keys()]).toEqual([`/amini/kenya/${key}`]);
  const stream = await storage.get(key);
  expect(stream && (await buffer(stream))).toEqual(bytes);
  await storage.delete(key);
  await storage.delete(key);
  expect(await storage.get(key)).toBeNull();
});

it('signs for the region, with the checksum among what is signed', async () => {
  await storage.put(newStorageKey(), bytes);
  expect(last?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/af-south-1\/s3\/aws4_request, SignedHeaders=[^,]*x-amz-content-sha256[^,]*, Signature=[0-9a-f]{64}$/,
  );
});

it('tries again when the bucket is busy for a moment', async () => {
  failure = { status: 503, code: 'SlowDown', times: 2 };
  await storage.put(newStorageKey(), bytes);
  expect(files.size).toBe(1);
});

it.each([
  [403, 'SignatureDoesNotMatch', 'refused'],
  [404, 'NoSuchBucket', 'missing'],
  [507, 'QuotaExceeded', 'full'],
  [500, 'InternalError', 'unavailable'],
])('tells what a %d %s is', async (status, code, fault) => {
  for (const work of [
    () => storage.put(newStorageKey(), bytes),
    () => storage.get(newStorageKey()),
    () => storage.delete(newStorageKey()),
  ]) {
    failure = { status, code, times: 3 };
    const error = await work().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ kind: 'provider-unavailable', fault });
  }
});
