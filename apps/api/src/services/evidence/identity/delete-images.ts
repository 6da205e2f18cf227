import { eq } from 'drizzle-orm';
import { identityImages, identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';

/** Gives up the photos of an attempt: nothing names them from now on, and they are deleted once this has committed. */
export async function deleteImages(tx: Transaction, jobId: string): Promise<void> {
  const ended = await tx.db
    .delete(identityImages)
    .where(eq(identityImages.jobId, jobId))
    .returning({ key: identityImages.fileKey });
  for (const { key } of ended) await releaseFile(tx, key);
  await tx.db.update(identityJobs).set({ imagesEndedAt: tx.now }).where(eq(identityJobs.id, jobId));
}
