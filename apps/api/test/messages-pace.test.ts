import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { nextMorning, STRANGERS_SMS_PER_DAY } from '@repo/domain/sms-pace';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { answerConsentRequest } from '../src/services/consent/consent-requests/answer-consent-request.ts';
import { requestConsent } from '../src/services/consent/consent-requests/request-consent.ts';
import { lockWorker } from '../src/services/access/lock-worker.ts';
import { caseWorkOf } from './case-work.ts';
import { contactsOf } from './contact-work.ts';
import { useApi } from './use-api.ts';

const HOUR_SECONDS = 3600;

const api = await useApi();
const work = caseWorkOf(api);
const contacts = contactsOf(api);

const untilMorning = () =>
  (nextMorning(api.ctx.clock.now()).getTime() - api.ctx.clock.now().getTime()) / 1000;

// Ten in the morning, so that no day ends in the middle of a test.
beforeEach(() => api.advance(Math.ceil(untilMorning()) + 2 * HOUR_SECONDS));

async function listed() {
  const id = await work.worker();
  return work.workerRow(id);
}

/** Each request comes from another employer. The requests come one after another. */
async function asked(times: number, workerId: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { token } = await work.employer();
    await contacts.ask(token, workerId);
  }
}

const openRequests = (workerId: string) =>
  api.ctx.db
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.workerId, workerId), eq(consentRequests.status, 'open')))
    .orderBy(consentRequests.number);

/** A worker with ten consent requests today. One more is open and waits for the morning. */
async function oneWaits() {
  const worker = await listed();
  await asked(STRANGERS_SMS_PER_DAY, worker.id);
  for (const ask of await openRequests(worker.id))
    await withTransaction(api.ctx, (tx) => answerConsentRequest(api.ctx, tx, ask.id, 'declined', 'app'));
  await asked(1, worker.id);
  return worker;
}

const consentsOf = (workerId: string) =>
  api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));

/**
 * Waits until the messages have arrived and the service knows it. If the clock moves before the answer, the service sends
 * the message again.
 */
const gets = (phone: string, messages: number) =>
  api.eventually(async () => {
    expect(await api.received(phone)).toHaveLength(messages);
    expect(await api.ctx.db.$count(smsMessages, eq(smsMessages.status, 'sending'))).toBe(0);
  });

it('a phone gets ten a day of what strangers set off; the rest stands in the app at once and comes in the morning', async () => {
  const { id, phone } = await listed();
  await asked(STRANGERS_SMS_PER_DAY + 2, id);
  await gets(phone, STRANGERS_SMS_PER_DAY);
  expect(await openRequests(id)).toHaveLength(12);
  await api.advance(12 * HOUR_SECONDS);
  expect(await api.received(phone)).toHaveLength(10);
  await api.advance(Math.ceil(untilMorning()));
  await gets(phone, 12);
  expect((await api.received(phone)).slice(10).toSorted()).toEqual([
    expect.stringMatching(/Reply YES 11 or NO 11$/),
    expect.stringMatching(/Reply YES 12 or NO 12$/),
  ]);
  // Reminders count too: eight of the ten messages on this day. The requests of the morning get no reminder.
  await api.advance(3 * HOUR_SECONDS);
  await gets(phone, 20);
  // The other two would come two hours before the end of their requests.
  expect(
    await api.ctx.db.$count(smsMessages, like(smsMessages.idempotencyKey, 'consent-request-reminder:%')),
  ).toBe(8);
});

it('what was answered in the app before its morning does not ring any more', async () => {
  const { id, phone } = await listed();
  await asked(STRANGERS_SMS_PER_DAY + 1, id);
  const open = await openRequests(id);
  for (const ask of open)
    expect(
      await withTransaction(api.ctx, (tx) => answerConsentRequest(api.ctx, tx, ask.id, 'declined', 'app')),
    ).toBe(true);
  const before = (await api.received(phone)).length;
  expect(before).toBeLessThanOrEqual(10);
  await api.advance(Math.ceil(untilMorning()));
  await contacts.ask((await work.employer()).token, id);
  await api.waitForSms(phone, /Reply YES 12 or NO 12$/);
  expect((await api.received(phone)).join('\n')).not.toContain('YES 11 ');
});

it('what waits for its morning is answered by no SMS: nobody agrees to what was never sent', async () => {
  const { id, phone } = await oneWaits();
  const before = (await api.received(phone)).length;
  for (const [index, word] of ['YES', 'NO 11', 'Yes 11'].entries()) {
    await api.writeSms(phone, word);
    await gets(phone, before + index + 1);
  }
  expect((await api.received(phone)).slice(before).join(' ')).toMatch(
    /no open questions.*no open questions.*no open questions/,
  );
  expect(await openRequests(id)).toMatchObject([{ number: 11 }]);
  expect(await consentsOf(id)).toEqual([]);
  await api.advance(Math.ceil(untilMorning()));
  const [sent] = await api.waitForSms(phone, /^.*Reply YES 11 or NO 11$/);
  await api.writeSms(phone, 'YES');
  await api.eventually(async () => expect(await consentsOf(id)).toMatchObject([{ text: sent }]));
});

it('what waits for its morning is asked at once in the language that she asks for', async () => {
  const { id, phone } = await oneWaits();
  await api.writeSms(phone, 'KISWAHILI');
  const [sent] = await api.waitForSms(phone, /^.*Jibu NDIYO 11 au HAPANA 11$/);
  await api.writeSms(phone, 'NDIYO');
  await api.eventually(async () =>
    expect(await consentsOf(id)).toMatchObject([{ text: sent, language: 'sw', channel: 'sms' }]),
  );
});

it('a question that no morning has room for is in her app alone, and its employer is answered as any other', async () => {
  const { id } = await listed();
  await asked(3 * STRANGERS_SMS_PER_DAY, id);
  const queued = () => api.ctx.db.$count(smsMessages);
  const before = await queued();
  const { token } = await work.employer();
  expect(await contacts.tryToAsk(token, id)).toMatchObject({ status: 200 });
  expect(await queued()).toBe(before);
  expect(await openRequests(id)).toHaveLength(31);
});

it('a question that was paid for leaves at once, however many there were', async () => {
  const { id, phone } = await listed();
  await asked(STRANGERS_SMS_PER_DAY, id);
  await gets(phone, 10);
  const employer = await work.employer();
  const purchase = await work.purchase(employer.id, id, 17);
  await withTransaction(api.ctx, async (tx) =>
    requestConsent(api.ctx, tx, {
      kind: 'consent',
      level: 'standard',
      worker: await lockWorker(tx, id),
      employer: { id: employer.id, name: 'Njeri Test' },
      purchaseId: purchase.id,
      idempotencyKey: `consent:${purchase.id}`,
    }),
  );
  await gets(phone, 11);
  expect(await openRequests(id)).toHaveLength(11);
});
