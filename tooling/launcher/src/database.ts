import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, ensureRole, withRole } from '@repo/postgres/databases';
import { DatabaseInUseError, type PostgresServer, runningAddress, startPostgres } from '@repo/postgres/start';
import { setTimeout as sleep } from 'node:timers/promises';

const DATABASE = 'amini';
/** The role of the API and of `audit:verify`. It owns nothing: `apps/api/src/migrate.ts` gives it its rights. */
const ROLE = 'amini_app';
const RESTART_MS = 200;
/** The delay after a failed start. Its cause (a full disk, for example) rarely disappears at once. */
const RETRY_MS = 2000;

export type Database = {
  /** For the API. */
  url: string;
  /** For the migration, whose role owns the tables. */
  ownerUrl: string;
  stop(): Promise<void>;
};

/** Makes the product's database once. A new server folder holds only PostgreSQL's own database. */
async function ensureDatabase(server: PostgresServer): Promise<string> {
  try {
    return await createDatabase(server.url(), DATABASE);
  } catch (error) {
    // Duplicate database: it exists since an earlier start.
    if (error instanceof Error && 'code' in error && error.code === '42P04') return server.url(DATABASE);
    throw error;
  }
}

/**
 * Starts the PostgreSQL of the data folder, and restarts it on the same port after every unexpected end.
 * @throws Error naming DATA_DIR when another process uses the folder.
 */
export async function startDatabase(dataDir: string, say: (text: string) => void): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  let stopping = false;
  let server: PostgresServer;
  try {
    server = await startPostgres({ dataDir: folder, durable: true });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new Error(`DATA_DIR: ${error.message}`, { cause: error });
  }
  const { port } = server;

  async function again(waitMs = RESTART_MS): Promise<void> {
    await sleep(waitMs);
    if (stopping) return;
    say('PostgreSQL ended; starting it again …');
    try {
      server = await startPostgres({ dataDir: folder, durable: true, port });
      void server.exited.then(() => again());
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      await again(RETRY_MS);
    }
  }

  const ownerUrl = await ensureDatabase(server);
  await ensureRole(ownerUrl, ROLE);
  void server.exited.then(() => again());
  return {
    url: withRole(ownerUrl, ROLE),
    ownerUrl,
    async stop() {
      stopping = true;
      await server.stop();
    },
  };
}

/** The address of the database of a running installation, as the API has it, or undefined when it does not run. */
export function runningDatabase(dataDir: string): string | undefined {
  const ownerUrl = runningAddress(join(dataDir, 'postgres'), DATABASE);
  return ownerUrl === undefined ? undefined : withRole(ownerUrl, ROLE);
}

/** Whether the data folder has a database of an earlier start. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
