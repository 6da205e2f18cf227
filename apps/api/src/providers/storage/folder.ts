import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { removeStale } from './stale.ts';
import { checkedKey, storageErrorOf, type Storage } from './storage.ts';

/** Only the service's own account may read them. */
const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
export const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';

/** Creates the folder, and deletes the incomplete files of killed processes. */
export async function prepareFolder(root: string): Promise<void> {
  await mkdir(unfinished(root), { recursive: true, mode: FOLDER_MODE });
  await removeStale(unfinished(root));
}

export const unfinished = (root: string) => join(root, 'unfinished');

/**
 * Stores files in a folder. It has up to 256 subfolders, named by the first two digits of the key. A file
 * gets its name only after all of it is on the disk. The functions here never create the root folder: without
 * the mounted disk they must not write beside it.
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

export async function writeThrough(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER_MODE });
    await syncFolder(dirname(folder));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * A new name survives a power cut only when its folder is synced too. Windows cannot do that and does not
 * need it.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
