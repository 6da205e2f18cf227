import { desc, eq } from 'drizzle-orm';
import type { WireBlock } from '@repo/api-client/contract/blocks';
import { workerInitials } from '@repo/domain/initials';
import { askRefusal } from '@repo/domain/permission-to-ask';
import { safeName } from '@repo/domain/safe-name';
import type { Context } from '../../../context.ts';
import { refusedEmployers } from '../../../db/schema/consents.ts';

const LISTED = 200;

/** Lists the employers who can ask a worker nothing now, the latest refusal first. */
export async function listBlocks(ctx: Context, workerId: string): Promise<WireBlock[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select()
    .from(refusedEmployers)
    .where(eq(refusedEmployers.workerId, workerId))
    .orderBy(desc(refusedEmployers.refusedAt))
    .limit(LISTED);
  return rows.flatMap(({ id, employerName, declined, refusedAt, blockedAt }): WireBlock[] => {
    const refusal = askRefusal({ isBlocked: blockedAt !== null, declined, refusedAt }, now);
    if (refusal === null) return [];
    const shownName = safeName(employerName);
    return [
      {
        id,
        employerName: shownName,
        employerInitials: workerInitials(shownName),
        kind: blockedAt !== null ? 'blocked' : typeof refusal === 'string' ? 'refused' : 'resting',
        since: (blockedAt ?? refusedAt).toISOString(),
        until: typeof refusal === 'string' ? null : refusal.parameters.day.toISOString(),
      },
    ];
  });
}
