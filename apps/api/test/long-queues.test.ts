import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUNTED_MAXIMUM, workQueues, workViews } from '@repo/domain/work-queue';
import type { Context } from '../src/context.ts';
import { countQueues } from '../src/services/work/count-queues.ts';
import { listQueue } from '../src/services/work/list-queue.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { recordStatements, type RecordedStatements } from './recorded-statements.ts';

const OPEN = 20_000;
const PAGE = 10;
/** The most rows that one step of a page's plan may have, and of a count's. */
const ROWS = { page: 300, counts: 5000 } as const;

const member = '00000009-0000-4000-8000-000000000001';

/** Cases, each with a check that the team works, one that needs a second look, and other open work. */
const rows = [
  `workers (id, phone, created_at, updated_at) select made(1, n), '+2547' || lpad(n::text, 8, '0'), at, at`,
  `employers (id, phone, name, created_at, updated_at)
   select made(2, n), '+2541' || lpad(n::text, 8, '0'), 'Njeri Test', at, at`,
  `consent_requests (id, kind, phone, number, worker_id, employer_id, employer_name, level, text, status, created_at, remind_at, expires_at)
   select made(3, n), 'consent', '+2547' || lpad(n::text, 8, '0'), 1, made(1, n), made(2, n), 'Njeri Test', 'standard', 'A question', 'accepted', at, at, at`,
  `consents (id, worker_id, employer_id, employer_name, level, consent_request_id, text, language, channel, given_at, expires_at)
   select made(4, n), made(1, n), made(2, n), 'Njeri Test', 'standard', made(3, n), 'A question', 'en', 'sms', at, at`,
  `purchases (id, order_number, reference, employer_id, worker_id, package_id, amount_cents, email, callback_url, channels,
              status, created_at, paid_at, updated_at)
   select made(5, n), n::text, n::text, made(2, n), made(1, n), 17, 100000, 'a@example.com', '/', '[]', 'paid', at, at, at`,
  `cases (id, purchase_id, consent_id, employer_id, worker_id, level, status, opened_at)
   select made(6, n), made(5, n), made(4, n), made(2, n), made(1, n), case when n % 4 = 0 then 'lite' else 'standard' end, 'open', at`,
  `checks (id, case_id, worker_id, kind, step, status, turn, turn_since, in_report_from, due_at, created_at)
   select made(10, n), made(6, n), made(1, n), 'references', 1, 'pending', 'team', at, null, at, at`,
  `checks (id, case_id, worker_id, kind, step, status, turn, turn_since, in_report_from, due_at, created_at)
   select made(11, n), made(6, n), made(1, n), 'social_media', 2, 'second_look', 'team', at, at, at, at`,
  `checks (id, case_id, worker_id, kind, step, status, turn, turn_since, in_report_from, due_at, created_at)
   select made(12, n), made(6, n), made(1, n), 'criminal_record', 3, 'pending', 'team', at, null, at, at`,
  `identity_jobs (id, worker_id, attempt, state, provider_job_id, name_given, consent_language, consent_at, created_at, turn_since)
   select made(8, n), made(1, n), 1, 'review', 'job-' || n, 'Amani Test', 'en', at, at, at`,
  `misconduct_reports (id, worker_id, reporter_id, category, region, description, status, asked_at, created_at)
   select made(7, n), made(1, n), made(2, n), 'theft', 'coast_east', 'A ring is gone.',
          case when n % 2 = 0 then 'reported' else 'worker_asked' end, case when n % 2 = 1 then now() end, at`,
  `disputes (id, worker_id, check_id, words, created_at) select made(13, n), made(1, n), made(10, n), 'Not me.', at`,
  `worker_documents (id, worker_id, slot, sha256, uploaded_at) select made(14, n), made(1, n), 'certificates', '', at`,
  `reviews (id, worker_id, employer_id, rating, review, created_at, updated_at)
   select made(15, n), made(1, n), made(2, n), 5, 'Good.', at, at`,
  `refunds (id, purchase_id, amount_cents, reason, status, provider_refund_id, created_at, turn_since)
   select made(16, n), made(5, n), 100000, 'consent-declined', 'needs-attention', n::text, at, at`,
  `chargebacks (id, provider_dispute_id, purchase_id, status, opened_at, due_at, created_at, updated_at)
   select made(17, n), n::text, made(5, n), 'pending', at, at, at, at`,
  `message_threads (id, phone, language, opened_at, texts) select made(18, n), '+2547' || lpad(n::text, 8, '0'), 'en', at, 1`,
];

