import { and, asc, eq, isNotNull, lte, ne, or } from 'drizzle-orm';
import { keptSince } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { checkAttachments } from '../../../db/schema/check-attachments.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';

const BATCH = 200;

/**
 * Deletes the attachments of checks that were decided long enough ago, and of checks whose case ended without their decision.
 * That they were there stays.
 */
export async function deleteAttachments(ctx: Context): Promise<void> {
  const latest = keptSince('attachments', ctx.clock.now());
  const due = and(
    isNotNull(checkAttachments.fileKey),
    // None was added after its decision. The index has this order.
    lte(checkAttachments.addedAt, latest),
    or(
      and(eq(checks.status, 'decided'), lte(checks.decidedAt, latest)),
      and(ne(checks.status, 'decided'), ne(cases.status, 'open')),
    ),
  );
  const dueOnes = (db: Pick<Context['db'], 'select'>) =>
    db
      .select({ id: checkAttachments.id, fileKey: checkAttachments.fileKey })
      .from(checkAttachments)
      .innerJoin(checks, eq(checks.id, checkAttachments.checkId))
      .innerJoin(cases, eq(cases.id, checks.caseId));
  const found = await dueOnes(ctx.db).where(due).orderBy(asc(checkAttachments.addedAt)).limit(BATCH);
  const letGo = (id: string) =>
    withTransaction(ctx, async (tx) => {
      // The case may have been opened again since the query above.
      const [attachment] = await dueOnes(tx.db)
        .where(and(eq(checkAttachments.id, id), due))
        .for('no key update', { of: checkAttachments });
      if (attachment?.fileKey == null) return;
      await tx.db.update(checkAttachments).set({ fileKey: null }).where(eq(checkAttachments.id, id));
      await releaseFile(tx, attachment.fileKey);
      tx.audit({ actor: 'system', action: 'attachment-deleted', subject: `attachment:${id}` });
    });
  const ids = found.map(({ id }) => id);
  const processed = await forEachIsolated(
    ctx,
    ids,
    letGo,
    'an attachment that was kept long enough cannot be deleted',
  );
  if (found.length === BATCH && processed > 0) await ctx.jobs.enqueue('scheduled.files', {});
}
