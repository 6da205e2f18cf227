import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvitationStatus } from '@repo/api-client/contract/employer';
import { chooseLanguage, getMe } from '@repo/api-client/contract/worker';
import { listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { sendWorkerCode } from '@repo/api-client/contract/worker-auth';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { messageCallbackSecret } from '../src/security/tokens.ts';
import { contactsOf } from './contact-work.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { paymentsOf, type TestPayments } from './payments.ts';
import { kenyanPhone } from './phones.ts';
import { untilSent } from './until-sent.ts';

const HOUR_SECONDS = 3600;

let api: TestApi;
let payments: TestPayments;
let contacts: ReturnType<typeof contactsOf>;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApi();
  payments = paymentsOf(api);
  contacts = contactsOf(api);
  first = await api.signInEmployer('+254700017000', 'Njeri Test');
  second = await api.signInEmployer('+254700017001', 'Otieno Test');
});
afterAll(() => api.stop());

let delivered = 0;
/** Delivers a message as the provider does and waits until it is worked: what it set off is queued by then. */
async function deliver(from: string, text: string, fields: Readonly<Record<string, string>> = {}) {
  delivered += 1;
  const id = `by-sms-${delivered}`;
  await untilSent(api, from);
  const secret = messageCallbackSecret(api.ctx.config.dataKey);
  const { status } = await api.call('POST', `/api/callbacks/africastalking/${secret}/inbound`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id, from, text, to: '20880', ...fields }).toString(),
  });
  expect(status).toBe(200);
  await api.eventually(async () => {
    const [event] = await api.ctx.db
      .select({ workedAt: providerEvents.workedAt })
      .from(providerEvents)
      .where(eq(providerEvents.dedupeKey, id));
    expect(event?.workedAt).toEqual(expect.any(Date));
  });
}

const workerOf = async (phone: string) => {
  const [row] = await api.ctx.db
    .select()
    .from(workers)
    .where(eq(workers.phone, kenyanPhone(phone)));
  return row;
};
const requestsOf = (phone: string) =>
  api.ctx.db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.phone, kenyanPhone(phone)))
    .orderBy(consentRequests.number);
/** Her phone knows that words have left a moment before the service does. */
const asksBecome = (phone: string, expected: readonly object[]) =>
  api.eventually(async () => expect(await requestsOf(phone)).toMatchObject(expected));
const consentsOf = (workerId: string) =>
  api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));
const sentFor = (phone: string, occasion: string) =>
  api.ctx.db
    .select()
    .from(smsMessages)
    .where(and(eq(smsMessages.phone, kenyanPhone(phone)), like(smsMessages.idempotencyKey, `${occasion}:%`)));
const invitationOf = async (token: string, nannyId: string) =>
  (await api.make(getInvitationStatus, { token, params: { nannyId } })).status;
const becomes = (token: string, nannyId: string, status: string) =>
  api.eventually(async () => expect(await invitationOf(token, nannyId)).toBe(status));

/** A worker whom any employer may find, with the language that she chose. */
async function listed(phone: string, language: WorkerLanguage = 'sw'): Promise<string> {
  const id = await payments.listWorker(phone);
  await api.ctx.db.update(workers).set({ language, languageChosen: true }).where(eq(workers.id, id));
  return id;
}

