import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase, withRole } from '@repo/postgres/databases';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrateDatabase } from '../src/migrate.ts';
import { COMPILED } from './compiled.ts';
import { APP_ROLE } from './template-database.ts';

/** The times of the last two unreleased migrations that the baseline replaced. */
const ONE_BEFORE = 1_795_348_151_695;
const LAST = 1_795_365_679_134;

const MIGRATIONS = join(import.meta.dirname, '../src/db/migrations');
const steps = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));

const name = `migrations_${randomUUID().replaceAll('-', '')}`;
let url: string;
let client: pg.Client;

beforeEach(async () => {
  url = await createDatabase(inject('postgresUrl'), name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropDatabase(inject('postgresUrl'), name);
});

/** Puts the database in a state before the baseline, with stored rows. */
async function stoodAt(step: number): Promise<void> {
  await client.query(readFileSync(join(MIGRATIONS, '0000_baseline.sql'), 'utf8'));
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('a step', $1)", [
    step,
  ]);
  await client.query(
    "insert into employers (phone, name, created_at, updated_at) values ('+254700000002', 'Njeri Test', now(), now())",
  );
}

async function standsAt(): Promise<{ employers: string[]; steps: number; checked: boolean }> {
  const employers = await client.query<{ name: string }>('select name from employers');
  const taken = await client.query('select from drizzle.__drizzle_migrations');
  const checks = await client.query("select from pg_constraint where conname = 'purchases_paid_when'");
  return {
    employers: employers.rows.map((row) => row.name),
    steps: taken.rows.length,
    checked: checks.rows.length === 1,
  };
}

it('takes a database that went through every step before the baseline as one that has it', async () => {
  await stoodAt(LAST);
  await migrateDatabase(url);
  expect(await standsAt()).toEqual({ employers: ['Njeri Test'], steps: steps.length, checked: true });
});

it('refuses one that did not, and leaves it as it is', async () => {
  await stoodAt(ONE_BEFORE);
  await expect(migrateDatabase(url)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/made by an unreleased version.+begin with an empty one$/) },
  });
  expect(await standsAt()).toEqual({ employers: ['Njeri Test'], steps: 1, checked: false });
});

it('keeps the snapshot of the newest migration alone: the next one is made from it', () => {
  const newest = steps.at(-1);
  expect(readdirSync(join(MIGRATIONS, 'meta')).filter((file) => file !== '_journal.json')).toEqual([
    `${newest?.slice(0, 4) ?? ''}_snapshot.json`,
  ]);
});

const migrate = (databaseUrl: string, ownerUrl: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../src/migrate.ts')], {
    env: {
      ...COMPILED,
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
    },
    encoding: 'utf8',
  });

it('runs as the owner, and gives the role of the application its rights, however often it runs', async () => {
  const application = withRole(url, APP_ROLE);
  for (let time = 0; time < 2; time += 1) expect(migrate(application, url)).toMatchObject({ status: 0 });
  const { rows } = await client.query(`
    select has_table_privilege('${APP_ROLE}', 'audit_log', 'select')
      and has_table_privilege('${APP_ROLE}', 'audit_log', 'insert')
      and has_table_privilege('${APP_ROLE}', 'workers', 'delete') as may,
      has_table_privilege('${APP_ROLE}', 'audit_log', 'update, delete, truncate, references, trigger') as may_change`);
  expect(rows).toEqual([{ may: true, may_change: false }]);
});

it.each(['postgres://127.0.0.1/amini', 'postgres://owner@127.0.0.1/amini'])(
  'refuses %s as the address of the application, next to that of the owner',
  (databaseUrl) => {
    const { status, stderr } = migrate(databaseUrl, 'postgres://owner@127.0.0.1/amini');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('DATABASE_URL: must name a role'),
    });
  },
);
