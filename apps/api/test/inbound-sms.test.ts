import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getInvitationStatus, initiateVerification } from '@repo/api-client/contract/invitations';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { answerConsentRequest } from '../src/services/consent/consent-requests/answer-consent-request.ts';
import { processInboundSms } from '../src/services/inbound/sms/process-inbound-sms.ts';
import { processEvent } from '../src/services/inbound/events/process-event.ts';
import { numberHash, stoppedAt } from '../src/services/messaging/sms/stopped-numbers.ts';
import { useApi } from './use-api.ts';
import { kenyanPhone } from './phones.ts';
import { deliverSms } from './sms-conversations.ts';
import { untilSent } from './until-sent.ts';

const api = await useApi();
const first = await api.signInEmployer('+254700011000', 'Njeri Test');
const second = await api.signInEmployer('+254700011001', 'Otieno Test');

/** The ids by which each employer knows an invited number. */
const prospects = new Map<string, string>();
const invite = async (token: string, phone: string) => {
  const body = { name: 'Amani Test', phone, package_id: 17 };
  const { nanny } = await api.make(initiateVerification, { token, body });
  prospects.set(`${token} ${phone}`, nanny.id);
};
const statusOf = async (token: string, phone: string) => {
  const nannyId = prospects.get(`${token} ${phone}`) ?? '';
  return (await api.make(getInvitationStatus, { token, params: { nannyId } })).status;
};

const deliver = (id: string, from: string, text: string, fields: Readonly<Record<string, string>> = {}) =>
  deliverSms(api, { id, from, text, ...fields });

const secondsAgo = (seconds: number) =>
  new Date(api.ctx.clock.now().getTime() - seconds * 1000).toISOString();

const messagesTo = (phone: string) =>
  api.ctx.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phone, kenyanPhone(phone)));

async function eventOf(id: string) {
  const [event] = await api.ctx.db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, 'africastalking_inbound'), eq(providerEvents.dedupeKey, id)));
  if (event === undefined) throw new Error(`No event ${id}`);
  return event;
}

const requestNumbers = async (phone: string) =>
  (await api.received(phone)).flatMap((text) => /Reply YES (\d+)/.exec(text)?.[1] ?? []);
const processed = (id: string) =>
  api.eventually(async () => expect(await eventOf(id)).toMatchObject({ processedAt: expect.any(Date) }));

describe('a YES that arrives again', () => {
  it('delivered again or processed again, is no answer to the next employer', async () => {
    const phone = '+254700011010';
    await invite(first, phone);
    const workerId = await api.workerIdOf(phone);
    await deliver('again-1', phone, 'YES');
    await api.eventually(async () => expect(await statusOf(first, phone)).toBe('accepted'));
    await processed('again-1');
    await invite(second, phone);
    await deliver('again-1', phone, 'YES');
    const event = await eventOf('again-1');
    await Promise.all([processEvent(api.ctx, event.id), processEvent(api.ctx, event.id)]);
    // Every effect of the repeat happens before the end of a later message.
    await deliver('again-2', phone, 'Hello');
    await processed('again-2');
    expect(await statusOf(second, phone)).toBe('pending');
    expect(await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId))).toHaveLength(1);
  });

  it('is no second answer when its process died before the event was marked', async () => {
    const phone = '+254700011011';
    await invite(first, phone);
    await untilSent(api, phone);
    const [event] = await api.ctx.db
      .insert(providerEvents)
      .values({
        provider: 'africastalking_inbound',
        dedupeKey: 'died-1',
        bodyCipher: api.ctx.secrets.seal(JSON.stringify({ from: phone, text: 'YES' })),
        receivedAt: api.ctx.clock.now(),
      })
      .returning();
    if (event === undefined) throw new Error('The event was not stored');
    await processInboundSms(api.ctx, { from: phone, text: 'YES' }, event.id);
    expect(await statusOf(first, phone)).toBe('accepted');
    await invite(second, phone);
    await processEvent(api.ctx, event.id);
    expect(await statusOf(second, phone)).toBe('pending');
  });
});