let api: TestApi;
let recorded: RecordedStatements;
let explaining: pg.Pool;

beforeAll(async () => {
  api = await startTestApi();
  recorded = recordStatements(api);
  explaining = new pg.Pool({ connectionString: api.ctx.config.databaseUrl, max: 1 });
  await api.owner.transaction(async (tx) => {
    await tx.execute(sql`create function made(kind int, n int) returns uuid immutable language sql
      return (lpad(kind::text, 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
    await tx.execute(
      sql.raw(
        `insert into ops_members (id, phone, status, created_at) values ('${member}', '+254700900001', 'active', now())`,
      ),
    );
    // The turns of the rows stand in them.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const insert of rows)
      await tx.execute(
        sql.raw(
          `insert into ${insert} from generate_series(1, ${OPEN}) n, lateral (select date_trunc('second', now()) - interval '2 d' + n * interval '1 m' as at) moment`,
        ),
      );
    // A lite case has none.
    await tx.execute(
      sql`delete from checks where kind = 'criminal_record' and worker_id in (select made(1, n * 4) from generate_series(1, ${OPEN}) n)`,
    );
    // What the member holds and put aside, all over its queue.
    for (const [kind, table] of [
      ['check', 10],
      ['check', 11],
      ['document', 14],
    ] as const) {
      await tx.execute(
        sql.raw(`insert into assignments (subject_kind, subject_id, worker_id, member_id, assigned_at, assigned_by)
          select '${kind}', made(${table}, n * 300), made(1, n * 300), '${member}', now(), '${member}' from generate_series(1, 12) n`),
      );
      await tx.execute(
        sql.raw(`insert into snoozes (subject_kind, subject_id, member_id, until, reason, created_at)
          select '${kind}', made(${table}, n * 300), '${member}', now() + interval '3 d', 'She is away.', now() from generate_series(1, 6) n`),
      );
    }
  });
  await api.owner.execute(sql`analyze`);
}, 300_000);
afterAll(async () => {
  await explaining.end();
  await recorded.close();
  await api.stop();
});

/** The most rows that a step of the plans had. PostgreSQL runs the statements again. */
async function mostRows(work: (on: Context) => Promise<unknown>): Promise<number> {
  let most = 0;
  for (const { text, values } of await recorded.during(work)) {
    const { rows: plan } = await explaining.query({
      text: `explain (analyze, format json) ${text}`,
      values: [...values],
    });
    for (const [, actual] of JSON.stringify(plan).matchAll(/"Actual Rows":([\d.]+)/g))
      most = Math.max(most, Number(actual));
  }
  return most;
}

it.each(workQueues.flatMap((queue) => workViews.map((view) => [queue, view] as const)))(
  'reads no long queue for a page of it: %s, %s',
  async (queue, view) => {
    expect(await mostRows((on) => listQueue(on, member, queue, { view, limit: PAGE }))).toBeLessThan(
      ROWS.page,
    );
  },
);

it('reads no long queue for a level that has no such check', async () => {
  const most = await mostRows((on) =>
    listQueue(on, member, 'criminal_record', { view: 'open', level: 'lite', limit: PAGE }),
  );
  expect(most).toBeLessThan(ROWS.page);
});

it('counts no queue further than the screens show', async () => {
  const most = await mostRows((on) => countQueues(on, { id: member, role: 'administrator' }));
  expect(most).toBeLessThan(ROWS.counts);
});

it('counts past what the member put aside in front of a long queue', async () => {
  const { queues } = await countQueues(api.ctx, { id: member, role: 'administrator' });
  const counts = Object.fromEntries(queues.map(({ queue, open }) => [queue, open]));
  const more = COUNTED_MAXIMUM + 1;
  expect(counts).toMatchObject({ references: more, second_look: more, documents: more });
});
