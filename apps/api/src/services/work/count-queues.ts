import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listQueues } from '@repo/api-client/contract/work';
import { mayDo } from '@repo/domain/team-permission';
import {
  COUNTED_MAXIMUM,
  kindOfQueue,
  permissionOfWork,
  workQueues,
  type WorkQueue,
} from '@repo/domain/work-queue';
import type { Context } from '../../context.ts';
import { knownTo, type KnownTo } from '../access/conflicts.ts';
import type { Member } from './lock-work.ts';
import { countSnoozed, isLate, isNotSnoozed, isShown, mayTake } from './queue-views.ts';
import { inQueue, workSources, type WorkSource } from './work-sources.ts';

const counts = z.array(
  z.object({ queue: z.enum(workQueues), open: z.number(), late: z.number(), waits: z.boolean() }),
);
const held = z.tuple([z.object({ held: z.number() })]);

/** The rows that are read of a queue. The member may take the counted ones among them, unless half of them are for colleagues. */
const READ_MAXIMUM = 2 * COUNTED_MAXIMUM;

/** The first rows of a queue, so that a long one costs no more. What is late stands in front. */
const firstRows = ({ table, order }: WorkSource, open: SQL) =>
  sql`(select s.* from ${table} where ${open} order by ${order}, s.id limit ${READ_MAXIMUM}) s`;

/** At most one more than the screens show. */
const counted = (which: SQL) => sql`least(count(*) filter (where ${which}), ${COUNTED_MAXIMUM + 1})::int`;

/** Whom the member knows, found and planned once for all queues. */
const KNOWN: KnownTo = {
  workers: sql`(select k.workers from known k)::uuid[]`,
  phones: sql`(select k.phones from known k)::text[]`,
};

const isOwn = ({ role }: Member, queue: WorkQueue): boolean =>
  mayDo(role, permissionOfWork[kindOfQueue[queue]]);

/**
 * How much work each queue has for a member, and how much she holds. Of a queue of other roles she reads how much its list
 * has.
 */
export async function countQueues(
  { db, clock }: Context,
  member: Member,
): Promise<AnswerOf<typeof listQueues>> {
  const now = clock.now();
  const each = workQueues.map((queue) => {
    const kind = kindOfQueue[queue];
    const source = workSources[kind](now);
    const isHers = isOwn(member, queue) ? mayTake(source, member, KNOWN) : isShown(source, member.id, KNOWN);
    const { open } = inQueue(queue, source);
    const rows = firstRows(source, open);
    const isNow = isNotSnoozed(kind, now);
    // The limit also keeps the question whether a row is hers out of the counts: it is asked once for a row.
    const hers = sql`(select ${isNow} as is_now, ${isLate(queue, source, now)} as is_late from ${rows} where ${isHers}
      limit ${COUNTED_MAXIMUM + 1} + ${countSnoozed(kind, now)}) r`;
    return sql`select ${queue}::text as queue, ${counted(sql`r.is_now`)} as open, ${counted(sql`r.is_late`)} as late,
      exists (select from ${rows} where ${isNow}) as waits from ${hers}`;
  });
  const { workers, phones } = knownTo(member.id);
  const { rows } = await db.execute(
    sql`with known as materialized (select ${workers} as workers, ${phones} as phones) ${sql.join(each, sql` union all `)}`,
  );
  const own = await db.execute(
    sql`select count(*)::int as held from assignments where member_id = ${member.id} and ended_at is null`,
  );
  return {
    queues: counts.parse(rows).map((row) => ({ ...row, is_own: isOwn(member, row.queue) })),
    held: held.parse(own.rows)[0].held,
  };
}
