import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/employer';
import { sendEmployerCode } from '@repo/api-client/contract/employer-auth';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import type { JobName } from '../src/jobs/jobs.ts';
import { storeEvent } from '../src/services/events/store-event.ts';
import { queueSms } from '../src/services/messages/queue-sms.ts';
import { sendSms } from '../src/services/messages/send-sms.ts';
import { sweepMessages } from '../src/services/messages/sweep-messages.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signInEmployer('+254700012000', 'Njeri Test');
});
afterAll(() => api.stop());
afterEach(() => api.sandbox('PUT', '/faults', {}));

const down = () => api.sandbox('PUT', '/faults', { sms: { fail_rate: 1 } });
const heal = () => api.sandbox('PUT', '/faults', {});

/** The latest message to a phone. */
async function messageTo(phone: string) {
  const rows = await api.ctx.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phone, kenyanPhone(phone)))
    .orderBy(asc(smsMessages.createdAt));
  const row = rows.at(-1);
  if (row === undefined) throw new Error(`No message to ${phone}`);
  return row;
}

/** How many jobs are queued, running or waiting for their next try with this in what they carry. */
async function liveJobs(name: JobName, id: string): Promise<number> {
  const { rows } = await api.ctx.db.execute<{ live: number }>(
    sql`select count(*)::int as live from pgboss.job
      where name = ${name} and state in ('created', 'retry', 'active') and data::text like ${`%${id}%`}`,
  );
  return rows[0]?.live ?? 0;
}

const invite = (phone: string) =>
  api.make(initiateVerification, { token, body: { name: 'Amani Test', phone, package_id: 17 } });
const tried = (phone: string) =>
  api.eventually(async () =>
    expect(await messageTo(phone)).toMatchObject({ status: 'queued', failureReason: 'HTTP 500' }),
  );

