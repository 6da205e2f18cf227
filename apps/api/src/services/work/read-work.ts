import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { claimWork } from '@repo/api-client/contract/work';
import { checkKinds, type CheckKind } from '@repo/domain/check';
import { documentKinds } from '@repo/domain/document';
import { packageLevels } from '@repo/domain/packages';
import { deadlineState } from '@repo/domain/work-deadline';
import {
  checkKindOfQueue,
  workDueAt,
  workNeeds,
  workQueues,
  type WorkKind,
  type WorkNeed,
  type WorkQueue,
} from '@repo/domain/work-queue';
import type { Queryable } from '../../db/database.ts';
import { workSources, type WorkSource } from './work-sources.ts';

/** A piece of work, as every call of the team answers it. */
export type Work = AnswerOf<typeof claimWork>['work'];

const workRow = z.object({
  id: z.uuid(),
  worker_id: z.nullable(z.uuid()),
  case_id: z.nullable(z.uuid()),
  level: z.nullable(z.enum(packageLevels)),
  check_kind: z.nullable(z.enum(checkKinds)),
  slot: z.nullable(z.enum(documentKinds)),
  since: z.coerce.date(),
  due_at: z.nullable(z.coerce.date()),
  is_waiting: z.boolean(),
  is_open: z.boolean(),
  looks: z.number(),
  holder_id: z.nullable(z.uuid()),
  holder_name: z.nullable(z.string()),
  held_since: z.nullable(z.coerce.date()),
  snoozed_until: z.nullable(z.coerce.date()),
  snooze_reason: z.nullable(z.string()),
  giver_name: z.nullable(z.string()),
  given_reason: z.nullable(z.string()),
  /** Its place in the order of its queue. */
  place_at: z.coerce.date(),
});
export type WorkRow = z.output<typeof workRow>;

/** The source of a kind as `s`, with its holder as `a` and `m`, the giver as `g`, and what put it aside as `z`. */
export const workFrom = (kind: WorkKind, source: WorkSource): SQL => sql`${source.table}
  left join assignments a on a.subject_kind = ${kind} and a.subject_id = s.id and a.ended_at is null
  left join ops_members m on m.id = a.member_id
  left join ops_members g on g.id = a.assigned_by
  left join snoozes z on z.subject_kind = ${kind} and z.subject_id = s.id and z.ended_at is null`;

/** The columns of a row. */
export const workColumns = (source: WorkSource): SQL => sql`s.id, ${source.workerId} as worker_id,
  ${source.caseId}::uuid as case_id, ${source.level} as level, ${source.checkKind} as check_kind, ${source.slot} as slot,
  ${source.since} as since, ${source.dueAt}::timestamptz as due_at, ((${source.waiting}) is true) as is_waiting,
  ((${source.open}) is true) as is_open, ${source.looks} as looks, a.member_id as holder_id, m.name as holder_name, a.assigned_at as held_since,
  z.until as snoozed_until, z.reason as snooze_reason, g.name as giver_name, a.reason as given_reason, ${source.order} as place_at`;

/** The rows of a statement about one kind of work. */
export async function readRows(db: Pick<Queryable, 'execute'>, statement: SQL): Promise<readonly WorkRow[]> {
  const { rows } = await db.execute(statement);
  return z.array(workRow).parse(rows);
}

/** One piece of work, whatever its state. Undefined for an unknown one. */
export async function readWork(
  db: Pick<Queryable, 'execute'>,
  kind: WorkKind,
  id: string,
  now: Date,
): Promise<WorkRow | undefined> {
  const source = workSources[kind](now);
  const [row] = await readRows(
    db,
    sql`select ${workColumns(source)} from ${workFrom(kind, source)} where s.id = ${id}`,
  );
  return row;
}

const needOf = (looks: number): WorkNeed => workNeeds[Math.min(looks, workNeeds.length - 1)] ?? 'first_look';

const queueOfKind: Readonly<Record<Exclude<WorkKind, 'check'>, WorkQueue>> = {
  identity: 'identity',
  incident: 'incidents',
  review: 'reviews',
  dispute: 'disputes',
  document: 'documents',
  refund: 'refunds',
  chargeback: 'chargebacks',
  message: 'messages',
};

/** The queue in which work stands. An identity check has no queue of its own kind: see `inQueue`. */
function queueOf(kind: WorkKind, checkKind: CheckKind | null, need: WorkNeed): WorkQueue {
  if (kind !== 'check') return queueOfKind[kind];
  return need === 'first_look'
    ? (workQueues.find((queue) => checkKind !== null && checkKindOfQueue(queue) === checkKind) ??
        'second_look')
    : 'second_look';
}

/** A row as the calls answer it. */
export function presentWork(
  kind: WorkKind,
  row: WorkRow,
  { readerId, now }: { readonly readerId: string; readonly now: Date },
): Work {
  const isHolder = row.holder_id === readerId;
  const needs = needOf(row.looks);
  const dueAt = row.due_at ?? (kind === 'check' ? row.since : workDueAt(kind, row.since));
  return {
    kind,
    id: row.id,
    queue: queueOf(kind, row.check_kind, needs),
    nanny_id: row.worker_id,
    case_id: row.case_id,
    level: row.level,
    check_kind: row.check_kind,
    slot: row.slot,
    needs,
    since: row.since.toISOString(),
    due_at: dueAt.toISOString(),
    deadline: row.is_waiting ? 'stopped' : deadlineState({ since: row.since, dueAt }, now),
    holder: row.holder_id === null ? null : { id: row.holder_id, name: row.holder_name },
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    snooze_reason: isHolder ? row.snooze_reason : null,
    given: isHolder && row.given_reason !== null ? { by: row.giver_name, reason: row.given_reason } : null,
  };
}
