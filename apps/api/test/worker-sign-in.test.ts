import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { chooseLanguage, getMe } from '@repo/api-client/contract/worker';
import {
  signOutWorker,
  signOutWorkerEverywhere,
  verifyWorkerCode,
} from '@repo/api-client/contract/worker-auth';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { OPS_PHONE } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const send = (phone: unknown) => api.call('POST', '/auth/send-code', { body: { phone } });
const verify = (body: object) => api.call('POST', '/auth/verify', { body });
const codeOf = async (phone: string) => (await api.waitForSms(phone, /code is (\d{6})/))[1] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const rowsOf = (phone: string) =>
  api.ctx.db
    .select()
    .from(workers)
    .where(eq(workers.phone, kenyanPhone(phone)));

describe('sending a worker a code', () => {
  // spec: worker-entry/sent-message, worker-calls/send-code, worker-calls/resend
  it('says the same to a phone that is known and to one that is not', async () => {
    await api.signInWorker('+254700000501');
    const known = await send('0700000501');
    const unknown = await send('0700000502');
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect(known.body).toEqual({
      success: true,
      message: 'Verification code sent successfully!',
      resend_after: 60,
    });
    expect(await rowsOf('+254700000502')).toEqual([]);
  });

  // spec: worker-entry/invalid
  it.each([
    ['nothing', ''],
    ['a landline', '020 2222222'],
    ['a digit too few', '+25470000000'],
    ['another country', '+1 202 555 0100'],
  ])('refuses %s at the field', async (_case, phone) => {
    const message = 'Please enter a valid Kenyan phone number';
    await expect(send(phone)).resolves.toMatchObject({
      status: 400,
      body: { message, error: message, fields: { phone: message } },
    });
  });

  it('sends one code a minute, and one message when three requests arrive together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send('0700000503')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    await codeOf('+254700000503');
    expect(await api.received('+254700000503')).toHaveLength(1);
    await expect(send('0700000503')).resolves.toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Please wait \d+ seconds/) },
    });
  });

  it('ends the text with the line that browsers fill the code in from', async () => {
    await send('0700000504');
    await api.waitForSms('+254700000504', /\n@worker\.localhost #\d{6}$/);
  });

  it('reaches her who said STOP: she asks for it herself', async () => {
    const phone = '+254700000505';
    await api.signInWorker(phone);
    await api.ctx.db
      .update(workers)
      .set({ optedOutAt: api.ctx.clock.now() })
      .where(eq(workers.phone, kenyanPhone(phone)));
    await expect(api.signInWorker(phone)).resolves.toEqual(expect.any(String));
  });
});

