import { mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStorage, prepareFolder } from './folder.ts';
import { checkedKey, newStorageKey, StorageError, type Storage } from './storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  await prepareFolder(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const bytes = Buffer.from('a photo');
const unfinished = () => readdir(join(root, 'unfinished'));

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const stream = await storage.get(checkedKey(key));
  return stream && buffer(stream);
}

it('holds what was put, replaces it whole, and forgets what is deleted', async () => {
  const storage = createFolderStorage(root);
  const key = newStorageKey();
  expect(await read(storage, key)).toBeNull();
  await storage.put(key, bytes);
  expect(await read(storage, key)).toEqual(bytes);
  await storage.put(key, Buffer.from('another'));
  expect(await read(storage, key)).toEqual(Buffer.from('another'));
  expect((await stat(join(root, key.slice(0, 2), key))).mode & 0o077).toBe(0);
  await storage.delete(key);
  await storage.delete(key);
  expect(await read(storage, key)).toBeNull();
  expect(await unfinished()).toEqual([]);
});

it('mints keys that are never the same, and takes no other text for one', async () => {
  expect(new Set(Array.from({ length: 100 }, newStorageKey)).size).toBe(100);
  for (const text of ['', '../secret', 'A'.repeat(64), `${'a'.repeat(63)}/`, `${'a'.repeat(64)}\n`])
    expect(() => checkedKey(text)).toThrow(RangeError);
});

it('puts one key by two hands at once whole', async () => {
  const storage = createFolderStorage(root);
  const key = newStorageKey();
  const versions = ['a', 'b'].map((letter) => Buffer.alloc(1_000_000, letter));
  await Promise.all(versions.map((version) => storage.put(key, version)));
  const found = await read(storage, key);
  expect(versions.some((version) => found?.equals(version))).toBe(true);
});

describe('a fault', () => {
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof StorageError ? `${error.kind} ${error.fault}` : error),
    );

  it('is told when the folder is gone or is none, and nothing is made in its place', async () => {
    const storage = createFolderStorage(root);
    await rm(root, { recursive: true });
    const key = newStorageKey();
    expect(await faultOf(storage.put(key, bytes))).toBe('provider-unavailable missing');
    expect(await faultOf(storage.get(key))).toBe('provider-unavailable missing');
    expect(await faultOf(storage.delete(key))).toBe('provider-unavailable missing');
    await writeFile(root, '');
    expect(await faultOf(storage.put(key, bytes))).toBe('provider-unavailable missing');
  });

  it.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['EIO', 'unavailable'],
  ])('%s in the middle of writing is %s, and leaves no half file', async (code, fault) => {
    const storage = createFolderStorage(root, async (...args) => {
      const file = await open(...args);
      file.writeFile = async () => {
        await file.write(bytes.subarray(0, 3));
        throw Object.assign(new Error(code), { code });
      };
      return file;
    });
    const key = newStorageKey();
    expect(await faultOf(storage.put(key, bytes))).toBe(`provider-unavailable ${fault}`);
    expect(await unfinished()).toEqual([]);
    expect(await read(createFolderStorage(root), key)).toBeNull();
  });

  it('tells the person to come back, and not what the matter is', () => {
    expect(new StorageError('full', new Error('ENOSPC')).message).toBe(
      'Files cannot be saved or opened at the moment. Please try again later.',
    );
  });
});

it('clears away what a killed process has left, and not what another one is writing', async () => {
  const old = join(root, 'unfinished', 'old');
  await writeFile(old, 'x');
  await writeFile(join(root, 'unfinished', 'new'), 'x');
  await utimes(old, 0, 0);
  await prepareFolder(root);
  expect(await unfinished()).toEqual(['new']);
});
