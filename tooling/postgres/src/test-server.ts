import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { passingFolder } from './passing-folder.ts';
import { type PostgresServer, startPostgres } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the run's PostgreSQL. Each test makes its own database from it. */
    postgresUrl: string;
  }
}

/** A PostgreSQL for one test run, in a folder that is removed with it, even after a kill. */
export function startTestServer(): Promise<PostgresServer> {
  return startPostgres({
    dataDir: mkdtempSync(join(passingFolder(), 'test-postgres-')),
    durable: false,
    passing: true,
  });
}

let server: PostgresServer | undefined;

/** Vitest's global set-up: `globalSetup: ['@repo/postgres/test-server']`. Test files call `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer();
  project.provide('postgresUrl', server.url());
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
