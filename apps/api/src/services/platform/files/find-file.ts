import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';
import { notFound } from '../../../errors.ts';
import { checkedKey } from '../../../providers/storage/storage.ts';
import type { PreparedFile } from './upload.ts';

/** A stored file: its type and size, and its content on demand. */
export interface StoredFile {
  readonly type: PreparedFile['type'];
  readonly bytes: number;
  open(): Promise<Readable>;
}

/** Finds a file that has a row in `stored_files`. */
export async function findFile(ctx: Context, key: string): Promise<StoredFile> {
  const [row] = await ctx.db.select().from(storedFiles).where(eq(storedFiles.key, key));
  if (row === undefined) throw notFound('fileNotFound');
  return {
    type: row.type,
    bytes: row.bytes,
    async open() {
      const content = await ctx.storage.get(checkedKey(key));
      if (content === null) throw new Error('A file that is on record is not in the storage');
      return content;
    },
  };
}
