import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { storedFiles } from '../../../db/schema/stored-files.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { checkedKey, newStorageKey, type StorageKey } from '../../../providers/storage/storage.ts';
import type { PreparedFile } from './upload.ts';

/** The time that a file may be in the storage before a row owns it. */
const RESERVED_MILLISECONDS = 3_600_000;

/**
 * Stores a file and gives it an owner in one transaction. `own` writes the row that names the file, and the
 * other rows of the same change. The file is reserved before it is stored. So a file without an owner is
 * found, whenever this process ends.
 * @throws StorageError when it could not be stored; then nothing has changed.
 */
export function storeFile<T>(
  ctx: Context,
  file: PreparedFile,
  own: (tx: Transaction, key: StorageKey) => Promise<T>,
): Promise<T> {
  const key = newStorageKey();
  return storeUnder(ctx, [{ key, file }], (tx) => own(tx, key));
}

/**
 * The same for several files at once. A row owns all of them or none. `own` gets their keys in the same
 * order.
 */
export function storeFiles<T>(
  ctx: Context,
  files: readonly PreparedFile[],
  own: (tx: Transaction, keys: readonly StorageKey[]) => Promise<T>,
): Promise<T> {
  const stored = files.map((file) => ({ key: newStorageKey(), file }));
  const keys = stored.map(({ key }) => key);
  return storeUnder(ctx, stored, (tx) => own(tx, keys));
}

async function storeUnder<T>(
  ctx: Context,
  files: readonly { readonly key: StorageKey; readonly file: PreparedFile }[],
  own: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const keys = files.map(({ key }) => key);
  const now = ctx.clock.now();
  const discardAt = new Date(now.getTime() + RESERVED_MILLISECONDS);
  await ctx.db.insert(storedFiles).values(
    files.map(({ key, file }) => ({
      key,
      type: file.type,
      bytes: file.bytes.length,
      createdAt: now,
      discardAt,
    })),
  );
  try {
    for (const { key, file } of files) await ctx.storage.put(key, file.bytes);
    return await withTransaction(ctx, async (tx) => {
      const kept = await tx.db
        .update(storedFiles)
        .set({ discardAt: null })
        // A later `discardAt` than this one was set by the scheduled job, which may have deleted the file.
        .where(
          and(
            inArray(storedFiles.key, keys),
            eq(storedFiles.discardAt, discardAt),
            gt(storedFiles.discardAt, tx.now),
          ),
        )
        .returning({ key: storedFiles.key });
      if (kept.length < keys.length) throw new ServiceError('provider-unavailable', 'uploadTooSlow');
      return own(tx);
    });
  } catch (error) {
    for (const key of keys)
      await giveBack(ctx, key).catch((cause: unknown) =>
        ctx.log.warn({ err: cause }, 'a stored file is left to the scheduled job'),
      );
    throw error;
  }
}

/**
 * Releases a file that no row owns. It checks first, because the result of a commit whose connection broke is
 * unknown.
 */
async function giveBack(ctx: Context, key: StorageKey): Promise<void> {
  const isKnown = await withTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ discardAt: storedFiles.discardAt })
      .from(storedFiles)
      .where(eq(storedFiles.key, key))
      .for('update');
    if (found !== undefined && found.discardAt !== null) await releaseFile(tx, key);
    return found !== undefined;
  });
  // The scheduled job deleted the row before the file was stored.
  if (!isKnown) await ctx.storage.delete(key);
}

/** Discards a file that no row owns any more. A job deletes it after this transaction has committed. */
export async function releaseFile(tx: Transaction, key: string): Promise<void> {
  await tx.db.update(storedFiles).set({ discardAt: tx.now }).where(eq(storedFiles.key, key));
  await tx.enqueue('file.remove', { key });
}

/** Deletes a discarded file, and then its row. A second call changes nothing. */
export async function removeFile(ctx: Context, text: string): Promise<void> {
  const key = checkedKey(text);
  const discarded = and(eq(storedFiles.key, key), lte(storedFiles.discardAt, ctx.clock.now()));
  const [found] = await ctx.db.select({ key: storedFiles.key }).from(storedFiles).where(discarded);
  if (found === undefined) return;
  await ctx.storage.delete(key);
  await ctx.db.delete(storedFiles).where(discarded);
}