describe("a worker's first code", () => {
  // spec: worker-calls/verify, worker-calls/me, worker-entities/verify, worker-entities/record-figures
  // spec: worker-entities/trust
  it('makes her account, empty but for her phone', async () => {
    const phone = '+254700000510';
    await send(phone);
    const answer = await api.make(verifyWorkerCode, { body: { phone, code: await codeOf(phone) } });
    expect(answer).toMatchObject({
      phone_verified: true,
      trust_score: 0,
      message: 'Verification successful! Redirecting...',
      user: {
        phone,
        name: null,
        national_id: null,
        smile_status: 'not_verified',
        smileIdVerified: false,
        language: 'en',
        profile_completed_at: null,
        rating: null,
        reviewCount: 0,
      },
    });
    expect(answer.trust_score_breakdown).toHaveLength(8);
    await expect(api.make(getMe, { token: answer.token })).resolves.toEqual(answer.user);
  });

  it('opens the account that an invitation made, with what the employer typed', async () => {
    const phone = '+254700000511';
    const employer = await api.signInEmployer('+254700000512');
    await api.make(initiateVerification, {
      token: employer,
      body: { name: 'Amani Test', phone, package_id: 16, location: 'Nakuru' },
    });
    const [invited] = await rowsOf(phone);
    const me = await api.make(getMe, { token: await api.signInWorker(phone) });
    expect(me).toMatchObject({ id: invited?.id, name: 'Amani Test', location: 'Nakuru' });
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  it('makes one account of an invitation and a code at the same moment', async () => {
    const phone = '+254700000513';
    const employer = await api.signInEmployer('+254700000514');
    await send(phone);
    const code = await codeOf(phone);
    const answers = await Promise.all([
      verify({ phone, code }),
      api.call('POST', '/api/employer/initiate-verification', {
        token: employer,
        body: { name: 'Amani Test', phone, package_id: 16 },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  it('is another account than an employer’s on the same phone', async () => {
    const phone = '+254700000515';
    const employer = await api.signInEmployer(phone);
    const worker = await api.signInWorker(phone);
    expect(await api.call('GET', '/api/nannies/me', { token: employer })).toMatchObject({ status: 401 });
    expect(await api.call('GET', '/api/employer/profile', { token: worker })).toMatchObject({ status: 401 });
  });

  it('is written down in the audit log, the later ones as well', async () => {
    const phone = '+254700000516';
    await api.signInWorker(phone);
    await api.signInWorker(phone);
    const [row] = await rowsOf(phone);
    const lines = await api.ctx.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'signed-in'), eq(auditLog.subject, `worker:${row?.id}`)))
      .orderBy(auditLog.id);
    expect(lines.map(({ details }) => details)).toEqual([{ new: true }, { new: false }]);
  });
});

describe('verifying a code', () => {
  it('refuses a wrong one, and the right one after five wrong ones', async () => {
    const phone = '0700000520';
    await send(phone);
    const code = await codeOf('+254700000520');
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await verify({ phone, code: wrong(code) })).toMatchObject({
        status: 400,
        body: { error: 'Invalid verification code' },
      });
    expect(await verify({ phone, code })).toMatchObject({ status: 400 });
    expect(await rowsOf('+254700000520')).toEqual([]);
  });

  it('lets one of four in who use the same code at the same moment', async () => {
    const phone = '+254700000521';
    await send(phone);
    const code = await codeOf(phone);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify({ phone, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  it('takes no code of another audience, and hers is of no use to one', async () => {
    const phone = '+254700000522';
    await send(phone);
    const code = await codeOf(phone);
    const person = { phone, code, name: 'Njeri Test', location: 'Nairobi' };
    expect(await api.call('POST', '/employers/auth/verify', { body: person })).toMatchObject({ status: 400 });
    expect(
      await api.call('POST', '/api/ops/auth/verify', { body: { phone: OPS_PHONE, code } }),
    ).toMatchObject({ status: 400 });
    expect(await verify({ phone: '0700000523', code })).toMatchObject({ status: 400 });
    expect(await verify({ phone: 'no phone', code })).toMatchObject({ status: 400 });
  });
});

describe('her language', () => {
  it('is what she chose before she signed in, and stays when a device chose none', async () => {
    const phone = '+254700000530';
    await send(phone);
    const { token } = await api.make(verifyWorkerCode, {
      body: { phone, code: await codeOf(phone), language: 'sw' },
    });
    await expect(api.make(getMe, { token })).resolves.toMatchObject({ language: 'sw' });
    const again = await api.signInWorker(phone);
    await expect(api.make(getMe, { token: again })).resolves.toMatchObject({ language: 'sw' });
  });

  it('is that of her screen until she chooses one, and no longer', async () => {
    const phone = '+254700000532';
    const enter = async (languages: { language?: 'en' | 'sw'; screen_language: 'en' | 'sw' }) => {
      const before = (await api.received(phone)).length;
      await send(phone);
      const [, code = ''] = await api.waitForSms(phone, /#(\d{6})$/, before);
      const { user } = await api.make(verifyWorkerCode, { body: { phone, code, ...languages } });
      return user.language;
    };
    expect(await enter({ screen_language: 'sw' })).toBe('sw');
    expect(await enter({ screen_language: 'en' })).toBe('en');
    expect(await enter({ language: 'sw', screen_language: 'sw' })).toBe('sw');
    expect(await enter({ screen_language: 'en' })).toBe('sw');
  });

  // spec: worker-constants/languages
  it('can be changed at any time, to one that there is', async () => {
    const token = await api.signInWorker('+254700000531');
    await expect(api.make(chooseLanguage, { token, body: { language: 'sw' } })).resolves.toEqual({
      language: 'sw',
    });
    await expect(api.make(getMe, { token })).resolves.toMatchObject({
      language: 'sw',
      profileUpdatedAt: null,
    });
    const answer = await api.call('PUT', '/api/worker/language', { token, body: { language: 'fr' } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { language: expect.any(String) } } });
  });
});

describe('a session', () => {
  const status = async (token: string) => (await api.call('GET', '/api/nannies/me', { token })).status;

  // spec: worker-calls/sign-out
  it('ends on the server when she signs out, and no other does', async () => {
    const [first, second] = [
      await api.signInWorker('+254700000540'),
      await api.signInWorker('+254700000540'),
    ];
    await api.make(signOutWorker, { token: first });
    expect([await status(first), await status(second)]).toEqual([401, 200]);
  });

  it('ends everywhere when she says so, and nobody else’s', async () => {
    const other = await api.signInWorker('+254700000541');
    const [first, second] = [
      await api.signInWorker('+254700000542'),
      await api.signInWorker('+254700000542'),
    ];
    await api.make(signOutWorkerEverywhere, { token: second });
    expect([await status(first), await status(second), await status(other)]).toEqual([401, 401, 200]);
  });

  it('on a further device is told by SMS', async () => {
    const phone = '+254700000543';
    await api.signInWorker(phone);
    expect(await api.received(phone)).toHaveLength(1);
    await api.signInWorker(phone);
    await api.waitForSms(phone, /signed in to on another device/);
  });

  it('ends after thirty days without use', async () => {
    const token = await api.signInWorker('+254700000544');
    await api.advance(31 * 86_400);
    expect(await status(token)).toBe(401);
  });
});
