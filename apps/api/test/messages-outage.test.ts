import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { sendEmployerCode } from '@repo/api-client/contract/employer-auth';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import type { JobName } from '../src/jobs/jobs.ts';
import { processInboundSms } from '../src/services/inbound/sms/process-inbound-sms.ts';
import { storeEvent } from '../src/services/inbound/events/store-event.ts';
import { queueSms } from '../src/services/messaging/sms/queue-sms.ts';
import { sendSms } from '../src/services/messaging/sms/send-sms.ts';
import { requeueMessages } from '../src/services/messaging/sms/requeue-messages.ts';
import { DAY_MILLISECONDS, daysOn } from './days-on.ts';
import { useApi } from './use-api.ts';
import { kenyanPhone } from './phones.ts';

let token: string;
const api = await useApi();
token = await api.signInEmployer('+254700012000', 'Njeri Test');
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

/** The consent request to a phone that the service sent again in another language. */
async function againTo(phone: string) {
  const [row] = await api.ctx.db
    .select()
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.phone, kenyanPhone(phone)),
        like(smsMessages.idempotencyKey, 'consent-request-again:%'),
      ),
    );
  return row;
}

/** The number of jobs with this id in their data that are queued, running or waiting for a retry. */
async function liveJobs(name: JobName, id: string): Promise<number> {
  const { rows } = await api.ctx.db.execute<{ live: number }>(
    sql`select count(*)::int as live from pgboss.job
      where name = ${name} and state in ('created', 'retry', 'active') and data::text like ${`%${id}%`}`,
  );
  return rows[0]?.live ?? 0;
}

