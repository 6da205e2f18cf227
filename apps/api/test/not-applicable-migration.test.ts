import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@repo/postgres/databases';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../src/db/migrations');
const STEP = '0040_not_applicable_by_two.sql';
const before = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql') && file < STEP)
  .toSorted();

const name = `not_applicable_${randomUUID().replaceAll('-', '')}`;
let client: pg.Client;
const run = (file: string) => client.query(readFileSync(join(MIGRATIONS, file), 'utf8'));

const [alone, firstJob, byTwo, reused, clear] = Array.from({ length: 5 }, () => randomUUID());
const [auma, beth] = [randomUUID(), randomUUID()];
const check = (id: string | undefined, kind: string, rest: object) =>
  JSON.stringify({
    id,
    case_id: randomUUID(),
    worker_id: randomUUID(),
    kind,
    step: 1,
    status: 'decided',
    outcome: 'not_applicable',
    decided_by: auma,
    decided_alone: false,
    due_at: '2026-11-30',
    created_at: '2026-11-30',
    ...rest,
  });

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createDatabase(inject('postgresUrl'), name) });
  await client.connect();
  for (const file of before) await run(file);
  await client.query('set session_replication_role = replica');
  for (const row of [
    check(alone, 'criminal_record', {}),
    check(firstJob, 'references', {}),
    check(byTwo, 'identity', { seconded_by: beth }),
    check(reused, 'health', { reused_from: alone }),
    check(clear, 'health', { outcome: 'clear' }),
  ])
    await client.query('insert into checks select * from json_populate_record(null::checks, $1)', [row]);
  await client.query(
    `insert into verdicts (check_id, member_id, place, verdict, note, reason, created_at)
     values ($1, $2, 1, 'not_applicable', '', 'first_job', now())`,
    [firstJob, auma],
  );
  await client.query('reset session_replication_role');
  await run(STEP);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('postgresUrl'), name);
});

// spec: team-four-eyes/database
it('marks what one member left out of a report before, and nothing else', async () => {
  const { rows } = await client.query<{ id: string }>('select id from checks where decided_alone');
  expect(rows.map(({ id }) => id)).toEqual([alone]);
});

it('lets those rows change in what no rule is about', async () => {
  const { rowCount } = await client.query("update checks set note = 'As before.', status = 'decided'");
  expect(rowCount).toBe(5);
});
