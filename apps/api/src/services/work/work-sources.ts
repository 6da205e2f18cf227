import { sql, type SQL } from 'drizzle-orm';
import { ANSWER_DAYS } from '@repo/domain/finding-answer';
import { checkKindOfQueue, type WorkKind, type WorkQueue } from '@repo/domain/work-queue';
import type { KnownTo } from '../access/conflicts.ts';
import { teamDue } from '../../db/schema/cases.ts';
import { incidentTurnSince } from '../../db/schema/misconduct.ts';

/** The work of one kind, read from the table of its facts as `s`. There is no other record of it. */
export interface WorkSource {
  readonly table: SQL;
  /** Null for work about a phone, which may belong to nobody whom we know. */
  readonly workerId: SQL;
  /** The phone of such work. */
  readonly phone: SQL | null;
  readonly caseId: SQL;
  readonly level: SQL;
  readonly checkKind: SQL;
  /** Which paper it is. */
  readonly slot: SQL;
  readonly since: SQL;
  /** The date by which the team must act: what others were told, or what the team missed. Null where the kind has working hours instead. */
  readonly dueAt: SQL;
  /** What tells which one is due first: the date, or the arrival where the kind has working hours. */
  readonly order: SQL;
  /** Whether the team has something to do now. */
  readonly open: SQL;
  /** Whether somebody else must act before the team has something to do. */
  readonly waiting: SQL;
  /** The number of members whose verdict counts so far. */
  readonly looks: SQL;
  /** Whether a member had a say already, so that another one must look. */
  readonly saidBy: (memberId: string) => SQL;
}

/*
 * `offset 0` in a subquery keeps it one for each row. PostgreSQL would otherwise read all rows of its table first, and a page
 * has few.
 */

const none = sql`null`;
const no = sql`false`;
const never = () => no;
const looksAt = (column: SQL) =>
  sql`(select count(*)::int from verdicts v where v.${column} = s.id and v.ended_at is null)`;
const saidAbout = (column: SQL) => (memberId: string) =>
  sql`exists (select from verdicts v where v.${column} = s.id and v.ended_at is null and v.member_id = ${memberId} offset 0)`;

const plain = {
  workerId: sql`s.worker_id`,
  phone: null,
  caseId: none,
  level: none,
  checkKind: none,
  slot: none,
  dueAt: none,
  waiting: no,
  looks: sql`0`,
  saidBy: never,
} as const;

const byDate = (dueAt: SQL) => ({ dueAt, order: dueAt });

const byArrival = (since: SQL) => ({ since, order: since });

/** The state of a provider's object says whose turn it is. Its time before does not count. */
const byTurn = { since: sql`coalesce(s.turn_since, s.created_at)`, order: sql`s.turn_since` };

/** An incident waits while the worker has her days to answer. */
const hasDays = (now: Date) =>
  sql`(s.status = 'worker_asked' and s.answered_at is null and s.asked_at > ${now.toISOString()}::timestamptz - ${ANSWER_DAYS} * interval '1 day')`;

/** A dispute is decided after the second look at its finding, where the case still has one. */
const isBeforeAgreed = sql`exists (select from checks c join cases k on k.id = c.case_id where c.id = s.check_id
  and c.status in ('second_look', 'settling') and c.in_report_from is not null and k.status = 'open' offset 0)`;
const sinceAgreed = sql`coalesce(s.turn_since, s.created_at)`;

/** As `assertThird` of casework, and the trigger of disputes. */
const saidAboutDisputed = (memberId: string) =>
  sql`(exists (select from verdicts v where v.member_id = ${memberId} and (v.check_id = s.check_id or v.incident_id = s.incident_id) offset 0)
    or exists (select from checks c where c.id = s.check_id and ${memberId}::uuid in (c.decided_by, c.seconded_by) offset 0)
    or exists (select from misconduct_reports r where r.id = s.incident_id and ${memberId}::uuid in (r.decided_by, r.seconded_by) offset 0))`;

const check: WorkSource = {
  ...plain,
  table: sql`checks s`,
  caseId: sql`s.case_id`,
  level: sql`(select k.level from cases k where k.id = s.case_id)`,
  checkKind: sql`s.kind`,
  // When nobody must act any more, nobody asks since when.
  since: sql`coalesce(s.turn_since, s.created_at)`,
  ...byDate(teamDue({ missedAt: sql`s.missed_at`, dueAt: sql`s.due_at` })),
  open: sql`s.turn = 'team'`,
  waiting: sql`s.turn = 'others'`,
  looks: sql`case s.status when 'second_look' then 1 when 'settling' then 2 else 0 end`,
  saidBy: saidAbout(sql`check_id`),
};

/** Refunds and chargebacks belong to a purchase, which names the worker. */
const ofPurchase = sql`(select p.worker_id from purchases p where p.id = s.purchase_id)`;

