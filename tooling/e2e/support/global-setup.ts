import { migrateDatabase } from '@repo/api/migrate';
import { createDatabase, ensureRole } from '@repo/postgres/databases';
import { startTestServer } from '@repo/postgres/test-server';
import { ADMIN_URL_VARIABLE, APP_ROLE, TEMPLATE_DATABASE } from './template-database.ts';

/** One PostgreSQL for the run, with a migrated database that every journey copies. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const url = await createDatabase(server.url(), TEMPLATE_DATABASE);
  await ensureRole(url, APP_ROLE);
  await migrateDatabase(url, APP_ROLE);
  process.env[ADMIN_URL_VARIABLE] = server.url();
  return () => server.stop();
}
