import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from './jobs/queue.ts';
import { seedPackages } from './services/money/packages/seed-packages.ts';
import * as schema from './db/schema/index.ts';

/**
 * The number of the lock: any number that no other program uses on this database. Processes that start
 * together migrate one after another.
 */
const MIGRATION_LOCK = 254_700_000;

/**
 * Brings a database to the newest schema: tables, job queues, and the packages on sale. It is safe at every
 * start.
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: join(import.meta.dirname, 'db/migrations') });
    await installJobs(databaseUrl);
    await seedPackages(db);
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl === undefined || databaseUrl === '') throw new Error('DATABASE_URL: is required');
  await migrateDatabase(databaseUrl);
}
