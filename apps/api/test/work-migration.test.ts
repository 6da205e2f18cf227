import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@repo/postgres/databases';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../src/db/migrations');
const steps = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();
const STEP = '0020_work_of_the_team.sql';

const name = `work_${randomUUID().replaceAll('-', '')}`;
let client: pg.Client;

const run = (file: string) => client.query(readFileSync(join(MIGRATIONS, file), 'utf8'));
const id = (n: number) => `'00000000-0000-4000-8000-${String(n).padStart(12, '0')}'`;

const OPEN = 1;
const CLOSED = 2;
const checkRow = (of: number, kind: string, worker: number, rest = `'pending', null`) =>
  `insert into checks (case_id, worker_id, kind, step, status, waiting_on, due_at, created_at)
   values (${id(of)}, ${id(worker)}, '${kind}', 1, ${rest}, now(), now() - interval '3 days')`;
const attemptRow = (worker: number, attempt: number, state: string, reason = 'face_differs') =>
  `insert into identity_jobs (id, worker_id, attempt, state, reason, name_given, consent_language, consent_at, created_at)
   values (gen_random_uuid(), ${id(worker)}, ${attempt}, '${state}', '${reason}', '', 'en', now(), now() - interval '2 days')`;

/** Rows of the version before, without employers and payments. */
const rows = [
  ...[1, 2].map(
    (each) => `insert into workers (id, phone, created_at, updated_at)
      values (${id(each)}, '+25470000000${each}', now(), now())`,
  ),
  ...[OPEN, CLOSED].map(
    (
      each,
    ) => `insert into cases (id, purchase_id, consent_id, employer_id, worker_id, level, status, opened_at)
      values (${id(each)}, ${id(each)}, ${id(1)}, ${id(1)}, ${id(1)}, 'lite', '${each === OPEN ? 'open' : 'closed'}', now())`,
  ),
  checkRow(OPEN, 'references', 1, `'in_progress', null`),
  checkRow(OPEN, 'identity', 1, `'waiting', 'worker'`),
  checkRow(OPEN, 'health', 1, `'waiting', 'worker'`),
  checkRow(OPEN, 'misconduct_registry', 1, `'confirmed', null`),
  checkRow(OPEN, 'final_review', 1),
  checkRow(CLOSED, 'references', 1),
  ...[1, 2, 3, 4, 5].map((attempt) => attemptRow(1, attempt, 'failed')),
  attemptRow(2, 1, 'review', 'doubts'),
  `insert into refunds (purchase_id, amount_cents, reason, status, created_at)
   values (${id(1)}, 1, '', 'failed', now() - interval '2 days')`,
];

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl'), name) });
  await client.connect();
  for (const file of steps.filter((each) => each < STEP)) await run(file);
  await client.query(
    `set session_replication_role = replica; ${rows.join('; ')}; reset session_replication_role`,
  );
  await run(STEP);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('postgresUrl'), name);
});

it('the checks of the version before get their turns, and the time of each runs on', async () => {
  const { rows: found } = await client.query(
    `select case_id = ${id(OPEN)} as open, kind, turn, turn_since = created_at as since from checks order by 1 desc, kind`,
  );
  expect(found).toEqual([
    { open: true, kind: 'final_review', turn: 'others', since: true },
    { open: true, kind: 'health', turn: 'others', since: true },
    // The worker has no attempt left.
    { open: true, kind: 'identity', turn: 'team', since: true },
    { open: true, kind: 'misconduct_registry', turn: null, since: null },
    { open: true, kind: 'references', turn: 'team', since: true },
    { open: false, kind: 'references', turn: null, since: null },
  ]);
});

it.each(['identity_jobs', 'refunds'])('what the team has of %s keeps its time', async (table) => {
  const { rows: found } = await client.query(
    `select count(*)::int from ${table} where turn_since = created_at`,
  );
  expect(found).toEqual([{ count: 1 }]);
});
