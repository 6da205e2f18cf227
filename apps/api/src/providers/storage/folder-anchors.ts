import { randomBytes } from 'node:crypto';
import { access, link, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ANCHOR_FOLDER, anchorDays, anchorFile, type AnchorStore } from './anchors.ts';
import {
  codeOf,
  FILE_MODE,
  isAbsent,
  isFolder,
  makeFolder,
  syncFolder,
  unfinished,
  writeThrough,
} from './folder.ts';
import { storageErrorOf } from './storage.ts';

/** Keeps the anchors in a folder beside the files. A file gets its name whole, and only if the name is free. */
export function createFolderAnchors(root: string): AnchorStore {
  const folder = join(root, ANCHOR_FOLDER);
  const pathOf = (day: string) => join(folder, anchorFile(day));
  return {
    async has(day) {
      try {
        await access(pathOf(day));
        return true;
      } catch (error) {
        if (isAbsent(error) && (await isFolder(root))) return false;
        throw storageErrorOf(error);
      }
    },

    async write(day, text) {
      const half = join(unfinished(root), `${anchorFile(day)}.${randomBytes(8).toString('hex')}`);
      try {
        await writeThrough(await open(half, 'wx', FILE_MODE), Buffer.from(text));
        await makeFolder(folder);
        // Unlike a rename, a link never replaces a file.
        await link(half, pathOf(day));
        await syncFolder(folder);
        return 'once';
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return undefined;
        throw storageErrorOf(error);
      } finally {
        await rm(half, { force: true }).catch(() => undefined);
      }
    },

    async readAll() {
      try {
        const texts = new Map<string, string>();
        for (const day of anchorDays(await readdir(folder)))
          texts.set(day, await readFile(pathOf(day), 'utf8'));
        return texts;
      } catch (error) {
        if (isAbsent(error) && (await isFolder(root))) return new Map();
        throw storageErrorOf(error);
      }
    },
  };
}
