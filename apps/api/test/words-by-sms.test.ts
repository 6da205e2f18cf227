import { describe, expect, it } from 'vitest';
import { chooseLanguage, getMe } from '@repo/api-client/contract/worker';
import { listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { sendWorkerCode } from '@repo/api-client/contract/worker-auth';
import { useApi } from './use-api.ts';
import { conversationsOf } from './sms-conversations.ts';

const HOUR_SECONDS = 3600;

const api = await useApi();
const sms = conversationsOf(api);
const first = await api.signInEmployer('+254700017000', 'Njeri Test');
const second = await api.signInEmployer('+254700017001', 'Otieno Test');

describe('the language words', () => {
  it('send each open question once in a language, however often she turns', async () => {
    const phone = '+254700017030';
    await sms.payments.inviteWorker(first, phone);
    await sms.payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /Reply YES 2/);
    for (const word of ['KISWAHILI', 'English', 'Kiswahili']) await sms.deliver(phone, word);
    await api.eventually(async () => {
      const confirmed = (await api.received(phone)).filter((text) => /kuanzia sasa|from now on/.test(text));
      expect(confirmed).toHaveLength(3);
    });
    expect(await sms.sentFor(phone, 'consent-request-again')).toHaveLength(4);
    // The last texts of both requests that were really sent are in English.
    await sms.requestsBecome(phone, [{ language: 'en' }, { language: 'en' }]);
    expect(await sms.workerOf(phone)).toMatchObject({ language: 'sw' });
  });

  it('are worked once when they come three times at once, and beside a yes', async () => {
    const phone = '+254700017031';
    const nannyId = await sms.payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Reply YES 1/);
    await Promise.all([
      sms.deliver(phone, 'KISWAHILI'),
      sms.deliver(phone, 'NDIYO 1'),
      sms.deliver(phone, 'KISWAHILI'),
      sms.deliver(phone, 'NDIYO 1'),
      sms.deliver(phone, 'KISWAHILI'),
    ]);
    await sms.becomes(first, nannyId, 'accepted');
    await api.eventually(async () => expect(await sms.sentFor(phone, 'reply')).toHaveLength(5));
    const again = await sms.sentFor(phone, 'consent-request-again');
    expect(again.length).toBeLessThanOrEqual(1);
    const [request] = await sms.requestsOf(phone);
    expect(await sms.consentsOf(await api.workerIdOf(phone))).toMatchObject([
      { text: request?.text, language: request?.language },
    ]);
    expect(['en', ...again.flatMap(({ attempts }) => (attempts > 0 ? ['sw'] : []))]).toContain(
      request?.language,
    );
  });

  it('send three questions again at most, those that end first', async () => {
    const phone = '+254700017032';
    for (const last of [2, 3, 4, 5]) {
      const token = await api.signInEmployer(`+25470001700${last}`, 'Otieno Test');
      await sms.payments.inviteWorker(token, phone);
    }
    await sms.deliver(phone, 'swahili');
    await api.waitForSms(phone, /Jibu NDIYO 3/);
    expect(await sms.sentFor(phone, 'consent-request-again')).toHaveLength(3);
    await sms.requestsBecome(phone, [
      { language: 'sw' },
      { language: 'sw' },
      { language: 'sw' },
      { language: 'en' },
    ]);
  });

  it('are answered three times a day, and kept however often', async () => {
    const phone = '+254700017033';
    await sms.listed(phone, 'en');
    for (const word of ['KISWAHILI', 'ENGLISH', 'LUGHA', 'KISWAHILI']) await sms.deliver(phone, word);
    await api.eventually(async () => expect(await sms.workerOf(phone)).toMatchObject({ language: 'sw' }));
    expect(await sms.sentFor(phone, 'reply')).toHaveLength(3);
    await api.waitForSms(phone, /^Amini: Kwa Kiswahili jibu KISWAHILI\. For English reply ENGLISH\.$/);
    await api.advance(24 * HOUR_SECONDS);
    await sms.deliver(phone, 'Kiingereza');
    await api.waitForSms(phone, /^Amini: from now on we write to you in English/, 3);
  });

  it('turn everything back: what she is written, what she agrees to, and what her app reads', async () => {
    const phone = '+254700017036';
    const id = await sms.listed(phone, 'en');
    const token = await api.signInWorker(phone);
    const inApp = async () => (await api.make(getMe, { token })).language;
    const asked = async () => (await api.make(listWorkerRequests, { token })).requests;
    await sms.payments.paid(first, id);
    const [english] = await api.waitForSms(phone, /^.* Reply YES 1 or NO 1$/);
    expect(await inApp()).toBe('en');
    await sms.deliver(phone, 'KISWAHILI');
    const [kiswahili] = await api.waitForSms(phone, /^.* Jibu NDIYO 1 au HAPANA 1$/);
    expect(await inApp()).toBe('sw');
    await sms.requestsBecome(phone, [{ text: kiswahili, language: 'sw' }]);

    const before = (await api.received(phone)).length;
    await sms.deliver(phone, 'ENGLISH');
    await api.waitForSms(phone, /^Amini: from now on we write to you in English/, before);
    await api.waitForSms(phone, /Reply YES 1 or NO 1$/, before);
    expect((await api.received(phone)).slice(before)).toContain(english);
    expect(await inApp()).toBe('en');
    await sms.requestsBecome(phone, [{ text: english, language: 'en', status: 'open' }]);
    expect(await asked()).toMatchObject([{ status: 'pending' }]);

    await sms.deliver(phone, 'HALI');
    await api.waitForSms(phone, /your open questions: 1 /, before);
    await api.make(sendWorkerCode, { body: { phone, language: 'sw' } });
    await api.waitForSms(phone, /^Amini: your code is \d{6}\./, before);
    await sms.deliver(phone, 'YES 1');
    await api.waitForSms(phone, /thank you/i, before);
    expect(await sms.consentsOf(id)).toMatchObject([{ text: english, language: 'en' }]);
    expect((await api.received(phone)).slice(before).filter((text) => /Jibu|asante/.test(text))).toEqual([]);
    // The last choice also applies to the app: after a choice in the app, the next SMS has that language.
    await api.make(chooseLanguage, { token, body: { language: 'sw' } });
    await sms.deliver(phone, 'STATUS');
    await api.waitForSms(phone, /huna swali/, before);
  });

  it('of a phone without an account are answered, and make none', async () => {
    const phone = '+254700017034';
    await sms.deliver(phone, 'KISWAHILI');
    await api.waitForSms(phone, /^Amini: nambari hii bado haina akaunti/);
    await sms.deliver(phone, 'English');
    await api.waitForSms(phone, /^Amini: this number has no account yet/);
    await sms.deliver(phone, 'Hali');
    await api.waitForSms(phone, /^Amini: huna swali linalosubiri jibu lako\.$/);
    await sms.deliver(phone, 'STATUS');
    await api.waitForSms(phone, /^Amini: you have no open questions\. There is nothing to answer\.$/);
    expect(await sms.workerOf(phone)).toBeUndefined();
  });
});