describe('messages that come with an empty id', () => {
  it('are each processed, and once, by what they say', async () => {
    const phone = '+254700011012';
    await invite(first, phone);
    await untilSent(api, phone);
    const date = () => new Date(api.ctx.clock.now().getTime() + 1000).toISOString();
    const [hello, yes] = [{ date: date() }, { date: date() }];
    await deliver('', phone, 'Hello', hello);
    await api.waitForSms(phone, /YES 1|YES or NO/);
    await deliver('', phone, 'YES', yes);
    await api.eventually(async () => expect(await statusOf(first, phone)).toBe('accepted'));
    await deliver('', phone, 'YES', yes);
    await deliver('', phone, 'Hello', hello);
    const events = await api.ctx.db
      .select({ key: providerEvents.dedupeKey })
      .from(providerEvents)
      .where(eq(providerEvents.provider, 'africastalking_inbound'));
    const keys = events.map(({ key }) => key).filter((key) => /^[0-9a-f]{64}$/.test(key));
    expect(keys).toHaveLength(2);
    // These keys stay. A reader of the table alone cannot test phone numbers against them.
    const fields = { id: '', from: phone, text: 'YES', to: '20880', ...yes };
    expect(keys).not.toContain(createHash('sha256').update(JSON.stringify(fields)).digest('hex'));
  });
});

describe('a late answer to a question that is no longer open', () => {
  it('is no answer to the next question: that has another number', async () => {
    const phone = '+254700011020';
    await invite(first, phone);
    await api.eventually(async () => expect(await requestNumbers(phone)).toEqual(['1']));
    await api.advance(49 * 3600);
    await api.eventually(async () => expect(await statusOf(first, phone)).toBe('expired'));
    await invite(second, phone);
    await api.eventually(async () => expect((await requestNumbers(phone)).at(-1)).toBe('2'));
    await deliver('late-1', phone, 'YES 1');
    await api.waitForSms(phone, /no open question with this number\. Open: 2 Otieno Test \(invitation\)\./);
    expect(await statusOf(second, phone)).toBe('pending');
    await deliver('late-2', phone, 'YES 2');
    await api.eventually(async () => expect(await statusOf(second, phone)).toBe('accepted'));
  });

  it('is no answer to the next question when it was written before that', async () => {
    const phone = '+254700011021';
    await invite(first, phone);
    for (const [id, text] of [
      ['late-3', 'YES'],
      ['late-4', 'YES 1'],
    ] as const) {
      const before = (await api.received(phone)).length;
      await deliver(id, phone, text, { date: secondsAgo(60) });
      await api.waitForSms(
        phone,
        /was written before we asked.* and the number: 1 Njeri Test \(invitation\)\.$/,
        before,
      );
    }
    expect(await statusOf(first, phone)).toBe('pending');
    await deliver('late-5', phone, 'YES', { date: secondsAgo(0) });
    await api.eventually(async () => expect(await statusOf(first, phone)).toBe('accepted'));
  });

  it('answers the question that was open when it was written, although another has come since', async () => {
    const phone = '+254700011022';
    await invite(first, phone);
    await untilSent(api, phone);
    await api.advance(60);
    await invite(second, phone);
    await deliver('late-6', phone, 'YES', { date: secondsAgo(30) });
    await api.eventually(async () => expect(await statusOf(first, phone)).toBe('accepted'));
    expect(await statusOf(second, phone)).toBe('pending');
  });
});

