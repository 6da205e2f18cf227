import type pg from 'pg';

/** The members beside the one who measures. */
export const COLLEAGUES = 50;

/**
 * Functions of the population: an id by kind and number, a number below a maximum by chance, a share of 1 by chance, and
 * one of the colleagues.
 */
const FUNCTIONS = `
  create function made(kind text, n int) returns uuid immutable parallel safe
    return overlay(overlay(md5(kind || ':' || n) placing '4' from 13) placing '8' from 17)::uuid;
  create function chance(what text, below int) returns int immutable parallel safe
    return ('x' || left(md5(what), 7))::bit(28)::int % below;
  create function spread(n int) returns float immutable parallel safe return chance('spread' || n, 10000) / 10000.0;
  create function colleague(n int) returns uuid immutable parallel safe return made('member', n % ${COLLEAGUES});
`;

/** Prepares a database for `populateCases`: its functions, and the colleagues who share the work. */
export async function addColleagues(client: pg.Client): Promise<void> {
  await client.query(FUNCTIONS);
  await client.query(
    `insert into ops_members (id, phone, name, role, status, joined_at, created_at)
     select colleague(n), '+25472' || lpad(n::text, 7, '0'), 'Member ' || n, 'senior', 'active', now(), now()
     from generate_series(1, $1::int) n`,
    [COLLEAGUES],
  );
}

/** What stands before a case: household, payment, consent, referees. Worker `n` has case `n`, by `populate`. */
const BEFORE = [
  `employers (id, phone, name, created_at, updated_at)
   select employer, '+25471' || lpad(n::text, 7, '0'), 'Employer ' || n, opened, opened from batch`,
  `prospects (employer_id, worker_id, name, phone, created_at, updated_at)
   select employer, worker, 'Worker ' || n, '0700 000 000', opened, opened from batch`,
  `worker_references (worker_id, name, phone, relationship, created_at)
   select worker, 'Referee ' || n, '+25473' || lpad((2 * n + each)::text, 7, '0'), 'Friend', opened
   from batch, generate_series(0, 1) each`,
  `purchases (id, order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url, channels,
              status, created_at, paid_at, updated_at)
   select made('purchase', n), n::text, n::text, employer, worker, package, 100000, 'a@example.com', '/', '[]', 'paid',
          opened, opened, opened from batch`,
  `consent_requests (id, kind, phone, number, worker_id, employer_id, employer_name, level, text, status, created_at,
                     remind_at, expires_at)
   select made('request', n), 'consent', '+2541' || lpad(n::text, 8, '0'), 1, worker, employer, 'Employer ' || n, level,
          'A question', 'accepted', opened, opened, opened from batch`,
  `consents (id, worker_id, employer_id, employer_name, level, consent_request_id, text, language, channel, given_at,
             expires_at)
   select made('consent', n), worker, employer, 'Employer ' || n, level, made('request', n), 'A question', 'en', 'sms',
          opened, opened + interval '90 days' from batch`,
  `cases (id, purchase_id, consent_id, employer_id, worker_id, level, status, opened_at)
   select made('case', n), made('purchase', n), made('consent', n), employer, worker, level, 'open', opened from batch`,
];

/**
 * The checks of the cases with their turns, as the triggers set them. In every eighth case all checks but the final review are
 * decided. Most others are with the team, some with somebody else, some with a second or third member.
 */
const CHECKS = `
  with planned as (
    select n, worker, due, kind, step, chance(kind || n, 20) as chance
    from batch, unnest(kinds) with ordinality as steps (kind, step)
  ), standing as (
    select *, case
      when kind = 'final_review' then 'pending'
      when n % 8 = 7 then 'decided'
      when kind = 'identity' then (array['waiting', 'waiting', 'pending', 'decided', 'waiting'])[1 + n % 5]
      when kind = 'references' and n % 20 = 4 then 'decided'
      when kind = 'references' and n % 40 = 34 or chance = 15 then 'second_look'
      when chance < 12 then 'pending'
      when chance < 15 then 'waiting'
      when chance = 16 then 'settling'
      when chance = 17 then 'confirmed'
      else 'decided'
    end as status,
    case when kind = 'identity' and n % 5 in (0, 4) then 'team' else 'worker' end as waits_on
    from planned
  ), turned as (
    select *, turn_of_check(kind, status, waits_on, n % 8 <> 7) as turn,
      kind = 'references' and n % 10 = 4 or status = 'confirmed' as found
    from standing
  )
  insert into checks (id, case_id, worker_id, kind, step, status, waiting_on, outcome, decided_by, seconded_by, decided_at,
                      in_report_from, due_at, turn, turn_since, created_at)
  select made('check ' || kind, n), made('case', n), worker, kind, step, status, case status when 'waiting' then waits_on end,
    case when status = 'decided' and found then 'finding' when status = 'confirmed' then 'finding' when status = 'decided' then 'clear' end,
    case when status in ('decided', 'confirmed') then colleague(n) end,
    case when status in ('decided', 'confirmed') then colleague(n + 1) end,
    case when status = 'decided' then due end,
    case when found then now() + interval '3 days' end, due, turn,
    case when turn is not null then due - interval '2 days' end, due - interval '3 days'
  from turned`;

/** What members said of checks that need another one. The member who measures had a say in every thirtieth. */
const VERDICTS = `
  insert into verdicts (check_id, member_id, place, verdict, note, created_at)
  select c.id, case when place = 1 and chance('said' || c.id, 30) = 0 then $1 else colleague(n + place) end, place,
         (array['clear', 'finding'])[place], 'Seen.', opened
  from batch join checks c on c.case_id = made('case', n), generate_series(1, 2) place
  where c.status = 'second_look' and place = 1 or c.status = 'settling'`;

/**
 * Opens cases number `from` to `to`, in the ways in which cases stand. They arrived in the last ten days, and are due from
 * three days ago until in seven days. Leaves them in the temporary table `batch`.
 */
export async function populateCases(
  client: pg.Client,
  { from, to, memberId }: { readonly from: number; readonly to: number; readonly memberId: string },
): Promise<void> {
  await client.query('drop table if exists batch');
  await client.query(
    `create temp table batch as
     select n, w.id as worker, made('employer', n) as employer, level, package,
            case level when 'lite' then array['identity', 'references', 'misconduct_registry', 'final_review']
              when 'standard' then array['identity', 'references', 'criminal_record', 'social_media', 'misconduct_registry',
                                         'final_review']
              else array['identity', 'references', 'criminal_record', 'social_media', 'health', 'work_history',
                         'misconduct_registry', 'final_review'] end as kinds,
            date_trunc('milliseconds', now() - spread(n) * interval '10 days') as opened,
            date_trunc('milliseconds', now() + spread(n) * interval '10 days' - interval '3 days') as due
     from generate_series(${from}, ${to}) n
     join workers w on w.phone = '+2541' || lpad(n::text, 8, '0'),
     lateral (select (array['lite', 'lite', 'lite', 'standard', 'standard', 'premium'])[1 + n % 6] as level,
                     (array[16, 16, 16, 17, 17, 18])[1 + n % 6] as package) bought`,
  );
  await client.query('analyze batch');
  for (const rows of BEFORE) await client.query(`insert into ${rows}`);
  await client.query(CHECKS);
  await client.query(VERDICTS, [memberId]);
}
