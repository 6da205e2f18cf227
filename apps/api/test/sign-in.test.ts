import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDashboard, listPackages } from '@repo/api-client/contract/employer';
import {
  sendEmployerCode,
  signOutEmployer,
  verifyEmployerCode,
} from '@repo/api-client/contract/employer-auth';
import { sessions, verificationCodes } from '../src/db/schema/sessions.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { OPS_PHONE } from './harness.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const person = (phone: string) => ({ phone, name: 'Njeri Test', location: 'Nairobi' });
const codeOf = async (phone: string) => (await api.waitForSms(phone, /code is (\d{6})/))[1] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  it('tells an unknown phone that logs in to sign up first', async () => {
    const answer = await api.call('POST', '/employers/auth/send-code', {
      body: { phone: '0700000010', name: '', location: '' },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: {
        message: 'Phone number not found. Please sign up first.',
        error: 'Phone number not found. Please sign up first.',
      },
    });
  });

  it.each([
    ['nothing', '', 'Please enter your phone number'],
    ['a landline', '020 2222222', 'Please enter a valid Kenyan phone number'],
    ['markup', '<script>', 'Please enter a valid Kenyan phone number'],
    ['another country', '+1 202 555 0100', 'Please enter a valid Kenyan phone number'],
    ['an emoji', '😀', 'Please enter a valid Kenyan phone number'],
  ])('refuses %s at the field', async (_case, phone, message) => {
    const answer = await api.call('POST', '/employers/auth/send-code', { body: person(phone) });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { phone: message } } });
  });

  // spec: sign-in/call-send-code
  it.each(['0700 000 011', '254700000012', '+254 700 000 013', '700000014'])(
    'takes the spelling %s',
    async (phone) => {
      await expect(api.make(sendEmployerCode, { body: person(phone) })).resolves.toMatchObject({
        success: true,
        resend_after: 60,
      });
    },
  );

  it('sends one code a minute and says how long to wait', async () => {
    await api.make(sendEmployerCode, { body: person('0700000015') });
    const again = await api.call('POST', '/employers/auth/send-code', { body: person('0700000015') });
    expect(again).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Please wait \d+ seconds/) },
    });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('sends one message when two requests arrive together', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('POST', '/employers/auth/send-code', { body: person('0700000016') })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await codeOf('+254700000016');
    expect(await api.received('+254700000016')).toHaveLength(1);
  });

  it('ends the text with the line that browsers fill the code in from', async () => {
    await api.make(sendEmployerCode, { body: person('0700000017') });
    await api.waitForSms('+254700000017', /\n@employer\.localhost #\d{6}$/);
  });

  it('keeps neither the code nor the text once it was sent', async () => {
    await api.make(sendEmployerCode, { body: person('0700000018') });
    const code = await codeOf('+254700000018');
    await api.eventually(async () => {
      const rows = await api.ctx.db.select().from(smsMessages).where(eq(smsMessages.phone, '+254700000018'));
      expect(rows).toMatchObject([{ status: expect.stringMatching(/accepted|delivered/), textCipher: null }]);
    });
    const [row] = await api.ctx.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, '+254700000018'));
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('verifying a code', () => {
  // spec: sign-in/sign-up-data, sign-in/call-send-code-login, sign-in/call-verify
  it('signs a new employer up, and signs her in again by phone alone', async () => {
    const token = await api.signInEmployer('+254700000020');
    await expect(api.make(getDashboard, { token })).resolves.toEqual({ requests: [], purchases: [] });
    const seen = (await api.received('+254700000020')).length;
    await api.make(sendEmployerCode, { body: { phone: '0700000020', name: '', location: '' } });
    const [, code] = await api.waitForSms('+254700000020', /code is (\d{6})/, seen);
    const verified = await api.make(verifyEmployerCode, {
      body: { phone: '0700000020', code, name: '', location: '' },
    });
    expect(verified).toMatchObject({
      name: 'Njeri Test',
      user: { phone: '+254700000020', location: 'Nairobi' },
    });
  });

  it('refuses a wrong code, and the right one after five wrong ones', async () => {
    await api.make(sendEmployerCode, { body: person('0700000021') });
    const code = await codeOf('+254700000021');
    const attempt = (tried: string) =>
      api.call('POST', '/employers/auth/verify', { body: { ...person('0700000021'), code: tried } });
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await attempt(wrong(code))).toMatchObject({
        status: 400,
        body: { message: 'Invalid verification code' },
      });
    expect(await attempt(code)).toMatchObject({ status: 400 });
  });

  it('refuses a code after ten minutes', async () => {
    await api.make(sendEmployerCode, { body: person('0700000022') });
    const code = await codeOf('+254700000022');
    await api.advance(601);
    expect(
      await api.call('POST', '/employers/auth/verify', { body: { ...person('0700000022'), code } }),
    ).toMatchObject({ status: 400 });
  });

  it('that is wrong tells nobody whose phone it is, with a name or without', async () => {
    await api.signInEmployer('+254700000028');
    const answers = await Promise.all(
      ['0700000028', '0700000029'].map((phone) =>
        api.call('POST', '/employers/auth/verify', {
          body: { phone, name: '', location: '', code: '000000' },
        }),
      ),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toMatchObject({ status: 400, body: { message: 'Invalid verification code' } });
    expect(unknown).toEqual(known);
  });

  it('that is right asks a new household for what is missing, and is still good then', async () => {
    await api.make(sendEmployerCode, { body: person('0700000033') });
    const code = await codeOf('+254700000033');
    const verify = (who: object) => api.call('POST', '/employers/auth/verify', { body: { ...who, code } });
    expect(await verify({ ...person('0700000033'), location: ' ' })).toMatchObject({
      status: 400,
      body: { required: ['location'] },
    });
    expect(await verify(person('0700000033'))).toMatchObject({ status: 200 });
  });

  it('lets one of two people in who use the same code at the same moment', async () => {
    await api.make(sendEmployerCode, { body: person('0700000023') });
    const code = await codeOf('+254700000023');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        api.call('POST', '/employers/auth/verify', { body: { ...person('0700000023'), code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is sent five times an hour at the most, used or not', async () => {
    const phone = '+254700000026';
    for (let count = 1; count <= 5; count += 1) await api.signInEmployer(phone);
    const sixth = await api.call('POST', '/employers/auth/send-code', { body: person(phone) });
    expect(sixth).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Please wait \d+ minutes/) },
    });
  });

  it('is of no use to another audience or another phone', async () => {
    await api.make(sendEmployerCode, { body: person('0700000024') });
    const code = await codeOf('+254700000024');
    expect(
      await api.call('POST', '/api/ops/auth/verify', { body: { phone: OPS_PHONE, code } }),
    ).toMatchObject({ status: 400 });
    expect(
      await api.call('POST', '/employers/auth/verify', { body: { ...person('0700000025'), code } }),
    ).toMatchObject({ status: 400 });
  });
});