describe('a worker who has chosen no language', () => {
  it('is invited in English, told how to get Kiswahili, and asked again in it once she does', async () => {
    const phone = '+254700017010';
    const nannyId = await payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Kwa Kiswahili jibu KISWAHILI\. http\S+ Reply YES 1 or NO 1$/);
    await api.writeSms(phone, 'Ki-swahili tafadhali');
    await api.waitForSms(phone, /^Amini: kuanzia sasa tutakuandikia kwa Kiswahili\./);
    const [again] = await api.waitForSms(phone, /^.* anakualika .* Jibu NDIYO 1 au HAPANA 1$/);
    expect(again).toContain('Njeri Test');
    expect(await workerOf(phone)).toMatchObject({ language: 'sw', languageChosen: true });
    await asksBecome(phone, [{ number: 1, text: again, language: 'sw', status: 'open' }]);
    await api.writeSms(phone, 'Ndiyo');
    await api.waitForSms(phone, /asante, tumepokea NDIYO yako/);
    await becomes(first, nannyId, 'accepted');
    expect(await consentsOf(nannyId)).toMatchObject([{ text: again, language: 'sw', channel: 'sms' }]);
    const reworded = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'consent-request-reworded'));
    expect(reworded).toMatchObject([{ details: { from: 'en', to: 'sw' } }]);
  });

  it('who answers the English question consents to the English words', async () => {
    const phone = '+254700017011';
    const nannyId = await payments.inviteWorker(first, phone);
    const [text] = await api.waitForSms(phone, /^.* Reply YES 1 or NO 1$/);
    await api.writeSms(phone, 'Ndiyo 1');
    await becomes(first, nannyId, 'accepted');
    expect(await consentsOf(nannyId)).toMatchObject([{ text, language: 'en' }]);
  });

  it('keeps English by saying so, and is not told again', async () => {
    const phone = '+254700017012';
    await payments.inviteWorker(first, phone);
    await api.writeSms(phone, 'ENGLISH');
    await api.waitForSms(phone, /from now on we write to you in English/);
    expect(await workerOf(phone)).toMatchObject({ language: 'en', languageChosen: true });
    await payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /YES agrees to the check\. (?!Kwa)(?:\S+ )?Reply YES 2 or NO 2$/);
    expect(await sentFor(phone, 'consent-request-again')).toEqual([]);
  });
});

