import type pg from 'pg';

/** What the member who measures holds of each queue, and what colleagues put aside of it, however long the queue is. */
const OWN = 12;
const PUT_ASIDE = 12;

/** What members can hold of the cases in `batch`, in an order by chance within its queue. */
const PIECES = `
  create temp table pieces as
  with open (kind, id, worker, queue, n) as (
    select 'check', c.id, worker, case when c.status in ('second_look', 'settling') or c.kind = 'identity'
                                       then 'second_look' else c.kind end, n
    from batch join checks c on c.case_id = made('case', n)
    where c.turn = 'team' and not (c.kind = 'identity' and n % 5 = 0)
      and not exists (select from verdicts v where v.check_id = c.id and v.member_id = $1)
    union all select 'identity', made('identity', n), worker, 'identity', n from batch where n % 5 = 0 and n % 8 <> 7
    union all select 'document', made('document', n), worker, 'documents', n from batch where n % 4 = 0
    union all select 'review', made('review', n), worker, 'reviews', n from batch where n % 5 = 2
    union all select 'incident', made('incident', n), worker, 'incidents', n from batch where n % 30 in (3, 23)
    union all select 'dispute', made('dispute', n), worker, 'disputes', n from batch where n % 10 = 4 and n % 40 <> 34
    union all select 'refund', made('refund', n), worker, 'refunds', n from batch where n % 30 in (1, 11)
    union all select 'chargeback', made('chargeback', n), worker, 'chargebacks', n from batch where n % 10 = 2
    union all select 'message', made('message', n), null::uuid, 'messages', n from batch where n % 10 = 6
  )
  select *, row_number() over (partition by queue order by md5(id::text)) as place from open`;

/** Every tenth piece is held by a colleague, in a queue of any length. */
const HELD_BY_COLLEAGUES = `
  insert into assignments (subject_kind, subject_id, worker_id, member_id, assigned_at, assigned_by)
  select kind, id, worker, colleague(n), now(), colleague(n) from pieces where place > $1 and place % 10 = 0`;

const HELD_ONCE = [
  `insert into assignments (subject_kind, subject_id, worker_id, member_id, assigned_at, assigned_by)
   select kind, id, worker, case when place <= ${OWN} then $1 else colleague(n) end, now(), $1
   from pieces where place <= ${OWN + PUT_ASIDE}`,
  `insert into snoozes (subject_kind, subject_id, member_id, until, reason, created_at)
   select kind, id, colleague(n), now() + interval '6 days', 'She is away.', now()
   from pieces where place > ${OWN} and place <= ${OWN + PUT_ASIDE} and $1::uuid is not null`,
  `insert into saved_views (member_id, name, queue, view, created_at)
   select $1, 'View ' || n, 'references', 'late', now() from generate_series(1, 20) n`,
  `insert into member_conflicts (member_id, phone, reason, declared_at)
   select $1, '+2547009000' || lpad(n::text, 2, '0'), 'A neighbour.', now() from generate_series(1, 5) n`,
];

/**
 * Gives colleagues a part of the work of `batch`.
 * @param isFirst whether the member who measures takes her own now, and what is put aside is put aside.
 */
export async function populateHolds(client: pg.Client, memberId: string, isFirst: boolean): Promise<void> {
  await client.query('drop table if exists pieces');
  await client.query(PIECES.replace('$1', `'${memberId}'`));
  await client.query(HELD_BY_COLLEAGUES, [isFirst ? OWN + PUT_ASIDE : 0]);
  if (isFirst) for (const rows of HELD_ONCE) await client.query(rows, [memberId]);
}
