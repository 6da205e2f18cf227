import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { removeStale } from './stale.ts';
import { checkedKey, storageErrorOf, type Storage } from './storage.ts';

/** Readable by the service's own account alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';

/** Makes the folder, and clears away what a process that was killed has left half written. */
export async function prepareFolder(root: string): Promise<void> {
  await mkdir(unfinished(root), { recursive: true, mode: FOLDER_MODE });
  await removeStale(unfinished(root));
}

const unfinished = (root: string) => join(root, 'unfinished');

/**
 * Files in a folder, 256 folders deep by the first two digits of the key. A file appears under its name only when all of
 * it is on the disk. The root is never made here: a disk that is not mounted must not be written beside.
 */
export function createFolderStorage(root: string, openFile: typeof open = open): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key).slice(0, 2), key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const half = join(unfinished(root), `${key}.${randomBytes(8).toString('hex')}`);
      try {
        await writeThrough(await openFile(half, 'wx', FILE_MODE), bytes);
        await makeFolder(dirname(path));
        await rename(half, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        throw storageErrorOf(error);
      }
    },

    async get(key): Promise<Readable | null> {
      try {
        const file = await openFile(pathOf(key), 'r');
        return file.createReadStream();
      } catch (error) {
        if (isAbsent(error) && (await isFolder(root))) return null;
        throw storageErrorOf(error);
      }
    },

    async delete(key) {
      const path = pathOf(key);
      try {
        await rm(path);
        await syncFolder(dirname(path));
      } catch (error) {
        if (isAbsent(error) && (await isFolder(root))) return;
        throw storageErrorOf(error);
      }
    },

    tidy: () => removeStale(unfinished(root)),
  };
}

async function writeThrough(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER_MODE });
    await syncFolder(dirname(folder));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A new name survives a power cut only when its folder is written too; Windows neither can nor needs to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
