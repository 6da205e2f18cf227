import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { createAuditSeal } from '../src/security/audit-seal.ts';
import { anchorLog } from '../src/services/platform/audit/anchor-log.ts';
import { beginKey } from '../src/services/platform/audit/begin-key.ts';
import { verifyLog } from '../src/services/platform/audit/verify-log.ts';
import { RECHAIN } from './audit-work.ts';
import { startTestApi } from './harness.ts';
import { useApi } from './use-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'audit-key-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const api = await useApi(() => startTestApi({ DATA_DIR: dataDir }));
const { ctx } = api;

const asOwner = async (...statements: readonly string[]) =>
  api.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const verify = (seals = [ctx.auditSeal]) => verifyLog(ctx.config.databaseUrl, seals, ctx.anchors);
const add = (by = ctx) =>
  withTransaction(by, async (tx) => tx.audit({ actor: 'system', action: 'paid', subject: 'purchase:1' }));
const last = async () => (await ctx.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);

/** Three rows of a version whose hashes had no key. A number is missing, as after a transaction that was rolled back. */
beforeEach(() =>
  asOwner(
    'truncate audit_log',
    `insert into audit_log (id, at, actor, action, subject, details)
     select n, now(), 'system', 'paid', 'purchase:' || n, '{"state": "paid", "amount": 1500}' from unnest(array[1, 2, 4]) n`,
    RECHAIN(1),
  ),
);

it('a log without a key is told, and the service begins the key once, after the old rows', async () => {
  expect(await verify()).toMatchObject({ fault: { kind: 'no-key', id: 4 } });
  await Promise.all([beginKey(ctx), beginKey(ctx)]);
  await beginKey(ctx);
  expect(await last()).toMatchObject({
    id: 5,
    action: 'audit-key-begun',
    details: { from: null, to: ctx.auditSeal.keyId, afterRow: 4 },
  });
  await add();
  expect(await verify()).toEqual({ rows: 5, anchors: 0 });
});

it('an old row that is changed after that is found, also when all old hashes were computed anew', async () => {
  await beginKey(ctx);
  await add();
  await asOwner(
    `create temporary table kept on commit drop as select * from audit_log where id > 4`,
    `delete from audit_log where id > 4`,
    `update audit_log set actor = 'nobody' where id = 2`,
    RECHAIN(2),
    `insert into audit_log select * from kept`,
  );
  expect(await verify()).toMatchObject({ fault: { kind: 'unkeyed-differ', id: 5 } });
});

it.each([
  ['changed', `update audit_log set actor = 'nobody' where id = 2`, 'changed'],
  ['removed', 'delete from audit_log where id = 2', 'removed'],
])('an old row that is %s is named', async (_how, attack, kind) => {
  await beginKey(ctx);
  await asOwner(attack);
  expect(await verify()).toMatchObject({ fault: { kind, id: kind === 'removed' ? 4 : 2 } });
});

it('a row without a key cannot be slipped in where rows have one', async () => {
  await beginKey(ctx);
  await asOwner(
    `insert into audit_log (id, at, actor, action, subject, details) values (6, now(), 'system', 'paid', 'purchase:9', '{}')`,
    RECHAIN(6),
  );
  expect(await verify()).toMatchObject({ fault: { kind: 'changed-or-slipped-in', id: 6 } });
});

it('another key begins only when the operator names the one before', async () => {
  await beginKey(ctx);
  const auditSeal = createAuditSeal(Buffer.from('d4'.repeat(32), 'hex'));
  const other = { ...ctx, auditSeal };
  await expect(beginKey(other)).rejects.toThrow(/^AUDIT_KEY: the last row of the audit log has another key/);
  await beginKey({ ...other, config: { ...ctx.config, oldAuditKeys: [ctx.config.auditKey] } });
  expect(await last()).toMatchObject({ details: { from: ctx.auditSeal.keyId, to: auditSeal.keyId } });
  await add(other);
  await expect(add()).rejects.toMatchObject({ cause: { message: expect.stringContaining('was replaced') } });
  expect(await verify([auditSeal, ctx.auditSeal])).toEqual({ rows: 6, anchors: 0 });
  expect(await verify([auditSeal])).toMatchObject({ fault: { kind: 'unknown-key' } });
});

it('the scheduled job anchors the last row once a day of Nairobi', async () => {
  await beginKey(ctx);
  await anchorLog(ctx);
  await add();
  await anchorLog(ctx);
  const first = await ctx.anchors.readAll();
  expect([...first.values()].map((text): unknown => JSON.parse(text))).toMatchObject([{ id: 5 }]);
  await api.advance(86_400);
  await api.eventually(async () => expect((await ctx.anchors.readAll()).size).toBe(2));
  expect(await verify()).toEqual({ rows: 5, anchors: 2 });
});
