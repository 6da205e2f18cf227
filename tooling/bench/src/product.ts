import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '@repo/launcher/migrate';
import { PROGRAMS } from '@repo/launcher/root';
import { type Stack, startStack } from '@repo/launcher/stack';
import { createDatabase, ensureRole, withRole } from '@repo/postgres/databases';
import { startPostgres } from '@repo/postgres/start';
import { RECORDS_VARIABLE } from './recording/statement.ts';

export type Product = {
  stack: Stack;
  /** With the role that owns the tables. The API has another one. */
  databaseUrl: string;
  stop(): Promise<void>;
};
/** A product that records the statements of tagged requests, and the file of the records. */
export type RecordedProduct = Product & { records: string };

export const OPS_PHONES = ['+254700000001', '+254700000002'] as const;
/** The role of the API. */
const APP_ROLE = 'amini_app';
/** The key that encrypts ID numbers and hashes them for a search. */
export const DATA_KEY = 'a1'.repeat(32);

/**
 * A measurement makes the calls of thousands of people with one account and one address. The statements of the rate limits
 * stay the same, no limit is reached, and no call waits for the row that another call counts in.
 */
const LIFT_LIMITS = `
  create function stay_at_one() returns trigger language plpgsql as $$ begin new.used := 1; return new; end $$;
  create trigger stay_at_one before update on limits for each row execute function stay_at_one();
  create function one_of_many() returns trigger language plpgsql as
    $$ begin new.subject := new.subject || floor(random() * 1000); return new; end $$;
  create trigger one_of_many before insert on limits for each row execute function one_of_many();
`;

const RECORDING_API = join(import.meta.dirname, 'recording/api.ts');

/**
 * The product in its production form, with a crash-safe database, in temporary folders.
 * @param env - further variables of its programs
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  api = PROGRAMS.api,
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const server = await startPostgres({ dataDir, durable: true, passing: true });
  try {
    const databaseUrl = await createDatabase(server.url(), 'bench');
    await ensureRole(databaseUrl, APP_ROLE);
    const apiUrl = withRole(databaseUrl, APP_ROLE);
    await migrate(PROGRAMS.migrations, apiUrl, {
      ...process.env,
      ...env,
      MIGRATION_DATABASE_URL: databaseUrl,
    });
    await liftLimits(databaseUrl);
    const stack = await startStack({
      databaseUrl: apiUrl,
      programs: { ...PROGRAMS, api },
      env: { SEED: 'none', LOG_LEVEL: 'warn', OPS_PHONES: OPS_PHONES.join(','), DATA_KEY, ...env },
    });
    return {
      stack,
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

async function liftLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(LIFT_LIMITS);
  await client.end();
}

/** The same product, with an API that records statements. */
export async function startRecordedProduct(): Promise<RecordedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-records-'));
  const records = join(folder, 'statements');
  writeFileSync(records, '');
  const product = await startProduct({ [RECORDS_VARIABLE]: records }, RECORDING_API);
  return {
    ...product,
    records,
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
