import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { WireBlock } from '@repo/api-client/contract/blocks';
import { workerInitials } from '@repo/domain/initials';
import { askRefusal, refusalKindOf } from '@repo/domain/permission-to-ask';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { consentRequests, refusedEmployers } from '../../../db/schema/consents.ts';

const LISTED = 200;

/** Lists the employers who can ask a worker nothing now, the latest refusal first. */
export async function listBlocks(ctx: Context, workerId: string): Promise<WireBlock[]> {
  const now = ctx.clock.now();
  const latest = ctx.db
    .selectDistinctOn([consentRequests.employerId], {
      id: consentRequests.id,
      employerId: consentRequests.employerId,
    })
    .from(consentRequests)
    .where(eq(consentRequests.workerId, workerId))
    .orderBy(consentRequests.employerId, desc(consentRequests.createdAt))
    .as('latest');
  const rows = await ctx.db
    .select({ ...getTableColumns(refusedEmployers), requestId: latest.id })
    .from(refusedEmployers)
    .leftJoin(latest, eq(latest.employerId, refusedEmployers.employerId))
    .where(eq(refusedEmployers.workerId, workerId))
    .orderBy(desc(refusedEmployers.refusedAt))
    .limit(LISTED);
  return rows.flatMap(({ id, requestId, employerName, declined, refusedAt, blockedAt }): WireBlock[] => {
    const told = { isBlocked: blockedAt !== null, declined, refusedAt };
    const refusal = askRefusal(told, now);
    if (refusal === null) return [];
    const shownName = safeName(employerName);
    return [
      {
        id,
        request_id: requestId,
        employerName: shownName,
        employerInitials: workerInitials(shownName),
        kind: refusalKindOf(told, refusal),
        since: (blockedAt ?? refusedAt).toISOString(),
        until: typeof refusal === 'string' ? null : refusal.parameters.day.toISOString(),
      },
    ];
  });
}