describe('everything in Kiswahili', () => {
  it('consent to a paid check: asked, agreed and started', async () => {
    const phone = '+254700017020';
    const id = await listed(phone);
    await payments.paid(first, id);
    const [text] = await api.waitForSms(
      phone,
      /^Amini: Njeri Test anaomba kukagua historia yako .* NDIYO 1 au HAPANA 1$/,
    );
    await api.writeSms(phone, 'Hali?');
    await api.waitForSms(phone, /maswali yanayosubiri jibu lako: 1 \(ukaguzi\)\. .*Kitambulisho: bado/);
    await api.writeSms(phone, 'NDIO 1');
    await api.waitForSms(phone, /asante, tumepokea NDIYO yako/);
    await api.waitForSms('+254700017000', /the worker has agreed to the check/);
    expect(await consentsOf(id)).toMatchObject([{ text, language: 'sw', channel: 'sms' }]);
    await api.writeSms(phone, 'HALI');
    await api.waitForSms(
      phone,
      /huna swali .* Wadhamini: 0 kati ya 2 .* Cheti cha polisi: hakijatumwa\. Ukaguzi wa Njeri Test: hatua 0 kati ya 6 tayari\.$/,
    );
  });

  it('a no to what was paid for, with where the money goes', async () => {
    const phone = '+254700017021';
    const id = await listed(phone);
    const { reference } = await payments.paid(first, id);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await api.writeSms(phone, 'Apana');
    await api.waitForSms(phone, /umekataa\. Hakuna ukaguzi .* mwajiri anarudishiwa pesa zake\.$/);
    await api.eventually(async () =>
      expect(await payments.row(reference)).toMatchObject({ status: 'refunded' }),
    );
  });

  it('silence: one reminder, then the end of it', async () => {
    const phone = '+254700017022';
    const id = await listed(phone);
    await payments.paid(second, id);
    const [text] = await api.waitForSms(phone, /^.*Jibu NDIYO 1 au HAPANA 1$/);
    await api.advance(25 * HOUR_SECONDS);
    await api.eventually(async () => expect(await api.received(phone)).toEqual([text, text]));
    await api.advance(24 * HOUR_SECONDS);
    await api.waitForSms(phone, /hukujibu kwa saa 48.* Mwajiri anarudishiwa pesa zake\.$/);
  });

  it('a contact request: the question, the words of the employer, and yes', async () => {
    const phone = '+254700017023';
    const id = await listed(phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id, 'Nina watoto wawili.');
    const [text] = await api.waitForSms(phone, /^.*Ujumbe: "Nina watoto wawili\." Jibu NDIYO 1 au HAPANA 1$/);
    await api.writeSms(phone, 'ndiyo, 1!');
    await api.waitForSms(phone, /Sasa mwajiri anaona jina na nambari yako ya simu/);
    await contacts.becomes(employer.token, id, 'approved');
    expect(await consentsOf(id)).toMatchObject([{ text, language: 'sw' }]);
  });

  it('a no to a contact request', async () => {
    const phone = '+254700017024';
    const id = await listed(phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await api.writeSms(phone, 'HAPANA');
    await api.waitForSms(phone, /tumepokea HAPANA yako\. Hatutatoa habari zako\.$/);
    await contacts.becomes(employer.token, id, 'declined');
    expect(await consentsOf(id)).toEqual([]);
  });

  it('what is wrong, of several, too late, or not understood', async () => {
    const phone = '+254700017025';
    const id = await listed(phone);
    await payments.inviteWorker(first, phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /NDIYO 2/);
    await deliver(phone, 'Ndiyo');
    await api.waitForSms(
      phone,
      /una maswali 2 .* mfano NDIYO 1\. Maswali: 1 \(mwaliko\), 2 \(nambari ya simu\)/,
    );
    await deliver(phone, 'NDIYO 9');
    await api.waitForSms(phone, /hakuna swali lenye nambari hiyo\. Yaliyopo: 1 \(mwaliko\), 2/);
    await deliver(phone, 'Ndiyo 1', {
      date: new Date(api.ctx.clock.now().getTime() - 60_000).toISOString(),
    });
    await api.waitForSms(phone, /uliandikwa kabla hatujauliza/);
    await api.advance(24 * HOUR_SECONDS);
    await deliver(phone, 'Sawa');
    await api.waitForSms(phone, /hatukuelewa\. .*jibu HALI\. For English reply ENGLISH\. .*jibu STOP\.$/);
    expect(await invitationOf(first, id)).toBe('pending');
    await deliver(phone, 'Hapana 2');
    await contacts.becomes(employer.token, id, 'declined');
    await deliver(phone, 'Ndiyo');
    await becomes(first, id, 'accepted');
  });

  it('the reminder is in the language that she has chosen in her app meanwhile, and so is her consent', async () => {
    const phone = '+254700017026';
    const nannyId = await payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Reply YES 1/);
    const token = await api.signInWorker(phone);
    await api.make(chooseLanguage, { token, body: { language: 'sw' } });
    await api.advance(25 * HOUR_SECONDS);
    const [text] = await api.waitForSms(phone, /^.*Jibu NDIYO 1 au HAPANA 1$/);
    await api.writeSms(phone, 'NDIYO 1');
    await becomes(first, nannyId, 'accepted');
    expect(await consentsOf(nannyId)).toMatchObject([{ text, language: 'sw' }]);
  });
});

