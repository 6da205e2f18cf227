import { desc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listDocumentsOf as listDocumentsOfCall } from '@repo/api-client/contract/documents';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound } from '../../../errors.ts';
import { documentsWithFiles } from './current-document.ts';
import { presentCertificate, presentTeamDocument, toldVersion } from './present-document.ts';
import { TEAM_PAGE_MAXIMUM } from '../../platform/paging/team-page.ts';
import { refuseUnheld } from '../../work/holders.ts';

/**
 * All documents that a worker ever uploaded, for a team member. The list contains certificate numbers, so an
 * audit row names the team member.
 * @throws ServiceError `not-found` for an unknown worker.
 */
export async function listDocumentsOf(
  ctx: Context,
  memberId: string,
  workerId: string,
): Promise<AnswerOf<typeof listDocumentsOfCall>> {
  return withTransaction(ctx, async (tx) => {
    const [worker] = await tx.db.select({ name: workers.name }).from(workers).where(eq(workers.id, workerId));
    if (worker === undefined) throw notFound('workerNotFound');
    await refuseConflict(tx.db, memberId, workerId);
    await refuseUnheld(tx.db, memberId, workerId);
    const rows = await documentsWithFiles(tx.db)
      .where(eq(workerDocuments.workerId, workerId))
      // A paper with a file first: it must be opened, however many were sent since.
      .orderBy(isNull(workerDocuments.fileKey), desc(workerDocuments.uploadedAt), desc(workerDocuments.id))
      .limit(TEAM_PAGE_MAXIMUM);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'documents-seen',
      subject: `worker:${workerId}`,
      details: { worker: workerId },
    });
    return {
      nanny_name: worker.name,
      documents: rows.map((filed) => ({
        ...presentTeamDocument(filed),
        certificate: presentCertificate(ctx, filed.document),
        version: toldVersion(ctx, filed.document),
      })),
    };
  });
}
