import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';
import { conversationsOf } from './sms-conversations.ts';

const api = await useApi();
const sms = conversationsOf(api);
const first = await api.signInEmployer('+254700017000', 'Njeri Test');
const second = await api.signInEmployer('+254700017001', 'Otieno Test');

let phones = 0;
const nextPhone = () => `+2547000171${String((phones += 1)).padStart(2, '0')}`;

describe('a worker who has chosen no language', () => {
  it('is invited in English, told how to get Kiswahili, and asked again in it once she does', async () => {
    const phone = '+254700017010';
    const nannyId = await sms.payments.inviteWorker(first, phone);
    await api.waitForSms(phone, /Kwa Kiswahili jibu KISWAHILI\. http\S+ Reply YES 1 or NO 1$/);
    await api.writeSms(phone, 'Ki-swahili tafadhali');
    await api.waitForSms(phone, /^Amini: kuanzia sasa tutakuandikia kwa Kiswahili\./);
    const [again] = await api.waitForSms(phone, /^.* anaomba kukuchunguza .* Jibu NDIYO 1 au HAPANA 1$/);
    expect(again).toContain('Njeri Test');
    // As the English one, it leads to her app.
    expect(again).toMatch(/ http\S+\/i\/\S+ Jibu/);
    expect(await sms.workerOf(phone)).toMatchObject({ language: 'sw', languageChosen: true });
    await sms.requestsBecome(phone, [{ number: 1, text: again, language: 'sw', status: 'open' }]);
    await api.writeSms(phone, 'Ndiyo');
    await api.waitForSms(phone, /asante, tumepokea NDIYO yako/);
    await sms.becomes(first, nannyId, 'accepted');
    expect(await sms.consentsOf(await api.workerIdOf(phone))).toMatchObject([
      { text: again, language: 'sw', channel: 'sms' },
    ]);
    const reworded = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'consent-request-reworded'));
    expect(reworded).toMatchObject([{ details: { from: 'en', to: 'sw' } }]);
  });

  it('who answers the English question consents to the English words', async () => {
    const phone = '+254700017011';
    const nannyId = await sms.payments.inviteWorker(first, phone);
    const [text] = await api.waitForSms(phone, /^.* Reply YES 1 or NO 1$/);
    await api.writeSms(phone, 'Ndiyo 1');
    await sms.becomes(first, nannyId, 'accepted');
    expect(await sms.consentsOf(await api.workerIdOf(phone))).toMatchObject([{ text, language: 'en' }]);
  });

  it.each([
    ['Ndiyo 1', /^Amini: asante, tumepokea NDIYO yako/, 'sw'],
    ['APANA', /^Amini: asante, tumepokea HAPANA yako/, 'sw'],
    ['Hali yangu', /^Amini: maswali yanayosubiri jibu lako: 1 \(mwaliko\)/, 'sw'],
    ['Habari, nani?', /^Amini: hatukuelewa\. Jibu NDIYO au HAPANA/, 'sw'],
    ['Acha', /^Amini: tumepokea STOP yako/, 'sw'],
    ['Yes', /^Amini: thank you, your YES is noted/, 'en'],
    ['My status', /^Amini: your open questions: 1 \(invitation\)/, 'en'],
  ] as const)(
    'and writes %j is answered in the language of her own words',
    async (text, answer, language) => {
      const phone = nextPhone();
      await sms.payments.inviteWorker(first, phone);
      await api.waitForSms(phone, / Reply YES 1 or NO 1$/);
      await api.writeSms(phone, text);
      await api.waitForSms(phone, answer);
      expect(await sms.workerOf(phone)).toMatchObject({ language, languageChosen: false });
    },
  );

  it('and takes STOP back by ANZA is answered in Kiswahili', async () => {
    const phone = nextPhone();
    await sms.payments.inviteWorker(first, phone);
    await api.writeSms(phone, 'STOP');
    await api.waitForSms(phone, /^Amini: your STOP is noted/);
    await api.writeSms(phone, 'Anza');
    await api.waitForSms(phone, /^Amini: tumepokea ANZA yako/);
  });

  it('keeps English by saying so, and is not told again', async () => {
    const phone = '+254700017012';
    await sms.payments.inviteWorker(first, phone);
    await api.writeSms(phone, 'ENGLISH');
    await api.waitForSms(phone, /from now on we write to you in English/);
    expect(await sms.workerOf(phone)).toMatchObject({ language: 'en', languageChosen: true });
    await sms.payments.inviteWorker(second, phone);
    await api.waitForSms(phone, /YES counts for 90 days\. (?!Kwa)(?:\S+ )?Reply YES 2 or NO 2$/);
    expect(await sms.sentFor(phone, 'consent-request-again')).toEqual([]);
  });
});
