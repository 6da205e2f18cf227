import { and, desc, isNotNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listEmployerReports as call } from '@repo/api-client/contract/blocks';
import type { Context } from '../../../context.ts';
import { withoutConflict } from '../../access/conflicts.ts';
import { contactRequests, refusedEmployers } from '../../../db/schema/consents.ts';

type Reports = AnswerOf<typeof call>['reports'];

/** The newest reports that a page shows. */
const LISTED = 200;

/**
 * Lists for the team the employers whom workers blocked, and whose words workers reported. The words open one by one. It leaves
 * out the workers whom the member knows.
 */
export async function listEmployerReports(ctx: Context, memberId: string): Promise<Reports> {
  const blocked = await ctx.db
    .select({
      id: refusedEmployers.id,
      employerId: refusedEmployers.employerId,
      workerId: refusedEmployers.workerId,
      at: refusedEmployers.blockedAt,
    })
    .from(refusedEmployers)
    .where(and(isNotNull(refusedEmployers.blockedAt), withoutConflict(memberId, refusedEmployers.workerId)))
    .orderBy(desc(refusedEmployers.blockedAt))
    .limit(LISTED);
  const reported = await ctx.db
    .select({
      id: contactRequests.id,
      employerId: contactRequests.employerId,
      workerId: contactRequests.workerId,
      at: contactRequests.reportedAt,
    })
    .from(contactRequests)
    .where(and(isNotNull(contactRequests.reportedAt), withoutConflict(memberId, contactRequests.workerId)))
    .orderBy(desc(contactRequests.reportedAt))
    .limit(LISTED);
  const all = [
    ...blocked.map((row) => ({ ...row, kind: 'block' as const })),
    ...reported.map((row) => ({ ...row, kind: 'words' as const })),
  ].flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
  return all
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, LISTED)
    .map(({ id, kind, employerId, workerId, at }) => ({
      id,
      kind,
      employer_id: employerId,
      nanny_id: workerId,
      reported_at: at.toISOString(),
    }));
}
