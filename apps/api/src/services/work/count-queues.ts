import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listQueues } from '@repo/api-client/contract/work';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import { COUNTED_MAXIMUM, kindOfQueue, permissionOfWork, workQueues } from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { isLate, isNotSnoozed } from './queue-views.ts';
import { inQueue, workSources, type WorkSource } from './work-sources.ts';

const counts = z.array(z.object({ queue: z.enum(workQueues), open: z.number(), late: z.number() }));
const held = z.tuple([z.object({ held: z.number() })]);

/**
 * At most one more than the screens show, so that a long queue costs no more than a short one. The order lets PostgreSQL
 * find them by the index of the queue, and not among all work that is over.
 */
const counted = ({ table, order }: WorkSource, which: SQL) =>
  sql`(select count(*)::int from (
    select from ${table} where ${which} order by ${order}, s.id limit ${COUNTED_MAXIMUM + 1}) counted)`;

/** How much work each queue has, and how much a member holds. The counts include the persons whom she knows. */
export async function countQueues(
  { db, clock }: Context,
  member: { readonly id: string; readonly role: TeamRole },
): Promise<AnswerOf<typeof listQueues>> {
  const now = clock.now();
  const each = workQueues.map((queue) => {
    const source = workSources[kindOfQueue[queue]](now);
    const { open } = inQueue(queue, source);
    const nowOpen = sql`${open} and ${isNotSnoozed(kindOfQueue[queue], now)}`;
    const late = sql`${open} and ${isLate(queue, source, now)}`;
    return sql`select ${queue}::text as queue, ${counted(source, nowOpen)} as open, ${counted(source, late)} as late`;
  });
  const { rows } = await db.execute(sql.join(each, sql` union all `));
  const own = await db.execute(
    sql`select count(*)::int as held from assignments where member_id = ${member.id} and ended_at is null`,
  );
  return {
    queues: counts
      .parse(rows)
      .map((row) => ({ ...row, is_own: mayDo(member.role, permissionOfWork[kindOfQueue[row.queue]]) })),
    held: held.parse(own.rows)[0].held,
  };
}