describe('STOP', () => {
  const workerOf = async (id: string) => {
    const [worker] = await api.ctx.db.select().from(workers).where(eq(workers.id, id));
    return worker;
  };

  it('is heard in a sentence, confirmed once, and ends every reply', async () => {
    const phone = '+254700011030';
    await invite(first, phone);
    const workerId = await api.workerIdOf(phone);
    await api.eventually(async () => expect(await api.received(phone)).toHaveLength(1));
    await deliver('stop-1', phone, "Please don't stop");
    await api.waitForSms(phone, /did not understand\. .* reply STOP\.$/);
    expect(await statusOf(first, phone)).toBe('pending');
    await deliver('stop-2', phone, 'STOP ALL please');
    await api.waitForSms(phone, /your STOP is noted/);
    expect(await statusOf(first, phone)).toBe('declined');
    for (const [id, text] of [
      ['stop-3', 'STOP'],
      ['stop-4', 'YES'],
      ['stop-5', 'Hello'],
    ] as const) {
      await deliver(id, phone, text);
      await processed(id);
    }
    expect(await messagesTo(phone)).toHaveLength(3);
    expect(await workerOf(workerId)).toMatchObject({ optedOutAt: expect.any(Date), listed: false });
  });

  it('that is said again outweighs a START that was written before it and is processed after it', async () => {
    const phone = '+254700011032';
    await invite(first, phone);
    const workerId = await api.workerIdOf(phone);
    await deliver('stop-again-1', phone, 'STOP', { date: secondsAgo(180) });
    await processed('stop-again-1');
    await deliver('stop-again-3', phone, 'STOP', { date: secondsAgo(60) });
    await processed('stop-again-3');
    await deliver('stop-again-2', phone, 'START', { date: secondsAgo(120) });
    await processed('stop-again-2');
    expect(await workerOf(workerId)).toMatchObject({ optedOutAt: expect.any(Date) });
    await deliver('stop-again-4', phone, 'START', { date: secondsAgo(0) });
    await api.eventually(async () => expect(await workerOf(workerId)).toMatchObject({ optedOutAt: null }));
  });

  it('of a number without an account is kept as it was said last, too', async () => {
    const phone = '+254700011033';
    const isStopped = async () =>
      (await stoppedAt(api.ctx.db, numberHash(api.ctx, phone))) === undefined ? 'no' : 'yes';
    for (const [id, text, minutes] of [
      ['nobody-1', 'STOP', 3],
      ['nobody-3', 'STOP', 1],
      ['nobody-2', 'START', 2],
    ] as const) {
      await deliver(id, phone, text, { date: secondsAgo(60 * minutes) });
      await processed(id);
    }
    expect(await isStopped()).toBe('yes');
    await deliver('nobody-4', phone, 'START', { date: secondsAgo(0) });
    await processed('nobody-4');
    expect(await isStopped()).toBe('no');
  });

  it('outweighs a YES, even to a question that it missed', async () => {
    const phone = '+254700011031';
    await invite(first, phone);
    const workerId = await api.workerIdOf(phone);
    const [request] = await api.ctx.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.workerId, workerId));
    await api.ctx.db.update(workers).set({ optedOutAt: api.ctx.clock.now() }).where(eq(workers.id, workerId));
    const answer = await withTransaction(api.ctx, (tx) =>
      answerConsentRequest(api.ctx, tx, request?.id ?? '', 'accepted', 'app'),
    );
    expect(answer).toBe(false);
    expect(await statusOf(first, phone)).toBe('pending');
    expect(await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId))).toEqual([]);
  });
});

describe('a phone that keeps writing', () => {
  it.each([
    ['nobody knows', '+254700011040', 'Hello', false],
    ['a worker has', '+254700011041', 'YES 77', true],
  ])('and that %s gets three explanations a day', async (_, phone, text, isInvited) => {
    if (isInvited) await invite(first, phone);
    const explained = async () =>
      (await api.received(phone)).filter((each) => /did not understand|no open question/.test(each)).length;
    for (const turn of [1, 2, 3, 4, 5]) await deliver(`chat-${phone}-${turn}`, phone, text);
    for (const turn of [1, 2, 3, 4, 5]) await processed(`chat-${phone}-${turn}`);
    expect(await messagesTo(phone)).toHaveLength(isInvited ? 4 : 3);
    await api.eventually(async () => expect(await explained()).toBe(3));
    await api.advance(24 * 3600);
    await deliver(`chat-${phone}-6`, phone, text);
    await api.eventually(async () => expect(await explained()).toBe(4));
  });

  it('is still thanked for its answers', async () => {
    const phone = '+254700011042';
    await invite(first, phone);
    for (const turn of [1, 2, 3, 4]) await deliver(`thanks-${turn}`, phone, 'Maybe');
    await deliver('thanks-5', phone, 'YES');
    await api.waitForSms(phone, /your YES is noted/);
    expect(await statusOf(first, phone)).toBe('accepted');
  });
});