describe('a session', () => {
  it('ends on the server when its owner signs out', async () => {
    const token = await api.signInEmployer('+254700000030');
    await api.make(signOutEmployer, { token });
    expect(await api.call('GET', '/api/employer/dashboard', { token })).toMatchObject({ status: 401 });
  });

  it('ends after thirty days without use', async () => {
    const token = await api.signInEmployer('+254700000031');
    await api.advance(31 * 86_400);
    expect(await api.call('GET', '/api/employer/dashboard', { token })).toMatchObject({ status: 401 });
  });

  it('is stored as a hash alone', async () => {
    const token = await api.signInEmployer('+254700000032');
    const rows = await api.ctx.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the verification team', () => {
  it('is answered the same whether or not the phone belongs to it, and only its own phone is written to', async () => {
    const stranger = await api.call('POST', '/api/ops/auth/send-code', { body: { phone: '0700000040' } });
    const member = await api.call('POST', '/api/ops/auth/send-code', { body: { phone: OPS_PHONE } });
    expect(stranger.status).toBe(200);
    expect(stranger.body).toEqual(member.body);
    await codeOf(OPS_PHONE);
    expect(await api.received('+254700000040')).toEqual([]);
  });
});

// spec: package/call, constants/price-lite, constants/price-standard, constants/price-premium
it('sells the packages at the prices of the database, to anybody who asks', async () => {
  const packages = await api.make(listPackages);
  expect(packages.map(({ id, price }) => [id, price])).toEqual([
    [16, 500],
    [17, 1000],
    [18, 2000],
    [19, 1500],
    [20, 2000],
  ]);
});
