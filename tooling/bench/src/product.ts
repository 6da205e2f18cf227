import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@repo/launcher/migrate';
import { PROGRAMS } from '@repo/launcher/root';
import { type Stack, startStack } from '@repo/launcher/stack';
import { createDatabase } from '@repo/postgres/databases';
import { type PostgresServer, startPostgres } from '@repo/postgres/start';

export type Product = { stack: Stack; server: PostgresServer; databaseUrl: string; stop(): Promise<void> };

/** The product as it would run, with a database that is safe against crashes, in folders that go with it. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const server = await startPostgres({ dataDir, durable: true, passing: true });
  try {
    const databaseUrl = await createDatabase(server.url(), 'bench');
    await migrate(PROGRAMS.migrations, databaseUrl, process.env);
    const stack = await startStack({
      databaseUrl,
      env: { SEED: 'none', LOG_LEVEL: 'warn', OPS_PHONES: OPS_PHONE },
    });
    return {
      stack,
      server,
      databaseUrl,
      async stop() {
        await stack.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export const OPS_PHONE = '+254700000001';
