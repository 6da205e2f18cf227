import { createDatabase, ensureRole } from '@repo/postgres/databases';
import { setup as startServer, teardown } from '@repo/postgres/test-server';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/migrate.ts';
import { APP_ROLE, TEMPLATE_DATABASE } from './template-database.ts';

/** One PostgreSQL for the run. It has one migrated database, and every test file copies it. */
export async function setup(project: TestProject): Promise<void> {
  await startServer(project);
  const url = await createDatabase(project.getProvidedContext().postgresUrl, TEMPLATE_DATABASE);
  await ensureRole(url, APP_ROLE);
  await migrateDatabase(url, APP_ROLE);
  await superviseQueues(url);
}

/**
 * Does the daily upkeep of the new queues once, in the template. Otherwise the service of each copy would begin with its
 * hundred statements.
 */
async function superviseQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  // A failing statement also rejects its own call. The event only needs a listener.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

export { teardown };
