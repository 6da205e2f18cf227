import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getMe } from '@repo/api-client/contract/worker';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { heldUp } from './held-up.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';

/** The lock of the chain of audit lines. Every transaction takes it last. */
const AUDIT_LOCK = 254700001;

let api: TestApi;
let token: string;
let id: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signInWorker('+254700000950');
  id = (await api.make(getMe, { token })).id;
});
afterAll(async () => {
  await api.stop();
});

const save = (name: string) =>
  api.call('PUT', `/api/nannies/${id}`, {
    token,
    body: {
      name,
      phone: '+254700000950',
      location: 'Nairobi',
      date_of_birth: '1990-01-01',
      national_id: '70009500',
    },
  });
const saves = async () =>
  (
    await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `worker:${id}`))
  ).filter(({ action }) => action === 'profile-saved').length;

it('a call that the database chose to end a deadlock is done again, and counts once', async () => {
  const before = await saves();
  let saving: ReturnType<typeof save> | undefined;
  await api.owner.transaction(async (db) => {
    // The service detects the deadlock first, so the database rolls the service's transaction back.
    await db.execute(sql`set local deadlock_timeout = '20s'`);
    await db.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    saving = save('Amani Again');
    await heldUp(api, 1);
    await db.select().from(workers).where(eq(workers.id, id)).for('update');
  });
  expect(await saving).toMatchObject({ status: 200, body: { name: 'Amani Again' } });
  expect(await saves()).toBe(before + 1);
});

describe('what is rolled back again and again', () => {
  const fail = (code: string) =>
    sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);

  it.each([
    ['40P01', 3],
    ['40001', 3],
    ['23505', 1],
    ['57014', 1],
  ])('%s is tried %i times', async (code, times) => {
    let tries = 0;
    const work = withTransaction(api.ctx, async (tx) => {
      tries += 1;
      tx.audit({ actor: 'system', action: `tried-${code}`, subject: 'system' });
      if (tries < 5) await tx.db.execute(fail(code));
    });
    await expect(work).rejects.toMatchObject({ cause: { code } });
    expect(tries).toBe(times);
    const lines = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, `tried-${code}`));
    expect(lines).toEqual([]);
  });

  it.each(['40P01', '40001', '57014', '55P03'])('%s asks the caller to come back', async (code) => {
    await api.owner.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${code}'; end $$`),
    );
    await api.owner.execute(
      sql`create trigger refuse before update on workers for each row execute function refuse()`,
    );
    try {
      const answer = await save('Amani Never');
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', retry_after: 5 } });
      expect(answer.headers.get('retry-after')).toBe('5');
    } finally {
      await api.owner.execute(sql`drop function refuse() cascade`);
    }
    expect(await save('Amani Now')).toMatchObject({ status: 200 });
  });
});

it('a connection that is cut between two statements ends its own transaction, and nothing else', async () => {
  const work = withTransaction(api.ctx, async (tx) => {
    tx.audit({ actor: 'system', action: 'cut-off', subject: 'system' });
    const { rows } = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await api.owner.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    // The work sees the error when it arrives. Without a listener the error would end this process.
    await api.eventually(() => expect(tx.db.execute(sql`select 1`)).rejects.toThrow('Failed query'));
    await tx.db.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow('Failed query');
  expect(await save('Amani Still')).toMatchObject({ status: 200 });
});

it('who is invited while she is being forgotten is entered anew', async () => {
  const phone = kenyanPhone('+254700000951');
  const employer = await api.signInEmployer('+254700000952');
  const entered = { name: 'Amani Before', phone, createdAt: new Date(), updatedAt: new Date() };
  await api.ctx.db.insert(workers).values(entered);
  let inviting: ReturnType<typeof api.call> | undefined;
  await api.owner.transaction(async (db) => {
    await db.delete(workers).where(eq(workers.phone, phone));
    inviting = api.call(initiateVerification.method, initiateVerification.path, {
      token: employer,
      body: { name: 'Amani After', phone, package_id: 17 },
    });
    await heldUp(api, 1);
  });
  expect(await inviting).toMatchObject({ status: 200 });
  expect(await api.ctx.db.select().from(workers).where(eq(workers.phone, phone))).toMatchObject([
    { name: 'Amani After' },
  ]);
});
