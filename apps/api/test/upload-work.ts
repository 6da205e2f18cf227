import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { storedFiles } from '../src/db/schema/stored-files.ts';
import { anchorDays } from '../src/providers/storage/anchors.ts';
import type { Answer, TestApi } from './harness.ts';

export const MEGABYTE = 1024 * 1024;

/** A picture of one colour. Two colours make two different pictures. */
export const picture = (background = '#4488cc', width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

export async function pdf(text = 'A certificate'): Promise<Buffer> {
  const document = new Pdf();
  document.text(text).end();
  return buffer(document);
}

/** Files as a browser sends them, and the remaining files on the disk. */
export function uploadWorkOf(api: TestApi) {
  const folderOf = (name: 'incoming' | 'files') => join(api.ctx.config.dataDir, name);
  return {
    async send(path: string, { field, bytes, token, name = 'IMG_1.jpg' }: Sending): Promise<Answer> {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
      // The form of a browser: with the boundary in the header.
      const request = new Request('http://a/', { method: 'POST', body: form });
      return api.call('POST', path, {
        ...(token === undefined ? {} : { token }),
        body: new Uint8Array(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      });
    },

    /** The keys of all files in the storage, without the anchors of the audit log. */
    async kept(): Promise<string[]> {
      const names = await readdir(folderOf('files'), { recursive: true, withFileTypes: true });
      return names.flatMap((entry) =>
        entry.isFile() && anchorDays([entry.name]).length === 0 ? [entry.name] : [],
      );
    },

    /** The files in the folder for uploads in progress. */
    incoming: () => readdir(folderOf('incoming')),

    rows: () => api.ctx.db.select().from(storedFiles),
  };
}
export type UploadWork = ReturnType<typeof uploadWorkOf>;

interface Sending {
  readonly field: string;
  readonly bytes: Uint8Array;
  readonly token?: string;
  readonly name?: string;
}
