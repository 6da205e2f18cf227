import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endOfDay } from '@repo/domain/dates';
import { consentRequests } from '../src/db/schema/consents.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { lockWorker } from '../src/services/access/lock-worker.ts';
import { remindAndExpire } from '../src/services/consent/consent-requests/remind-and-expire.ts';
import { requestConsent } from '../src/services/consent/consent-requests/request-consent.ts';
import { requeueMessages } from '../src/services/messaging/sms/requeue-messages.ts';
import { sendSms } from '../src/services/messaging/sms/send-sms.ts';
import { startTestApi } from './harness.ts';
import { untilSent } from './until-sent.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const HOUR_SECONDS = 3600;
const HOUR_MILLISECONDS = HOUR_SECONDS * 1000;

const api = await useApi(() => startTestApi({ QUIET_HOURS: '20-7' }));
const work = workerAppWorkOf(api);

/** Moves the clock to the next time at which it is this hour in Nairobi. */
async function untilHour(hour: number): Promise<void> {
  const now = api.ctx.clock.now();
  const midnight = endOfDay(now).getTime() + 1;
  const left = (midnight + hour * HOUR_MILLISECONDS - now.getTime()) % (24 * HOUR_MILLISECONDS);
  await api.advance(Math.ceil(left / 1000));
}

const messageOf = async (key: string) => {
  const [row] = await api.ctx.db.select().from(smsMessages).where(eq(smsMessages.idempotencyKey, key));
  return row;
};
const reminderOf = (requestId: string) => messageOf(`consent-request-reminder:${requestId}:en`);

it('an invitation at night is in her app at once, comes by SMS at seven, and is reminded of in the morning', async () => {
  await untilHour(21);
  const her = await work.her();
  const employer = await work.employer();
  await work.invites(employer, her.phone);
  const asked = await work.latestRequest(her.id);
  expect(await work.requests(her.token)).toMatchObject([{ id: asked.id }]);
  expect(await work.notifications(her.token)).toHaveLength(1);
  await requeueMessages(api.ctx);
  await untilSent(api, her.phone);
  expect(await api.received(her.phone)).toEqual([]);

  await untilHour(7);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/);
  await untilHour(21);
  await api.eventually(async () => {
    const reminder = await reminderOf(asked.id);
    expect(reminder).toMatchObject({ status: 'queued' });
    expect(reminder?.nextTryAt?.toISOString()).toMatch(/T04:00:00/);
  });
  expect(await api.received(her.phone)).toHaveLength(1);
  await untilHour(7);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/, 1);
  expect(asked.expiresAt.getTime() - asked.createdAt.getTime()).toBe(48 * HOUR_MILLISECONDS);
});

it('a question that was paid for waits for the morning as well', async () => {
  await untilHour(22);
  const her = await work.her();
  const employer = await work.employer();
  const purchase = await work.purchase(employer.id, her.id, 17);
  await withTransaction(api.ctx, async (tx) =>
    requestConsent(api.ctx, tx, {
      kind: 'consent',
      level: 'standard',
      worker: await lockWorker(tx, her.id),
      employer: { id: employer.id, name: 'Njeri Test' },
      purchaseId: purchase.id,
      idempotencyKey: `consent:${purchase.id}`,
    }),
  );
  expect(await messageOf(`consent:${purchase.id}`)).toMatchObject({ status: 'queued', attempts: 0 });
  await untilHour(7);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/);
});

it('an answer to her own message leaves at night, and so does the news of it to the employer', async () => {
  await untilHour(12);
  const her = await work.her();
  const employer = await work.employer();
  await work.invites(employer, her.phone);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/);
  await untilHour(23);
  await work.writes(her.phone, 'YES 1');
  await api.waitForSms(her.phone, /your YES is noted/, 1);
  await api.waitForSms(employer.phone, /has accepted/);
});

it('a message of the evening that the provider did not take before eight waits for the morning', async () => {
  await untilHour(12);
  const her = await work.her();
  await untilHour(20);
  const [row] = await api.ctx.db
    .insert(smsMessages)
    .values({
      idempotencyKey: 'contact-request:of-the-evening',
      phone: (await work.workerRow(her.id)).phone,
      textCipher: api.ctx.secrets.seal('A test message'),
      attempts: 3,
      createdAt: new Date(api.ctx.clock.now().getTime() - 60_000),
      nextTryAt: new Date(api.ctx.clock.now().getTime() + HOUR_MILLISECONDS),
    })
    .returning();
  await sendSms(api.ctx, row?.id ?? '');
  expect(await messageOf('contact-request:of-the-evening')).toMatchObject({ status: 'queued', attempts: 3 });
  expect(await api.received(her.phone)).toEqual([]);
  await untilHour(7);
  await api.waitForSms(her.phone, /A test message/);
});

it('a reminder that would come within four hours of the end is dropped', async () => {
  await untilHour(12);
  const her = await work.her();
  await work.invites(await work.employer(), her.phone);
  await api.waitForSms(her.phone, /Reply YES 1 or NO 1/);
  const { id } = await work.latestRequest(her.id);
  await untilHour(21);
  const now = api.ctx.clock.now().getTime();
  // Ends at eleven, four hours after the night.
  await api.ctx.db
    .update(consentRequests)
    .set({ remindAt: new Date(now), expiresAt: new Date(now + 14 * HOUR_MILLISECONDS - 60_000) })
    .where(eq(consentRequests.id, id));
  await remindAndExpire(api.ctx);
  expect((await work.latestRequest(her.id)).remindedAt).not.toBeNull();
  expect(await reminderOf(id)).toBeUndefined();
});
