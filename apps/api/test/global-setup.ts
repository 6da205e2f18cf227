import { createDatabase } from '@repo/postgres/databases';
import { setup as startServer, teardown } from '@repo/postgres/test-server';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/db/migrate.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

/** One PostgreSQL for the run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  await startServer(project);
  await migrateDatabase(await createDatabase(project.getProvidedContext().postgresUrl, TEMPLATE_DATABASE));
}

export { teardown };
