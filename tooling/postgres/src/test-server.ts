import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { passingFolder } from './passing-folder.ts';
import { type PostgresServer, startPostgres } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the run's PostgreSQL: make a database of your own from it. */
    postgresUrl: string;
  }
}

/** A PostgreSQL for one test run, in a folder that is gone with it, even after a kill. */
export function startTestServer(): Promise<PostgresServer> {
  return startPostgres({
    dataDir: mkdtempSync(join(passingFolder(), 'test-postgres-')),
    durable: false,
    passing: true,
  });
}

let server: PostgresServer | undefined;

/** Vitest's global set-up as it is: `globalSetup: ['@repo/postgres/test-server']`; test files call `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer();
  project.provide('postgresUrl', server.url());
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
