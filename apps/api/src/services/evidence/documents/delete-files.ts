import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { keptSince } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';

const BATCH = 200;

/** When a document's retention began: by the decision about it, or else by its end. */
const judgedAt = sql<Date>`coalesce(${workerDocuments.decidedAt}, ${workerDocuments.endedAt})`;

/** Deletes the files of documents that were decided, or ended undecided, long enough ago. The decisions about them stay. */
export async function deleteFiles(ctx: Context): Promise<void> {
  const latest = keptSince('judgedDocuments', ctx.clock.now());
  const due = and(isNotNull(workerDocuments.fileKey), lte(judgedAt, latest));
  const found = await ctx.db
    .select({ id: workerDocuments.id })
    .from(workerDocuments)
    .where(due)
    .orderBy(asc(judgedAt))
    .limit(BATCH);
  const letGo = (id: string) =>
    withTransaction(ctx, async (tx) => {
      // The document may have been replaced since the query above.
      const [document] = await tx.db
        .select({ fileKey: workerDocuments.fileKey })
        .from(workerDocuments)
        .where(and(eq(workerDocuments.id, id), due))
        .for('no key update');
      if (document?.fileKey == null) return;
      await tx.db.update(workerDocuments).set({ fileKey: null }).where(eq(workerDocuments.id, id));
      await releaseFile(tx, document.fileKey);
      tx.audit({ actor: 'system', action: 'document-file-deleted', subject: `document:${id}` });
    });
  const ids = found.map(({ id }) => id);
  const processed = await forEachIsolated(
    ctx,
    ids,
    letGo,
    'a document that was kept long enough cannot be deleted',
  );
  if (found.length === BATCH && processed > 0) await ctx.jobs.enqueue('scheduled.files', {});
}