describe('while the provider is down', () => {
  it('a message has one job, however many minutes pass, and arrives once when it is back', async () => {
    const phone = '+254700012010';
    await down();
    await withTransaction(api.ctx, (tx) =>
      queueSms(api.ctx, tx, {
        idempotencyKey: 'report-ready:outage-1',
        phone: kenyanPhone(phone),
        text: 'A test message',
      }),
    );
    await tried(phone);
    const { id } = await messageTo(phone);
    for (const minute of [1, 2, 3, 4, 5]) {
      await api.advance(61);
      await sweepMessages(api.ctx);
      expect(await liveJobs('sms.send', id), `minute ${minute}`).toBe(1);
    }
    await heal();
    await api.eventually(async () => expect(await messageTo(phone)).toMatchObject({ status: 'delivered' }));
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('a message that was tried often is tried every five minutes, by the sweep', async () => {
    const phone = '+254700012011';
    const [row] = await api.ctx.db
      .insert(smsMessages)
      .values({
        idempotencyKey: 'report-ready:outage-2',
        phone: kenyanPhone(phone),
        textCipher: api.ctx.secrets.seal('A test message'),
        attempts: 20,
        createdAt: api.ctx.clock.now(),
        nextTryAt: new Date(api.ctx.clock.now().getTime() + 3_600_000),
      })
      .returning();
    await down();
    await sendSms(api.ctx, row?.id ?? '');
    await heal();
    expect(await messageTo(phone)).toMatchObject({ status: 'queued', attempts: 21 });
    await api.advance(240);
    await sweepMessages(api.ctx);
    expect(await liveJobs('sms.send', row?.id ?? '')).toBe(0);
    expect(await messageTo(phone)).toMatchObject({ status: 'queued', attempts: 21 });
    await api.advance(61);
    await api.eventually(async () =>
      expect(await messageTo(phone)).toMatchObject({ status: 'delivered', attempts: 22 }),
    );
  });

  it('a code that ran out never leaves', async () => {
    const phone = '+254700012012';
    await down();
    await api.make(sendEmployerCode, { body: { phone, name: 'Otieno Test', location: 'Nairobi' } });
    await tried(phone);
    await api.advance(601);
    await api.eventually(async () =>
      expect(await messageTo(phone)).toMatchObject({ status: 'expired', textCipher: null }),
    );
    await heal();
    await sendSms(api.ctx, (await messageTo(phone)).id);
    expect(await messageTo(phone)).toMatchObject({ status: 'expired' });
    expect(await api.received(phone)).toEqual([]);
  });

  it('a question that was closed, and its reminder, never leave', async () => {
    const phone = '+254700012013';
    await down();
    await invite(phone);
    await tried(phone);
    await api.advance(25 * 3600);
    await api.eventually(async () =>
      expect((await messageTo(phone)).idempotencyKey).toMatch(/^ask-reminder:/),
    );
    await api.advance(24 * 3600);
    await api.eventually(async () => {
      const rows = await api.ctx.db
        .select({ status: smsMessages.status })
        .from(smsMessages)
        .where(eq(smsMessages.phone, kenyanPhone(phone)));
      expect(rows).toEqual([{ status: 'expired' }, { status: 'expired' }]);
    });
    await heal();
    expect(await api.received(phone)).toEqual([]);
  });

  it('a question to a worker who said STOP meanwhile never leaves; that STOP was heard does', async () => {
    const phone = '+254700012014';
    token = await api.signInEmployer('+254700012000', 'Njeri Test');
    await down();
    await invite(phone);
    await tried(phone);
    const question = await messageTo(phone);
    await api.writeSms(phone, 'STOP');
    await api.eventually(async () => expect((await messageTo(phone)).id).not.toBe(question.id));
    await heal();
    await api.waitForSms(phone, /your STOP is noted/);
    await api.eventually(async () => {
      const [row] = await api.ctx.db.select().from(smsMessages).where(eq(smsMessages.id, question.id));
      expect(row).toMatchObject({
        status: 'failed',
        failureReason: 'the worker said STOP',
        textCipher: null,
      });
    });
    expect(await api.received(phone)).toHaveLength(1);
  });
});

it('a code whose fate is unknown is sent again after three minutes', async () => {
  const phone = '+254700012020';
  await api.sandbox('PUT', '/faults', { sms: { timeout_rate: 1, drop_callbacks: 1 } });
  await api.make(sendEmployerCode, { body: { phone, name: 'Otieno Test', location: 'Nairobi' } });
  await api.eventually(async () =>
    expect(await messageTo(phone)).toMatchObject({ status: 'sending', attempts: 1 }),
  );
  await api.advance(170);
  await sweepMessages(api.ctx);
  expect(await messageTo(phone)).toMatchObject({ attempts: 1 });
  await api.advance(20);
  await api.eventually(async () => expect(await messageTo(phone)).toMatchObject({ attempts: 2 }));
});

it('a callback that cannot be worked has one job, however many minutes pass', async () => {
  await storeEvent(api.ctx, {
    provider: 'africastalking_delivery',
    dedupeKey: 'broken',
    body: 'not what a callback is',
  });
  const [event] = await api.ctx.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.dedupeKey, 'broken'));
  for (const minute of [1, 2, 3]) {
    await api.advance(61);
    await sweepMessages(api.ctx);
    expect(await liveJobs('provider-event.work', event?.id ?? ''), `minute ${minute}`).toBe(1);
  }
});

it('what has waited longest is taken up first', async () => {
  const now = api.ctx.clock.now().getTime();
  // Without a text there is nothing to send, so that they stay as they are.
  const rows = Array.from({ length: 501 }, (_, index) => ({
    idempotencyKey: `report-ready:old-${index}`,
    phone: kenyanPhone('+254700012030'),
    createdAt: new Date(now - 3_600_000 - index * 1000),
    nextTryAt: new Date(now - 1000),
  }));
  await api.ctx.db.insert(smsMessages).values(rows);
  await sweepMessages(api.ctx);
  const after = await api.ctx.db
    .select({ key: smsMessages.idempotencyKey, nextTryAt: smsMessages.nextTryAt })
    .from(smsMessages)
    .where(like(smsMessages.idempotencyKey, 'report-ready:old-%'));
  const given = after.filter(
    ({ nextTryAt }) => nextTryAt !== null && nextTryAt.getTime() > now + 29 * 60_000,
  );
  expect(given).toHaveLength(500);
  expect(after.filter((row) => !given.includes(row))).toMatchObject([{ key: 'report-ready:old-0' }]);
});