/** Processes an inbound SMS at once. */
async function deliver(dedupeKey: string, from: string, text: string, date?: string): Promise<void> {
  const fields = { from, text, ...(date === undefined ? {} : { date }) };
  const [event] = await api.ctx.db
    .insert(providerEvents)
    .values({
      provider: 'africastalking_inbound',
      dedupeKey,
      bodyCipher: api.ctx.secrets.seal(JSON.stringify(fields)),
      receivedAt: api.ctx.clock.now(),
    })
    .returning();
  await processInboundSms(api.ctx, fields, event?.id ?? '');
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
      await requeueMessages(api.ctx);
      expect(await liveJobs('sms.send', id), `minute ${minute}`).toBe(1);
    }
    await heal();
    await api.eventually(async () => expect(await messageTo(phone)).toMatchObject({ status: 'delivered' }));
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('a message that was tried often is tried every five minutes, by the scheduled job', async () => {
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
    await requeueMessages(api.ctx);
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
      expect((await messageTo(phone)).idempotencyKey).toMatch(/^consent-request-reminder:/),
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

  it('a question that was answered while nobody knew whether it arrived is not asked again', async () => {
    const phone = '+254700012032';
    await invite(phone);
    await api.waitForSms(phone, /Reply YES 1 or NO 1/);
    await api.eventually(async () => expect(await messageTo(phone)).toMatchObject({ status: 'delivered' }));
    await api.ctx.db
      .update(smsMessages)
      .set({
        status: 'sending',
        textCipher: api.ctx.secrets.seal('Asked again'),
        attemptStartedAt: api.ctx.clock.now(),
      })
      .where(eq(smsMessages.phone, kenyanPhone(phone)));
    await deliver('answered-meanwhile', phone, 'YES 1');
    await api.advance(16 * 60);
    await requeueMessages(api.ctx);
    const [asked] = await api.ctx.db
      .select()
      .from(smsMessages)
      .where(
        and(eq(smsMessages.phone, kenyanPhone(phone)), like(smsMessages.idempotencyKey, 'invitation:%')),
      );
    expect(asked).toMatchObject({ status: 'expired', textCipher: null });
  });

  it('a yes is to the words that left, and not to those of another language that wait', async () => {
    const phone = '+254700012020';
    await invite(phone);
    const workerId = await api.workerIdOf(phone);
    const [text] = await api.waitForSms(phone, /^.* Reply YES 1 or NO 1$/);
    await down();
    await deliver('reworded-1', phone, 'KISWAHILI');
    await api.eventually(async () =>
      expect(await againTo(phone)).toMatchObject({ failureReason: 'HTTP 500' }),
    );
    await deliver('reworded-2', phone, 'YES');
    const given = await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));
    expect(given).toMatchObject([{ text, language: 'en', channel: 'sms' }]);
    expect(await againTo(phone)).toMatchObject({ status: 'failed' });
  });

  it('a yes is to the last words that may have arrived, where nobody knows whether they did', async () => {
    const phone = '+254700012021';
    await invite(phone);
    const workerId = await api.workerIdOf(phone);
    await api.waitForSms(phone, /Reply YES 1/);
    const [ask] = await api.ctx.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.workerId, workerId));
    await api.ctx.db.insert(smsMessages).values({
      idempotencyKey: `consent-request-again:${ask?.id ?? ''}:sw`,
      phone: kenyanPhone(phone),
      textCipher: api.ctx.secrets.seal('Jibu NDIYO 1'),
      status: 'sending',
      attempts: 1,
      createdAt: api.ctx.clock.now(),
      attemptStartedAt: new Date(api.ctx.clock.now().getTime() + 1),
    });
    await deliver('unknown-1', phone, 'NDIYO 1');
    const given = await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));
    expect(given).toMatchObject([{ text: 'Jibu NDIYO 1', language: 'sw', channel: 'sms' }]);
  });

  it('a yes to what may have arrived counts, also once it waits to be sent again', async () => {
    const phone = '+254700012022';
    await api.sandbox('PUT', '/faults', {
      sms: { timeout_rate: 1, timeout_when: 'after', drop_callbacks: 1 },
    });
    await invite(phone);
    const workerId = await api.workerIdOf(phone);
    // It is on her phone, and the service waits for the answer that tells it so.
    await api.waitForSms(phone, /Reply YES 1 or NO 1$/);
    expect(await messageTo(phone)).toMatchObject({ status: 'sending' });
    await down();
    await api.advance(16 * 60);
    await tried(phone);
    const written = new Date(api.ctx.clock.now().getTime() - 10 * 60_000).toISOString();
    await deliver('may-have-arrived', phone, 'YES', written);
    const given = await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));
    expect(given).toMatchObject([{ language: 'en', channel: 'sms' }]);
  });

  it('a question is answered by no word that was written before it left, in whatever order they are processed', async () => {
    const phone = '+254700012017';
    await down();
    await invite(phone);
    const workerId = await api.workerIdOf(phone);
    await tried(phone);
    const asksNow = () =>
      api.ctx.db.select().from(consentRequests).where(eq(consentRequests.workerId, workerId));
    const writtenAt = api.ctx.clock.now().toISOString();
    await deliver('unsent-1', phone, 'YES');
    expect(await asksNow()).toMatchObject([{ status: 'open' }]);
    await api.advance(3600);
    await heal();
    await api.waitForSms(phone, /Reply YES 1 or NO 1$/);
    await deliver('unsent-2', phone, 'YES', writtenAt);
    await api.waitForSms(phone, /was written before we asked/);
    expect(await asksNow()).toMatchObject([{ status: 'open' }]);
    await deliver('unsent-3', phone, 'YES');
    expect(await asksNow()).toMatchObject([{ status: 'accepted' }]);
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
  await requeueMessages(api.ctx);
  expect(await messageTo(phone)).toMatchObject({ attempts: 1 });
  await api.advance(20);
  await api.eventually(async () => expect(await messageTo(phone)).toMatchObject({ attempts: 2 }));
});

it('a callback that cannot be processed has one job, however many minutes pass', async () => {
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
    await requeueMessages(api.ctx);
    expect(await liveJobs('provider-event.work', event?.id ?? ''), `minute ${minute}`).toBe(1);
  }
});

it('what has waited longest is taken up first', async () => {
  const tomorrow = daysOn(api.ctx, 1);
  const now = tomorrow.clock.now();
  // A message without a text is never sent, so these rows do not change.
  const rows = Array.from({ length: 501 }, (_, index) => ({
    idempotencyKey: `report-ready:old-${index}`,
    phone: kenyanPhone('+254700012030'),
    createdAt: new Date(now.getTime() - 30 * DAY_MILLISECONDS - index * 1000),
    nextTryAt: new Date(now.getTime() - 1000),
  }));
  await api.ctx.db.insert(smsMessages).values(rows);
  await requeueMessages(tomorrow);
  const after = await api.ctx.db
    .select({ key: smsMessages.idempotencyKey, nextTryAt: smsMessages.nextTryAt })
    .from(smsMessages)
    .where(like(smsMessages.idempotencyKey, 'report-ready:old-%'));
  const given = after.filter(({ nextTryAt }) => nextTryAt !== null && nextTryAt > now);
  expect(given).toHaveLength(500);
  expect(after.filter((row) => !given.includes(row))).toMatchObject([{ key: 'report-ready:old-0' }]);
});
