import { desc, isNotNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listEmployerReports as call } from '@repo/api-client/contract/blocks';
import type { Context } from '../../../context.ts';
import { contactRequests, refusedEmployers } from '../../../db/schema/consents.ts';

type Reports = AnswerOf<typeof call>['reports'];

/** The newest reports that a page shows. */
const LISTED = 200;

/** Lists for the team the employers whom workers blocked, and the words that workers reported. */
export async function listEmployerReports(ctx: Context): Promise<Reports> {
  const blocked = await ctx.db
    .select({
      employerId: refusedEmployers.employerId,
      workerId: refusedEmployers.workerId,
      at: refusedEmployers.blockedAt,
    })
    .from(refusedEmployers)
    .where(isNotNull(refusedEmployers.blockedAt))
    .orderBy(desc(refusedEmployers.blockedAt))
    .limit(LISTED);
  const reported = await ctx.db
    .select({
      employerId: contactRequests.employerId,
      workerId: contactRequests.workerId,
      words: contactRequests.message,
      at: contactRequests.reportedAt,
    })
    .from(contactRequests)
    .where(isNotNull(contactRequests.reportedAt))
    .orderBy(desc(contactRequests.reportedAt))
    .limit(LISTED);
  const all = [...blocked.map((row) => ({ ...row, words: null })), ...reported].flatMap(({ at, ...row }) =>
    at === null ? [] : [{ ...row, at }],
  );
  return all
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, LISTED)
    .map(({ employerId, workerId, words, at }) => ({
      kind: words === null ? 'block' : 'words',
      employer_id: employerId,
      nanny_id: workerId,
      words,
      reported_at: at.toISOString(),
    }));
}