/** The time of the team runs from her answer, or from the end of her days. */
const sinceAnswer = incidentTurnSince({
  answeredAt: sql`s.answered_at`,
  askedAt: sql`s.asked_at`,
  createdAt: sql`s.created_at`,
});
/** While she has her days they run since she was asked. */
const sinceAsked = (now: Date) => sql`case when ${hasDays(now)} then s.asked_at else ${sinceAnswer} end`;

/** The source of each kind at a moment. */
export const workSources: Readonly<Record<WorkKind, (now: Date) => WorkSource>> = {
  check: () => check,
  identity: () => ({
    ...plain,
    ...byTurn,
    table: sql`identity_jobs s`,
    open: sql`s.state in ('provisional', 'review')`,
    looks: looksAt(sql`identity_job_id`),
    saidBy: saidAbout(sql`identity_job_id`),
  }),
  incident: (now) => ({
    ...plain,
    since: sinceAsked(now),
    order: sinceAnswer,
    table: sql`misconduct_reports s`,
    open: sql`s.status in ('reported', 'worker_asked') and not ${hasDays(now)}`,
    waiting: sql`(${hasDays(now)} and ${sinceAnswer} > ${now.toISOString()}::timestamptz)`,
    looks: looksAt(sql`incident_id`),
    saidBy: saidAbout(sql`incident_id`),
  }),
  review: () => ({
    ...plain,
    ...byArrival(sql`s.updated_at`),
    table: sql`reviews s`,
    open: sql`s.status = 'pending'`,
  }),
  dispute: () => ({
    ...plain,
    ...byArrival(sinceAgreed),
    table: sql`disputes s`,
    open: sql`s.status = 'open' and not ${isBeforeAgreed}`,
    waiting: sql`(s.status = 'open' and ${isBeforeAgreed})`,
    saidBy: saidAboutDisputed,
  }),
  document: () => ({
    ...plain,
    ...byArrival(sql`s.uploaded_at`),
    table: sql`worker_documents s`,
    slot: sql`s.slot`,
    open: sql`s.status = 'uploaded' and s.ended_at is null`,
  }),
  refund: () => ({
    ...plain,
    ...byTurn,
    table: sql`refunds s`,
    workerId: ofPurchase,
    open: sql`(s.status = 'needs-attention' and s.provider_refund_id is not null)`,
    // As `refundActOf` of the domain: nobody can continue it, and a scheduled job asks the provider again.
    waiting: sql`(s.status = 'failed' or s.status = 'needs-attention' and s.provider_refund_id is null)`,
    looks: sql`(select count(*)::int from refund_details d where d.refund_id = s.id and d.ended_at is null)`,
    saidBy: (memberId) =>
      sql`exists (select from refund_details d where d.refund_id = s.id and d.ended_at is null and d.entered_by = ${memberId} offset 0)`,
  }),
  chargeback: () => ({
    ...plain,
    table: sql`chargebacks s`,
    workerId: ofPurchase,
    since: sql`s.opened_at`,
    dueAt: sql`s.due_at`,
    // Where the bank names no day, nobody knows how late it is already: it comes first.
    order: sql`coalesce(s.due_at, s.opened_at)`,
    open: sql`s.answer is null and s.status in ('awaiting-merchant-feedback', 'pending')`,
  }),
  message: () => ({
    ...plain,
    ...byArrival(sql`s.opened_at`),
    table: sql`message_threads s`,
    workerId: none,
    phone: sql`s.phone`,
    open: sql`s.closed_at is null`,
  }),
};

/** Leaves out of a list what is about somebody whom a member knows. */
export const withoutKnown = (
  { workers, phones }: KnownTo,
  { workerId, phone }: Pick<WorkSource, 'workerId' | 'phone'>,
): SQL => (phone === null ? sql`${workerId} <> all (${workers})` : sql`${phone} <> all (${phones})`);

/** Whether an attempt to prove the identity is the work, and not the check that waits for it. */
const isAttemptWithTeam = sql`exists (select from identity_jobs j where j.worker_id = s.worker_id
  and j.state in ('provisional', 'review') offset 0)`;

/**
 * What a queue has of the work of its kind: what is open, and what waits for somebody else. An identity check
 * that the team decides without an attempt stands among the second looks: it follows a finding or five failed attempts.
 */
export function inQueue(
  queue: WorkQueue,
  { open, waiting }: WorkSource,
): { readonly open: SQL; readonly waiting: SQL } {
  if (queue === 'second_look')
    return {
      open: sql`${open} and (s.status in ('second_look', 'settling') or s.kind = 'identity')
        and (s.status in ('second_look', 'settling') or not ${isAttemptWithTeam})`,
      waiting: no,
    };
  const kind = checkKindOfQueue(queue);
  if (kind === null) return { open, waiting };
  return {
    open: sql`${open} and s.status in ('pending', 'in_progress', 'waiting') and s.kind = ${kind}`,
    waiting: sql`${waiting} and s.kind = ${kind}`,
  };
}