describe('STOP and what takes it back', () => {
  it('are confirmed in her language; between them nothing is said', async () => {
    const phone = '+254700017040';
    await sms.listed(phone);
    const id = await sms.payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await sms.deliver(phone, 'Tafadhali ACHA');
    await api.waitForSms(phone, /tumepokea STOP yako .* jibu ANZA\.$/);
    await sms.becomes(first, id, 'declined');
    for (const word of ['HALI', 'ENGLISH', 'NDIYO 1', 'Habari']) await sms.deliver(phone, word);
    await sms.deliver(phone, 'ANZA');
    await api.waitForSms(phone, /tumepokea ANZA yako/);
    expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: null, language: 'sw', listed: false });
    expect(await api.received(phone)).toHaveLength(3);
    await sms.payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /Otieno Test .* Jibu NDIYO 2/);
  });

  it('cannot be played with: three times a day', async () => {
    const phone = '+254700017041';
    await sms.listed(phone);
    for (const word of ['STOP', 'ANZA', 'STOP', 'START', 'STOP', 'Anza', 'STOP', 'ANZA'])
      await sms.deliver(phone, word);
    expect(await sms.sentFor(phone, 'opted-out')).toHaveLength(4);
    expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: expect.any(Date) });
    expect(await sms.sentFor(phone, 'reply')).toHaveLength(3);
  });

  it('that were written the other way round are not turned round by the network', async () => {
    const phone = '+254700017043';
    await sms.listed(phone);
    const written = new Date(api.ctx.clock.now().getTime() - 60_000);
    await sms.deliver(phone, 'STOP');
    await sms.deliver(phone, 'START', { date: written.toISOString().slice(0, 19).replace('T', ' ') });
    expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: expect.any(Date) });
    expect(await sms.sentFor(phone, 'reply')).toEqual([]);
    await sms.deliver(phone, 'START');
    expect(await sms.workerOf(phone)).toMatchObject({ optedOutAt: null });
  });

  it('START of one who said no STOP explains like any other word', async () => {
    const phone = '+254700017042';
    await sms.listed(phone);
    await sms.deliver(phone, 'START');
    await api.waitForSms(phone, /hatukuelewa, na huna swali/);
  });
});
