import { and, desc, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listCaseLooks } from '@repo/api-client/contract/cases';
import { teamLooks } from '@repo/domain/team-look';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { subjectsOfLooks } from './audit-subjects.ts';
import { findCase } from './find-case.ts';

const LOOKS_MAXIMUM = 500;

/**
 * Who in the team looked at the personal data of the worker of a case, from the audit trail, the latest first.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export async function listLooks(
  { db }: Context,
  memberId: string,
  caseId: string,
): Promise<AnswerOf<typeof listCaseLooks>> {
  const { worker } = await findCase(db, caseId);
  await refuseConflict(db, memberId, worker.id);
  const rows = await db
    .select({ at: auditLog.at, action: auditLog.action, by: opsMembers.name })
    .from(auditLog)
    .leftJoin(opsMembers, sql`${auditLog.actor} = 'ops:' || ${opsMembers.id}`)
    .where(
      and(
        inArray(auditLog.subject, [...(await subjectsOfLooks(db, worker.id))]),
        inArray(auditLog.action, teamLooks),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(LOOKS_MAXIMUM);
  return {
    looks: rows.flatMap(({ at, action, by }) => {
      const what = teamLooks.find((known) => known === action);
      return what === undefined ? [] : [{ at: at.toISOString(), by, what }];
    }),
  };
}
