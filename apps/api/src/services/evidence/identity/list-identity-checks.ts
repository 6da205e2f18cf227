import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listIdentityChecks as listCall } from '@repo/api-client/contract/identity';
import { teamIdentityStates } from '@repo/domain/identity-check';
import { keptUntil } from '@repo/domain/kept-days';
import type { Context } from '../../../context.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { workers } from '../../../db/schema/people.ts';
import type { IdentityJobRow } from './job-row.ts';
import { withoutConflict } from '../../access/conflicts.ts';
import { lastOfPage, teamPageSize } from '../../platform/paging/team-page.ts';

type Listed = AnswerOf<typeof listCall>['identity_checks'];

export interface IdentityCheckPage {
  readonly checks: Listed;
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of the identity checks that wait for the team. The check with the longest wait is first. It leaves out
 * the workers whom the member knows. */
export async function listIdentityChecks(
  ctx: Context,
  memberId: string,
  page: { readonly limit?: number; readonly cursor?: string },
): Promise<IdentityCheckPage> {
  const limit = teamPageSize(page.limit);
  const rows = await ctx.db
    .select({ job: identityJobs, name: workers.name })
    .from(identityJobs)
    .innerJoin(workers, eq(workers.id, identityJobs.workerId))
    .where(
      and(
        inArray(identityJobs.state, teamIdentityStates),
        withoutConflict(memberId, identityJobs.workerId),
        page.cursor === undefined ? undefined : after(page.cursor),
      ),
    )
    .orderBy(asc(identityJobs.createdAt), asc(identityJobs.id))
    .limit(limit + 1);
  return {
    checks: rows.slice(0, limit).map(({ job, name }) => presentCheck(job, name)),
    nextCursor: lastOfPage(rows, limit)?.job.id ?? null,
  };
}

/** The last row itself is the cursor. It may be decided by now, but it is never deleted. */
const after = (id: string) =>
  sql`(${identityJobs.createdAt}, ${identityJobs.id}) > (select last.created_at, last.id from ${identityJobs} last where last.id = ${id}::uuid)`;

export const presentCheck = (job: IdentityJobRow, name: string | null): Listed[number] => ({
  id: job.id,
  nanny_id: job.workerId,
  nanny_name: name,
  attempt: job.attempt,
  state: job.state,
  reason: job.reason,
  name_given: job.nameGiven,
  name_on_id: job.nameOnId,
  submitted_at: job.createdAt.toISOString(),
  delete_at: keptUntil('identityPhotos', job.createdAt).toISOString(),
});