describe('the language words', () => {
  it('send each open question once in a language, however often she turns', async () => {
    const phone = '+254700017030';
    await payments.inviteWorker(first, phone);
    await payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /Reply YES 2/);
    for (const word of ['KISWAHILI', 'English', 'Kiswahili']) await deliver(phone, word);
    await api.eventually(async () => {
      const confirmed = (await api.received(phone)).filter((text) => /kuanzia sasa|from now on/.test(text));
      expect(confirmed).toHaveLength(3);
    });
    expect(await sentFor(phone, 'consent-request-again')).toHaveLength(4);
    // The last words of both that she was really sent are the English ones.
    await asksBecome(phone, [{ language: 'en' }, { language: 'en' }]);
    expect(await workerOf(phone)).toMatchObject({ language: 'sw' });
  });

  it('are worked once when they come three times at once, and beside a yes', async () => {
    const phone = '+254700017031';
    const nannyId = await payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Reply YES 1/);
    await Promise.all([
      deliver(phone, 'KISWAHILI'),
      deliver(phone, 'NDIYO 1'),
      deliver(phone, 'KISWAHILI'),
      deliver(phone, 'NDIYO 1'),
      deliver(phone, 'KISWAHILI'),
    ]);
    await becomes(first, nannyId, 'accepted');
    await api.eventually(async () => expect(await sentFor(phone, 'reply')).toHaveLength(5));
    const again = await sentFor(phone, 'consent-request-again');
    expect(again.length).toBeLessThanOrEqual(1);
    const [request] = await requestsOf(phone);
    expect(await consentsOf(nannyId)).toMatchObject([{ text: request?.text, language: request?.language }]);
    expect(['en', ...again.flatMap(({ attempts }) => (attempts > 0 ? ['sw'] : []))]).toContain(
      request?.language,
    );
  });

  it('send three questions again at most, those that end first', async () => {
    const phone = '+254700017032';
    for (const last of [2, 3, 4, 5]) {
      const token = await api.signInEmployer(`+25470001700${last}`, 'Otieno Test');
      await payments.inviteWorker(token, phone);
    }
    await deliver(phone, 'swahili');
    await api.waitForSms(phone, /Jibu NDIYO 3/);
    expect(await sentFor(phone, 'consent-request-again')).toHaveLength(3);
    await asksBecome(phone, [{ language: 'sw' }, { language: 'sw' }, { language: 'sw' }, { language: 'en' }]);
  });

  it('are answered three times a day, and kept however often', async () => {
    const phone = '+254700017033';
    await listed(phone, 'en');
    for (const word of ['KISWAHILI', 'ENGLISH', 'LUGHA', 'KISWAHILI']) await deliver(phone, word);
    await api.eventually(async () => expect(await workerOf(phone)).toMatchObject({ language: 'sw' }));
    expect(await sentFor(phone, 'reply')).toHaveLength(3);
    await api.waitForSms(phone, /^Amini: Kwa Kiswahili jibu KISWAHILI\. For English reply ENGLISH\.$/);
    await api.advance(24 * HOUR_SECONDS);
    await deliver(phone, 'Kiingereza');
    await api.waitForSms(phone, /^Amini: from now on we write to you in English/, 3);
  });

  it('turn everything back: what she is written, what she agrees to, and what her app reads', async () => {
    const phone = '+254700017036';
    const id = await listed(phone, 'en');
    const token = await api.signInWorker(phone);
    const inApp = async () => (await api.make(getMe, { token })).language;
    const asked = async () => (await api.make(listWorkerRequests, { token })).requests;
    await payments.paid(first, id);
    const [english] = await api.waitForSms(phone, /^.* Reply YES 1 or NO 1$/);
    expect(await inApp()).toBe('en');
    await deliver(phone, 'KISWAHILI');
    const [kiswahili] = await api.waitForSms(phone, /^.* Jibu NDIYO 1 au HAPANA 1$/);
    expect(await inApp()).toBe('sw');
    await asksBecome(phone, [{ text: kiswahili, language: 'sw' }]);

    const before = (await api.received(phone)).length;
    await deliver(phone, 'ENGLISH');
    await api.waitForSms(phone, /^Amini: from now on we write to you in English/, before);
    await api.waitForSms(phone, /Reply YES 1 or NO 1$/, before);
    expect((await api.received(phone)).slice(before)).toContain(english);
    expect(await inApp()).toBe('en');
    await asksBecome(phone, [{ text: english, language: 'en', status: 'open' }]);
    expect(await asked()).toMatchObject([{ status: 'pending' }]);

    await deliver(phone, 'HALI');
    await api.waitForSms(phone, /your open questions: 1 /, before);
    await api.make(sendWorkerCode, { body: { phone, language: 'sw' } });
    await api.waitForSms(phone, /^Amini: your code is \d{6}\./, before);
    await deliver(phone, 'YES 1');
    await api.waitForSms(phone, /thank you/i, before);
    expect(await consentsOf(id)).toMatchObject([{ text: english, language: 'en' }]);
    expect((await api.received(phone)).slice(before).filter((text) => /Jibu|asante/.test(text))).toEqual([]);
    // The last word is also the last one of the app: chosen there, the next SMS follows.
    await api.make(chooseLanguage, { token, body: { language: 'sw' } });
    await deliver(phone, 'STATUS');
    await api.waitForSms(phone, /huna swali/, before);
  });

  it('of a phone without an account are answered, and make none', async () => {
    const phone = '+254700017034';
    await deliver(phone, 'KISWAHILI');
    await api.waitForSms(phone, /^Amini: nambari hii bado haina akaunti/);
    await deliver(phone, 'English');
    await api.waitForSms(phone, /^Amini: this number has no account yet/);
    await deliver(phone, 'Hali');
    await api.waitForSms(phone, /^Amini: huna swali linalosubiri jibu lako\.$/);
    await deliver(phone, 'STATUS');
    await api.waitForSms(phone, /^Amini: you have no open questions\. There is nothing to answer\.$/);
    expect(await workerOf(phone)).toBeUndefined();
  });
});

