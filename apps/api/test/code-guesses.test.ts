import { describe, expect, it } from 'vitest';
import { verificationCodes } from '../src/db/schema/sessions.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const HERS = '10.1.0.1';
const STRANGERS = ['10.2.0.1', '10.3.0.1', '10.4.0.1', '10.5.0.1'] as const;
const [STRANGER] = STRANGERS;

let phones = 0;
const newPhone = () => `+2547002${String((phones += 1)).padStart(5, '0')}`;
const post = (path: string, body: object, address: string) =>
  api.call('POST', path, { body, headers: { 'x-forwarded-for': address } });

/** Has a code sent to a phone from an address, and reads it on the phone. */
async function codeFrom(address: string, phone: string): Promise<string> {
  const before = (await api.received(phone)).length;
  expect((await post('/auth/send-code', { phone }, address)).status).toBe(200);
  return (await api.waitForSms(phone, /code is (\d{6})/, before))[1] ?? '';
}
const tryCode = async (address: string, phone: string, code: string) =>
  (await post('/auth/verify', { phone, code }, address)).status;
/** Guesses that are none of these codes. */
async function guessWrong(address: string, phone: string, times: number, ...codes: string[]): Promise<void> {
  const wrong = ['000000', '000001', '000002', '000003', '000004'].find((each) => !codes.includes(each));
  for (let guess = 1; guess <= times; guess += 1)
    expect(await tryCode(address, phone, wrong ?? '')).toBe(400);
}

describe('a code that another one followed', () => {
  it('stays valid, and dies with the sign-in', async () => {
    const phone = newPhone();
    const first = await codeFrom(HERS, phone);
    await api.advance(61);
    const second = await codeFrom(HERS, phone);
    expect(await tryCode(HERS, phone, first)).toBe(200);
    expect(await tryCode(HERS, phone, second)).toBe(400);
    expect(await tryCode(HERS, phone, first)).toBe(400);
  });

  it('dies after its own ten minutes', async () => {
    const phone = newPhone();
    const first = await codeFrom(HERS, phone);
    await api.advance(400);
    const second = await codeFrom(HERS, phone);
    await api.advance(201);
    expect(await tryCode(HERS, phone, first)).toBe(400);
    expect(await tryCode(HERS, phone, second)).toBe(200);
  });

  it('dies together with it after five wrong guesses', async () => {
    const phone = newPhone();
    const first = await codeFrom(HERS, phone);
    await api.advance(61);
    const second = await codeFrom(HERS, phone);
    await guessWrong(HERS, phone, 5, first, second);
    expect([await tryCode(HERS, phone, first), await tryCode(HERS, phone, second)]).toEqual([400, 400]);
  });

  it('lets one in when both are used at the same moment', async () => {
    const phone = newPhone();
    const first = await codeFrom(HERS, phone);
    await api.advance(61);
    const second = await codeFrom(HERS, phone);
    const statuses = await Promise.all(
      [first, second, first, second].map((each) => tryCode(HERS, phone, each)),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });
});

describe('a stranger who guesses', () => {
  it.each([
    ['from one address', [STRANGER]],
    ['from many addresses', STRANGERS],
  ])('%s does not use up the code that she asked for', async (_case, addresses) => {
    const phone = newPhone();
    const code = await codeFrom(HERS, phone);
    for (const address of addresses) await guessWrong(address, phone, 6, code);
    expect(await tryCode(HERS, phone, code)).toBe(200);
  });

  it('has three guesses at a code that she asked for, and not one more', async () => {
    const phone = newPhone();
    const code = await codeFrom(HERS, phone);
    await guessWrong(STRANGER, phone, 3, code);
    for (const address of STRANGERS) expect(await tryCode(address, phone, code)).toBe(400);
    expect(await tryCode(HERS, phone, code)).toBe(200);
  });

  it('leaves her a fresh code, after all guesses at the stranger’s own code', async () => {
    const phone = newPhone();
    const strangers = await codeFrom(STRANGER, phone);
    await guessWrong(STRANGER, phone, 5, strangers);
    expect(await tryCode(HERS, phone, strangers)).toBe(400);
    await api.advance(61);
    const hers = await codeFrom(HERS, phone);
    await guessWrong(STRANGER, phone, 5, hers);
    expect(await tryCode(HERS, phone, hers)).toBe(200);
  });

  it('leaves her the code that the stranger asked for: it came to her phone', async () => {
    const phone = newPhone();
    const code = await codeFrom(STRANGER, phone);
    expect((await post('/auth/send-code', { phone }, HERS)).status).toBe(429);
    expect(await tryCode(HERS, phone, code)).toBe(200);
  });

  it('has five guesses at each sent code, at many at once and from many addresses as well', async () => {
    const phone = newPhone();
    const code = await codeFrom(STRANGER, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      [...STRANGERS, STRANGER, STRANGER, ...STRANGERS, STRANGER].map((address) =>
        tryCode(address, phone, wrong),
      ),
    );
    for (const address of [HERS, ...STRANGERS]) expect(await tryCode(address, phone, code)).toBe(400);
  });

  it('signs nobody in with the code of a request that sent nothing', async () => {
    const phone = kenyanPhone(newPhone());
    const now = api.ctx.clock.now();
    const code = (codeOf: string, sent: boolean) => ({
      phone,
      audience: 'worker' as const,
      codeHash: api.ctx.secrets.fingerprint(`code:worker:${phone}`, codeOf),
      addressHash: 'any',
      sent,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    });
    await api.ctx.db.insert(verificationCodes).values([code('111111', false), code('222222', true)]);
    expect([await tryCode(HERS, phone, '111111'), await tryCode(HERS, phone, '222222')]).toEqual([400, 200]);
  });
});
