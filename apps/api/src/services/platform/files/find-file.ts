import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';
import { notFound } from '../../../errors.ts';
import { checkedKey } from '../../../providers/storage/storage.ts';
import type { PreparedFile } from './upload.ts';

/** A file that is kept: what is known of it, and its content when it is wanted. */
export interface StoredFile {
  readonly type: PreparedFile['type'];
  readonly bytes: number;
  open(): Promise<Readable>;
}

/** Finds a file of which some row says that it is there. */
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