describe('STOP and what takes it back', () => {
  it('are confirmed in her language; between them nothing is said', async () => {
    const phone = '+254700017040';
    const id = await listed(phone);
    await payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await deliver(phone, 'Tafadhali ACHA');
    await api.waitForSms(phone, /tumepokea STOP yako .* jibu ANZA\.$/);
    await becomes(first, id, 'declined');
    for (const word of ['HALI', 'ENGLISH', 'NDIYO 1', 'Habari']) await deliver(phone, word);
    await deliver(phone, 'ANZA');
    await api.waitForSms(phone, /tumepokea ANZA yako/);
    expect(await workerOf(phone)).toMatchObject({ optedOutAt: null, language: 'sw', listed: false });
    expect(await api.received(phone)).toHaveLength(3);
    await payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /Otieno Test .* Jibu NDIYO 2/);
  });

  it('cannot be played with: three times a day', async () => {
    const phone = '+254700017041';
    await listed(phone);
    for (const word of ['STOP', 'ANZA', 'STOP', 'START', 'STOP', 'Anza', 'STOP', 'ANZA'])
      await deliver(phone, word);
    expect(await sentFor(phone, 'opted-out')).toHaveLength(4);
    expect(await workerOf(phone)).toMatchObject({ optedOutAt: expect.any(Date) });
    expect(await sentFor(phone, 'reply')).toHaveLength(3);
  });

  it('that were written the other way round are not turned round by the network', async () => {
    const phone = '+254700017043';
    await listed(phone);
    const written = new Date(api.ctx.clock.now().getTime() - 60_000);
    await deliver(phone, 'STOP');
    await deliver(phone, 'START', { date: written.toISOString().slice(0, 19).replace('T', ' ') });
    expect(await workerOf(phone)).toMatchObject({ optedOutAt: expect.any(Date) });
    expect(await sentFor(phone, 'reply')).toEqual([]);
    await deliver(phone, 'START');
    expect(await workerOf(phone)).toMatchObject({ optedOutAt: null });
  });

  it('START of one who said no STOP explains like any other word', async () => {
    const phone = '+254700017042';
    await listed(phone);
    await deliver(phone, 'START');
    await api.waitForSms(phone, /hatukuelewa, na huna swali/);
  });
});
