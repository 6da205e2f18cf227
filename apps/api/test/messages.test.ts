import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { normalisePhone } from '@repo/domain/phone';
import { smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { queueSms } from '../src/services/messaging/sms/queue-sms.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import { requeueMessages } from '../src/services/messaging/sms/requeue-messages.ts';
import { retriesNow } from './retries-now.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const heal = () => api.sandbox('PUT', '/faults', {});

async function queueTo(phones: readonly string[]): Promise<void> {
  await withTransaction(api.ctx, async (tx) => {
    for (const text of phones) {
      const phone = normalisePhone(text);
      if (phone !== null)
        await queueSms(api.ctx, tx, {
          idempotencyKey: `report-ready:${phone}`,
          phone,
          text: 'A test message',
        });
    }
  });
}

const rowsOf = (phones: readonly string[]) =>
  api.ctx.db
    .select()
    .from(smsMessages)
    .where(
      inArray(
        smsMessages.idempotencyKey,
        phones.map((phone) => `report-ready:${phone}`),
      ),
    );

async function expectEachOnce(phones: readonly string[]): Promise<void> {
  await api.eventually(async () => {
    await retriesNow(api);
    for (const row of await rowsOf(phones))
      expect(row).toMatchObject({ status: 'delivered', textCipher: null });
    for (const phone of phones) expect(await api.received(phone), phone).toHaveLength(1);
  });
}

const phonesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `+2547000${first + index}`);

it('sends one message per key, however often it is queued', async () => {
  const phones = phonesFrom(10_100, 1);
  await queueTo(phones);
  await queueTo(phones);
  await expectEachOnce(phones);
});

it('sends each once while the provider fails one call in three', async () => {
  const phones = phonesFrom(10_200, 8);
  await api.sandbox('PUT', '/faults', { sms: { fail_rate: 0.34 } });
  await queueTo(phones);
  await expectEachOnce(phones);
  const attempts = (await rowsOf(phones)).map((row) => row.attempts);
  expect(Math.max(...attempts)).toBeGreaterThan(1);
  await heal();
});

it(
  'sends each once when the answers get lost, by waiting for the delivery report',
  { timeout: 150_000 },
  async () => {
    const phones = phonesFrom(10_300, 6);
    await api.sandbox('PUT', '/faults', { sms: { timeout_rate: 1 } });
    await queueTo(phones);
    await api.eventually(async () => {
      for (const row of await rowsOf(phones)) expect(row).toMatchObject({ status: 'sending', attempts: 1 });
    });
    await heal();
    const reached = await api.eventually(
      async () => (await Promise.all(phones.map((phone) => api.received(phone)))).flat().length,
    );
    await api.advance(20);
    // The retry of an early report waits longer each time. By now the delay has doubled a few times.
    await api.eventually(async () => {
      const settled = (await rowsOf(phones)).filter(({ status }) => status === 'delivered');
      expect(settled.length).toBeGreaterThanOrEqual(reached);
    }, 60_000);
    // A message without a sign-in code can wait. The service sends it again only after a quarter of an hour without a
    // report.
    await api.advance(600);
    await requeueMessages(api.ctx);
    for (const row of await rowsOf(phones)) expect(row).toMatchObject({ attempts: 1 });
    for (const row of await rowsOf(phones)) expect(row.status).not.toBe('queued');
    await api.advance(300);
    await expectEachOnce(phones);
  },
);

it('is told twice, and the other way round, of what was delivered, and keeps what is true', async () => {
  const phones = phonesFrom(10_400, 3);
  await api.sandbox('PUT', '/faults', { sms: { duplicate_callbacks: 3, reorder_callbacks: true } });
  await queueTo(phones);
  await expectEachOnce(phones);
  await heal();
});

it('believes only who knows the address of its callbacks', async () => {
  const form = 'id=ATXid_forged&status=Success&phoneNumber=%2B254700010100';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = (secret: string) => `/api/callbacks/africastalking/${secret}/delivery`;
  expect(await api.call('POST', path('0'.repeat(32)), { body: form, headers })).toMatchObject({
    status: 404,
  });
  const secret = messageCallbackSecret(api.ctx.config.dataKey);
  expect(await api.call('POST', path(secret), { body: form, headers })).toMatchObject({ status: 200 });
});
