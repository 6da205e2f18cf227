import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase, dropDatabase, withRole } from '@repo/postgres/databases';
import pg from 'pg';
import { inject } from 'vitest';
import { appendAuditRows, type AuditEntry } from '../src/db/audit-rows.ts';
import { connectDatabase } from '../src/db/database.ts';
import { createLog } from '../src/log.ts';
import { createFolderAnchors } from '../src/providers/storage/folder-anchors.ts';
import { prepareFolder } from '../src/providers/storage/folder.ts';
import { createAuditSeal, type AuditSeal } from '../src/security/audit-seal.ts';
import { anchorLog } from '../src/services/platform/audit/anchor-log.ts';
import { COMPILED } from './compiled.ts';
import { AUDIT_KEY } from './harness.ts';
import { APP_ROLE, TEMPLATE_DATABASE } from './template-database.ts';

export const seal = createAuditSeal(Buffer.from(AUDIT_KEY, 'hex'));
const PROGRAM = join(import.meta.dirname, '../src/verify-audit-log.ts');

/** The moment of the row with that id in these tests. */
export const momentOf = (id: number): Date => new Date(Date.UTC(2026, 0, 31, 8, id));

/** A database of its own with an audit log, and a folder for its anchors. */
export async function auditWork() {
  const adminUrl = inject('postgresUrl');
  const name = `audit_${randomUUID().replaceAll('-', '')}`;
  const ownerUrl = await createDatabase(adminUrl, name, { template: TEMPLATE_DATABASE });
  const databaseUrl = withRole(ownerUrl, APP_ROLE);
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  await prepareFolder(join(dataDir, 'files'));
  const log = createLog('silent');
  const service = connectDatabase(databaseUrl, log, 2);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();

  const append = (id: number, entry: AuditEntry, by: AuditSeal = seal) =>
    service.db.transaction((tx) => appendAuditRows(tx, by, momentOf(id), [entry]));

  return {
    service,
    owner,
    append,
    folder: join(dataDir, 'files'),
    /** Writes rows as the service does, up to the row with that id. */
    async writeUpTo(last: number): Promise<void> {
      const found = await owner.query<{ count: number }>('select count(*)::int from audit_log');
      for (let id = (found.rows[0]?.count ?? 0) + 1; id <= last; id += 1)
        await append(id, {
          actor: 'system',
          action: 'paid',
          subject: `purchase:${id}`,
          details: { state: 'paid', amount: 1500 + id },
        });
    },
    /** Runs the daily job, at the time of the row with that id. */
    async anchor(id: number): Promise<void> {
      const clock = { now: () => momentOf(id), unmoved: () => momentOf(id), setOffset: () => undefined };
      const anchors = createFolderAnchors(join(dataDir, 'files'));
      await anchorLog({ anchors, clock, db: service.db, log });
    },
    /** What somebody does who has every right in the database, but neither the key nor the anchors. */
    async attack(...statements: readonly string[]): Promise<void> {
      await owner.query('set session_replication_role = replica');
      for (const statement of statements) await owner.query(statement);
      await owner.query('set session_replication_role = origin');
    },
    /** Runs the command as a process. */
    async verify(env: Readonly<Record<string, string>> = {}): Promise<{ line: string; code: unknown }> {
      const child = spawn(process.execPath, [PROGRAM], {
        env: {
          ...COMPILED,
          PATH: process.env['PATH'],
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          AUDIT_KEY,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      return { line: out + complaints, code };
    },
    async stop(): Promise<void> {
      await owner.end();
      await service.close();
      await dropDatabase(adminUrl, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type AuditWork = Awaited<ReturnType<typeof auditWork>>;

/** A new hash for each row from that one on, chained, as the trigger of the baseline computed it: without a key. */
export const RECHAIN = (from: number) => `
  do $$
  declare
    row record;
    last text := coalesce((select hash from audit_log where id < ${from} order by id desc limit 1), '');
  begin
    for row in select * from audit_log where id >= ${from} order by id loop
      update audit_log set previous_hash = last, hash = encode(sha256(convert_to(concat_ws('|', last,
        to_char(row.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), row.actor, row.action, row.subject,
        row.details::text), 'UTF8')), 'hex') where id = row.id returning hash into last;
    end loop;
  end $$`;
