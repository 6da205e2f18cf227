import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBucketStorage } from './bucket.ts';
import { newStorageKey, type Storage } from './storage.ts';

/** Longer than a busy machine takes for one call. */
const DEADLINE = 1000;
/** More than the buffers between a bucket and its reader hold. */
const LARGE = Buffer.alloc(8 * 1024 * 1024, 'a');

let answer: (response: ServerResponse) => void;
let requests = 0;
let storage: Storage;

const server = createServer((request, response) => {
  requests += 1;
  request.resume().once('end', () => answer(response));
});
// A busy service collects its garbage all the time, and with it what only a weak reference holds.
setFlagsFromString('--expose-gc');
const collecting = setInterval(() => void runInNewContext('gc()'), 20);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  storage = createBucketStorage(
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
  // The first call of a process takes longer, because it loads the client.
  answer = (response) => response.writeHead(200).end();
  await fetch(`http://127.0.0.1:${String(port)}/`);
});
afterAll(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
});

const key = newStorageKey();
const calls = [
  ['put', () => storage.put(key, Buffer.from('a photo'))],
  ['get', () => storage.get(key)],
  ['delete', () => storage.delete(key)],
] as const;

const unavailable = { name: 'StorageError', kind: 'provider-unavailable', fault: 'unavailable' };

describe.each(calls)('a %s ends in time', (_what, call) => {
  it('when the bucket takes the request and never answers', async () => {
    answer = () => undefined;
    await expect(call()).rejects.toMatchObject(unavailable);
    expect(requests).toBe(1);
  });

  it('when the bucket begins a refusal and never ends it', async () => {
    answer = (response) => response.writeHead(403, { 'content-length': 100 }).write('<Error>');
    await expect(call()).rejects.toMatchObject({ ...unavailable, fault: 'refused' });
  });

  it('for all its tries together', async () => {
    answer = (response) => setTimeout(() => response.writeHead(503).end(), DEADLINE * 0.6);
    await expect(call()).rejects.toMatchObject(unavailable);
    // A third try would begin after the deadline.
    expect(requests).toBeLessThan(3);
  });
});

it('a put does not wait for the rest of an answer that says yes', async () => {
  answer = (response) => response.writeHead(200, { 'content-length': 100 }).write('<');
  await expect(storage.put(key, Buffer.from('a photo'))).resolves.toBeUndefined();
});

it('a file that stops in the middle is an error, not a wait', async () => {
  answer = (response) => response.writeHead(200, { 'content-length': 100 }).write('half');
  const file = await storage.get(key);
  await expect(file === null ? file : buffer(file)).rejects.toThrow('The bucket was silent for too long');
});

it('a reader may take longer over a file than the bucket may', async () => {
  answer = (response) => response.end(LARGE);
  const file = await storage.get(key);
  let bytes = 0;
  for await (const part of file ?? []) {
    if (bytes === 0) await sleep(DEADLINE * 2);
    bytes += Buffer.isBuffer(part) ? part.length : 0;
  }
  expect(bytes).toBe(LARGE.length);
});
