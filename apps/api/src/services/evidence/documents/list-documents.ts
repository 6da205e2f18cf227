import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type {
  listDocuments as listDocumentsCall,
  listDocumentsOf as listDocumentsOfCall,
} from '@repo/api-client/contract/documents';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound } from '../../../errors.ts';
import { documentsWithFiles } from './current-document.ts';
import { presentCertificate, presentTeamDocument, toldVersion } from './present-document.ts';
import { TEAM_PAGE_MAXIMUM, lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

export interface DocumentPage {
  readonly documents: AnswerOf<typeof listDocumentsCall>['documents'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of the documents that wait for the team. The document with the longest wait is first. */
export async function listDocuments(
  ctx: Context,
  page: { readonly limit?: number; readonly cursor?: string },
): Promise<DocumentPage> {
  const limit = teamPageSize(page.limit);
  const rows = await documentsWithFiles(ctx.db)
    .where(
      and(
        eq(workerDocuments.status, 'uploaded'),
        isNull(workerDocuments.endedAt),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(workerDocuments.uploadedAt), asc(workerDocuments.id))
    .limit(limit + 1);
  return {
    documents: rows.slice(0, limit).map(presentTeamDocument),
    nextCursor: lastOfPage(rows, limit)?.document.id ?? null,
  };
}

/** The last row itself is the cursor. It may be decided by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${workerDocuments.uploadedAt}, ${workerDocuments.id}) > (select last.uploaded_at, last.id from ${workerDocuments} last where last.id = ${id}::uuid)`;

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
    const [worker] = await tx.db.select({ id: workers.id }).from(workers).where(eq(workers.id, workerId));
    if (worker === undefined) throw notFound('workerNotFound');
    await refuseConflict(tx.db, memberId, workerId);
    const rows = await documentsWithFiles(tx.db)
      .where(eq(workerDocuments.workerId, workerId))
      .orderBy(desc(workerDocuments.uploadedAt), desc(workerDocuments.id))
      .limit(TEAM_PAGE_MAXIMUM);
    tx.audit({ actor: `ops:${memberId}`, action: 'documents-seen', subject: `worker:${workerId}` });
    return {
      documents: rows.map((filed) => ({
        ...presentTeamDocument(filed),
        certificate: presentCertificate(ctx, filed.document),
        version: toldVersion(ctx, filed.document),
      })),
    };
  });
}
