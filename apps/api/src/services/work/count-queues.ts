import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listQueues } from '@repo/api-client/contract/work';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import {
  COUNTED_MAXIMUM,
  kindOfQueue,
  permissionOfWork,
  workQueues,
  type WorkKind,
} from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { isLate } from './list-queue.ts';
import { inQueue, workSources } from './work-sources.ts';

const counts = z.array(z.object({ queue: z.enum(workQueues), open: z.number(), late: z.number() }));
const held = z.tuple([z.object({ held: z.number() })]);

/** At most one more than the screens show, so that a long queue costs no more than a short one. */
const counted = (table: SQL, which: SQL) =>
  sql`(select count(*)::int from (select from ${table} where ${which} limit ${COUNTED_MAXIMUM + 1}) counted)`;

const isPutAside = (kind: WorkKind, now: Date) =>
  sql`exists (select from snoozes z where z.subject_kind = ${kind} and z.subject_id = s.id and z.ended_at is null
    and z.until > ${now.toISOString()}::timestamptz)`;

/** How much work each queue has, and how much a member holds. The counts include the persons whom she knows. */
export async function countQueues(
  { db, clock }: Context,
  member: { readonly id: string; readonly role: TeamRole },
): Promise<AnswerOf<typeof listQueues>> {
  const now = clock.now();
  const each = workQueues.map((queue) => {
    const source = workSources[kindOfQueue[queue]](now);
    const { open } = inQueue(queue, source);
    const nowOpen = sql`${open} and not ${isPutAside(kindOfQueue[queue], now)}`;
    const late = sql`${open} and ${isLate(queue, source, now)}`;
    return sql`select ${queue}::text as queue, ${counted(source.table, nowOpen)} as open, ${counted(source.table, late)} as late`;
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
