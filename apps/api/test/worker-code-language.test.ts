import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { workers } from '../src/db/schema/people.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const api = await useApi();
const payments = paymentsOf(api);
const first = await api.signInEmployer('+254700017000', 'Njeri Test');

/** A worker whom any employer may find, with the chosen language. */
async function listed(phone: string, language: WorkerLanguage = 'sw'): Promise<void> {
  const id = await payments.listWorker(phone);
  await api.ctx.db.update(workers).set({ language, languageChosen: true }).where(eq(workers.id, id));
}

describe('a sign-in code', () => {
  const send = (phone: string, language?: string) =>
    api.call('POST', '/auth/send-code', { body: { phone, ...(language === undefined ? {} : { language }) } });

  it('comes in the language of the screen before there is an account', async () => {
    await send('+254700017050', 'sw');
    await api.waitForSms('+254700017050', /^Amini: code yako ni (\d{6})\. [^\n]+\n\n@worker\.localhost #\1$/);
    await send('+254700017051', 'en');
    await api.waitForSms('+254700017051', /^Amini: your code is \d{6}\./);
    await send('+254700017052');
    await api.waitForSms('+254700017052', /^Amini: your code is \d{6}\./);
  });

  it('comes in the language that she chose for her account, whatever the screen has', async () => {
    const phone = '+254700017053';
    await listed(phone, 'sw');
    await send(phone, 'en');
    await api.waitForSms(phone, /code yako ni \d{6}/);
  });

  it('comes in the language of the screen to one who was invited and has chosen none', async () => {
    const phone = '+254700017054';
    await payments.inviteWorker(first, phone);
    await send(phone, 'sw');
    await api.waitForSms(phone, /code yako ni \d{6}/);
  });

  it('takes no other language', async () => {
    await expect(send('+254700017055', 'fr')).resolves.toMatchObject({ status: 400 });
  });

  it('used on a further device is told in her language', async () => {
    const phone = '+254700017056';
    await listed(phone);
    await api.signInWorker(phone);
    await api.signInWorker(phone);
    await api.waitForSms(phone, /akaunti yako imefunguliwa kwenye kifaa kingine/);
  });
});
