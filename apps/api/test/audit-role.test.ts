import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { checkRole } from '../src/services/platform/audit/check-role.ts';
import { auditWork, type AuditWork } from './audit-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
let work: AuditWork;
beforeAll(async () => {
  work = await auditWork();
  await work.writeUpTo(3);
});
afterAll(() => work.stop());

const refusal = async (statement: string): Promise<unknown> => {
  const error: unknown = await work.service.db.execute(sql.raw(statement)).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.cause : error;
};

describe('the role of the service', () => {
  it('adds rows and reads them', async () => {
    await work.writeUpTo(4);
    expect(await work.verify()).toMatchObject({ code: 0, line: expect.stringContaining('All 4 rows') });
  });

  it.each([
    "update audit_log set actor = 'nobody'",
    'delete from audit_log',
    'truncate audit_log',
    'drop table audit_log cascade',
    'alter table audit_log add column more text',
    'alter table audit_log rename to another',
    'alter table audit_log disable trigger all',
    'alter table audit_log disable trigger audit_log_append_only',
    'alter table audit_log owner to current_user',
    'drop trigger audit_log_append_only on audit_log',
    'create trigger more before insert on audit_log execute function audit_log_append_only()',
    'create rule nothing as on insert to audit_log do instead nothing',
    'create or replace function audit_log_append_only() returns trigger language sql as $$ select null $$',
    'drop function audit_log_chain cascade',
    'alter function audit_log_chain() rename to another',
    `insert into audit_log select * from audit_log on conflict (id) do update set actor = 'nobody'`,
    'set session_replication_role = replica',
    'set role postgres',
    'create table more (id int)',
    'create role somebody',
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toMatchObject({ code: '42501' });
  });

  const insert = (id: string, previousHash: string, keyId: string) =>
    `insert into audit_log select ${id}, at, actor, action, subject, details, ${previousHash}, 'made up', ${keyId}
     from audit_log order by id desc limit 1`;
  it.each([
    ['without a key', insert('id + 1', 'hash', 'null'), 'has no keyed hash'],
    ['beside the chain', insert('id + 1', 'previous_hash', 'key_id'), 'does not continue the chain'],
    ['with a gap before it', insert('id + 2', 'hash', 'key_id'), 'does not continue the chain'],
  ])('cannot add a row %s', async (_how, statement, message) => {
    expect(await refusal(statement)).toMatchObject({
      code: 'P0001',
      message: expect.stringContaining(message),
    });
  });
});

describe('a process whose role may change the log', () => {
  const log = createLog('silent');
  const warned = vi.spyOn(log, 'warn');
  const check = async (production: boolean, user: 'owner' | 'service') => {
    warned.mockClear();
    const db = user === 'owner' ? api.owner : api.ctx.db;
    await checkRole({ db, log, config: { ...api.ctx.config, production } });
    return warned.mock.calls.length;
  };

  it('does not start in production', async () => {
    await expect(check(true, 'owner')).rejects.toThrow(/^DATABASE_URL: its role may change the audit log/);
    expect(await check(true, 'service')).toBe(0);
  });

  it('says so in one line elsewhere', async () => {
    expect(await check(false, 'owner')).toBe(1);
    expect(await check(false, 'service')).toBe(0);
  });

  it('also when it owns nothing, but has the right', async () => {
    await api.owner.execute(sql`grant delete on audit_log to amini_app`);
    expect(await check(false, 'service')).toBe(1);
    await api.owner.execute(sql`revoke delete on audit_log from amini_app`);
    expect(await check(false, 'service')).toBe(0);
  });
});
