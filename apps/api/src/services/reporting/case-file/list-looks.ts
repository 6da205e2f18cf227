import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listCaseLooks } from '@repo/api-client/contract/cases';
import { teamLooks } from '@repo/domain/team-look';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { auditLog, isLook, lookedAt } from '../../../db/schema/system.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';
import { findCase } from './find-case.ts';

export interface LooksPage {
  readonly looks: AnswerOf<typeof listCaseLooks>['looks'];
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly limit?: number;
  readonly cursor?: string;
}

/**
 * One page of who in the team looked at the personal data of the worker of a case, from the audit trail, the latest first.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export async function listLooks(
  { db }: Context,
  memberId: string,
  caseId: string,
  page: PageRequest,
): Promise<LooksPage> {
  const { worker } = await findCase(db, caseId);
  await refuseConflict(db, memberId, worker.id);
  const limit = teamPageSize(page.limit);
  const rows = await db
    .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, by: opsMembers.name })
    .from(auditLog)
    .leftJoin(opsMembers, sql`${auditLog.actor} = 'ops:' || ${opsMembers.id}`)
    .where(
      and(
        eq(lookedAt(auditLog), worker.id),
        isLook(auditLog),
        page.cursor === undefined ? undefined : lt(auditLog.id, Number(page.cursor)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  return {
    looks: rows.slice(0, limit).flatMap(({ id, at, action, by }) => {
      const what = teamLooks.find((known) => known === action);
      return what === undefined ? [] : [{ id: String(id), at: at.toISOString(), by, what }];
    }),
    nextCursor: lastOfPage(rows, limit)?.id.toString() ?? null,
  };
}
