import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '@repo/api-client/contract/worker';
import { contactsOf } from './contact-work.ts';
import { useApi } from './use-api.ts';
import { conversationsOf } from './sms-conversations.ts';

const HOUR_SECONDS = 3600;

const api = await useApi();
const sms = conversationsOf(api);
const contacts = contactsOf(api);
const first = await api.signInEmployer('+254700017000', 'Njeri Test');
const second = await api.signInEmployer('+254700017001', 'Otieno Test');

describe('everything in Kiswahili', () => {
  it('consent to a paid check: asked, agreed and started', async () => {
    const phone = '+254700017020';
    const id = await sms.listed(phone);
    await sms.payments.paid(first, id);
    const [text] = await api.waitForSms(
      phone,
      /^Amini: Njeri Test amelipia kukuchunguza .* NDIYO 1 au HAPANA 1$/,
    );
    await api.writeSms(phone, 'Hali?');
    await api.waitForSms(phone, /maswali yanayosubiri jibu lako: 1 \(ukaguzi\)\. .*Kitambulisho: bado/);
    await api.writeSms(phone, 'NDIO 1');
    await api.waitForSms(phone, /asante, tumepokea NDIYO yako/);
    await api.waitForSms('+254700017000', /\w+ has agreed to the check/);
    expect(await sms.consentsOf(id)).toMatchObject([{ text, language: 'sw', channel: 'sms' }]);
    await api.writeSms(phone, 'HALI');
    await api.waitForSms(
      phone,
      /huna swali .* Wanaokufahamu kazini: 0 kati ya 2 wamethibitisha\. Cheti cha Good Conduct: hakijatumwa\. Ukaguzi wa Njeri Test: hatua 0 kati ya 6 zimekamilika\.$/,
    );
  });

  it('a no to what was paid for, with where the money goes', async () => {
    const phone = '+254700017021';
    const id = await sms.listed(phone);
    const { reference } = await sms.payments.paid(first, id);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await api.writeSms(phone, 'Apana');
    await api.waitForSms(phone, /umekataa\. Hakuna ukaguzi .* mwajiri anarudishiwa pesa zake\.$/);
    await api.eventually(async () =>
      expect(await sms.payments.row(reference)).toMatchObject({ status: 'refunded' }),
    );
  });

  it('silence: one reminder, then the end of it', async () => {
    const phone = '+254700017022';
    const id = await sms.listed(phone);
    await sms.payments.paid(second, id);
    const [text] = await api.waitForSms(phone, /^.*Jibu NDIYO 1 au HAPANA 1$/);
    await api.advance(25 * HOUR_SECONDS);
    await api.eventually(async () => expect(await api.received(phone)).toEqual([text, text]));
    await api.advance(24 * HOUR_SECONDS);
    await api.waitForSms(phone, /hukujibu ndani ya saa 48.* Mwajiri anarudishiwa pesa zake\.$/);
  });

  it('a contact request: the question without the words of the employer, and yes', async () => {
    const phone = '+254700017023';
    const id = await sms.listed(phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id, 'Nina watoto wawili.');
    const [text] = await api.waitForSms(phone, /^.* kuhusu kazi\. Una saa 48\. Jibu NDIYO 1 au HAPANA 1$/);
    await api.writeSms(phone, 'ndiyo, 1!');
    await api.waitForSms(phone, /Sasa mwajiri anaona jina na nambari yako ya simu/);
    await contacts.becomes(employer.token, id, 'approved');
    expect(await sms.consentsOf(id)).toMatchObject([{ text, language: 'sw' }]);
  });

  it('a no to a contact request', async () => {
    const phone = '+254700017024';
    const id = await sms.listed(phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /Jibu NDIYO 1/);
    await api.writeSms(phone, 'HAPANA');
    await api.waitForSms(
      phone,
      /tumepokea HAPANA yako\. Hakuna kilichotolewa kukuhusu\. .* Kumzuia kabisa jibu ZUIA 1\.$/,
    );
    await contacts.becomes(employer.token, id, 'declined');
    expect(await sms.consentsOf(id)).toEqual([]);
  });

  it('what is wrong, of several, too late, or not understood', async () => {
    const phone = '+254700017025';
    const id = await sms.listed(phone);
    const prospectId = await sms.payments.inviteWorker(first, phone);
    const employer = await contacts.newEmployer();
    await contacts.ask(employer.token, id);
    await api.waitForSms(phone, /NDIYO 2/);
    await sms.deliver(phone, 'Ndiyo');
    await api.waitForSms(
      phone,
      /una maswali 2 .* mfano NDIYO 1\. Maswali: 1 Njeri Test \(mwaliko\), 2 [A-Z][A-Za-z ]+ \(nambari ya simu\)/,
    );
    await sms.deliver(phone, 'NDIYO 9');
    await api.waitForSms(
      phone,
      /hakuna swali lililo wazi lenye nambari hiyo\. Wazi: 1 Njeri Test \(mwaliko\), 2/,
    );
    await sms.deliver(phone, 'Ndiyo 1', {
      date: new Date(api.ctx.clock.now().getTime() - 60_000).toISOString(),
    });
    await api.waitForSms(phone, /uliandikwa kabla hatujauliza/);
    await api.advance(24 * HOUR_SECONDS);
    await sms.deliver(phone, 'Sawa');
    await api.waitForSms(phone, /hatukuelewa\. .*jibu HALI\. For English reply ENGLISH\. .*jibu STOP\.$/);
    expect(await sms.invitationOf(first, prospectId)).toBe('pending');
    await sms.deliver(phone, 'Hapana 2');
    await contacts.becomes(employer.token, id, 'declined');
    await sms.deliver(phone, 'Ndiyo');
    await sms.becomes(first, prospectId, 'accepted');
  });

  it('the reminder is in the language that she has chosen in her app meanwhile, and so is her consent', async () => {
    const phone = '+254700017026';
    const nannyId = await sms.payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Reply YES 1/);
    const token = await api.signInWorker(phone);
    await api.make(chooseLanguage, { token, body: { language: 'sw' } });
    await api.advance(25 * HOUR_SECONDS);
    const [text] = await api.waitForSms(phone, /^.*Jibu NDIYO 1 au HAPANA 1$/);
    await api.writeSms(phone, 'NDIYO 1');
    await sms.becomes(first, nannyId, 'accepted');
    expect(await sms.consentsOf(await api.workerIdOf(phone))).toMatchObject([{ text, language: 'sw' }]);
  });
});
