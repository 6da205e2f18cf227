import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { storedFiles } from '../../db/schema/stored-files.ts';
import { withTransaction, type Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { checkedKey, newStorageKey, type StorageKey } from '../../providers/storage/storage.ts';
import type { PreparedFile } from './upload.ts';

/** So long a file may be in the storage before the row that owns it is there. */
const RESERVED_MILLISECONDS = 3_600_000;

/**
 * Stores a file, and in one transaction makes it somebody's: `own` writes the row that names it, with whatever else goes
 * with that. The file is reserved before it is stored, so that whenever this process dies, whatever is not owned is found.
 * @throws StorageError when it could not be stored; then nothing has changed.
 */
export async function storeFile<T>(
  ctx: Context,
  { bytes, type }: PreparedFile,
  own: (tx: Transaction, key: StorageKey) => Promise<T>,
): Promise<T> {
  const key = newStorageKey();
  const now = ctx.clock.now();
  await ctx.db.insert(storedFiles).values({
    key,
    type,
    bytes: bytes.length,
    createdAt: now,
    discardAt: new Date(now.getTime() + RESERVED_MILLISECONDS),
  });
  try {
    await ctx.storage.put(key, bytes);
    return await withTransaction(ctx, async (tx) => {
      const kept = await tx.db
        .update(storedFiles)
        .set({ discardAt: null })
        .where(and(eq(storedFiles.key, key), gt(storedFiles.discardAt, tx.now)))
        .returning({ key: storedFiles.key });
      if (kept.length === 0)
        throw new ServiceError('provider-unavailable', 'The upload took too long. Please try again.');
      return own(tx, key);
    });
  } catch (error) {
    await giveBack(ctx, key).catch((cause: unknown) =>
      ctx.log.warn({ err: cause }, 'a stored file is left to the sweep'),
    );
    throw error;
  }
}

/** Not where it came to be owned after all: of a commit that broke off nobody knows. */
async function giveBack(ctx: Context, key: StorageKey): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(and(eq(storedFiles.key, key), isNotNull(storedFiles.discardAt)))
      .for('update');
    if (found.length > 0) await discardFile(tx, key);
  });
}

/** Has a file deleted that nobody owns any more, once this transaction has committed. */
export async function discardFile(tx: Transaction, key: string): Promise<void> {
  await tx.db.update(storedFiles).set({ discardAt: tx.now }).where(eq(storedFiles.key, key));
  await tx.enqueue('file.remove', { key });
}

/** Deletes a discarded file, and then the row that knew of it. Done twice, it is done once. */
export async function removeFile(ctx: Context, text: string): Promise<void> {
  const key = checkedKey(text);
  const discarded = and(eq(storedFiles.key, key), lte(storedFiles.discardAt, ctx.clock.now()));
  const [found] = await ctx.db.select({ key: storedFiles.key }).from(storedFiles).where(discarded);
  if (found === undefined) return;
  await ctx.storage.delete(key);
  await ctx.db.delete(storedFiles).where(discarded);
}
