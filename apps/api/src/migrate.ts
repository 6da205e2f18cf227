import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from './jobs/queue.ts';
import { seedPackages } from './services/money/packages/seed-packages.ts';

/**
 * The number of the lock: any number that no other program uses on this database. Processes that start
 * together migrate one after another.
 */
const MIGRATION_LOCK = 254_700_000;

/**
 * Brings a database to the newest schema: tables, job queues, and the packages on sale. It is safe at every
 * start.
 * @param ownerUrl - the address with the role that owns the tables
 * @param role - the role of the application, which gets the rights that it needs. It exists already.
 */
export async function migrateDatabase(ownerUrl: string, role?: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'db/migrations') });
    await installJobs(ownerUrl);
    await seedPackages(db);
    if (role !== undefined) await grantRights(client, role);
  } finally {
    await client.end();
  }
}

/** The application reads and writes rows. In the audit log it may only add and read them (decision 098). */
async function grantRights(client: pg.Client, role: string): Promise<void> {
  const to = `to ${pg.escapeIdentifier(role)}`;
  await client.query(`
    begin;
    grant usage on schema public, pgboss ${to};
    grant select, insert, update, delete on all tables in schema public, pgboss ${to};
    grant usage on all sequences in schema public, pgboss ${to};
    revoke all on public.audit_log from ${pg.escapeIdentifier(role)};
    grant select, insert on public.audit_log ${to};
    commit;
  `);
}

if (import.meta.main) {
  const { DATABASE_URL: databaseUrl = '', MIGRATION_DATABASE_URL: ownerUrl = '' } = process.env;
  if (databaseUrl === '') throw new Error('DATABASE_URL: is required');
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (ownerUrl !== '' && (role === '' || role === decodeURIComponent(new URL(ownerUrl).username)))
    throw new Error('DATABASE_URL: must name a role of its own, other than that of MIGRATION_DATABASE_URL');
  await (ownerUrl === '' ? migrateDatabase(databaseUrl) : migrateDatabase(ownerUrl, role));
  // Fills Node's compile cache. The first API process would compile these files, and keep the compiler for its whole life.
  await import('./main.ts');
}
