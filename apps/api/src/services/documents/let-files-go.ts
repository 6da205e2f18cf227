import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { keptSince } from '@repo/domain/kept-days';
import type { Context } from '../../context.ts';
import { workerDocuments } from '../../db/schema/documents.ts';
import { withTransaction } from '../../db/transaction.ts';
import { discardFile } from '../files/stored-file.ts';

const BATCH = 200;

/** Lets the files go that were accepted long enough ago. What was decided about them stays. */
export async function letFilesGo(ctx: Context): Promise<void> {
  const latest = keptSince('acceptedDocuments', ctx.clock.now());
  const due = and(isNotNull(workerDocuments.fileKey), lte(workerDocuments.decidedAt, latest));
  const found = await ctx.db.select({ id: workerDocuments.id }).from(workerDocuments).where(due).limit(BATCH);
  for (const { id } of found)
    await withTransaction(ctx, async (tx) => {
      // It may have been replaced since it was found.
      const [document] = await tx.db
        .select({ fileKey: workerDocuments.fileKey })
        .from(workerDocuments)
        .where(and(eq(workerDocuments.id, id), due))
        .for('no key update');
      if (document?.fileKey == null) return;
      await tx.db.update(workerDocuments).set({ fileKey: null }).where(eq(workerDocuments.id, id));
      await discardFile(tx, document.fileKey);
      tx.audit({ actor: 'system', action: 'document-file-deleted', subject: `document:${id}` });
    });
}
