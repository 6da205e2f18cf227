import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smsMessages } from '../src/db/schema/messages.ts';
import { OPS_PHONE } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { retriesNow } from './retries-now.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

const phoneIs = async (phone: string, delivery: string) => {
  expect(await api.sandbox('PUT', `/phones/${phone}`, { delivery })).toMatchObject({ status: 200 });
};
const reasonOf = async (phone: string) => {
  const rows = await api.ctx.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phone, kenyanPhone(phone)));
  return rows.at(-1)?.failureReason;
};
const ask = {
  employer: (phone: string) =>
    api.call('POST', '/employers/auth/send-code', {
      body: { phone, name: 'Njeri Test', location: 'Nairobi' },
    }),
  worker: (phone: string, language = 'en') =>
    api.call('POST', '/auth/send-code', {
      body: { phone, language },
      headers: { 'accept-language': language },
    }),
  team: (phone: string) => api.call('POST', '/api/ops/auth/send-code', { body: { phone } }),
};

afterEach(() => api.sandbox('PUT', '/faults', {}));

describe('a code that the provider refused is not told as sent', () => {
  it.each([
    ['blocked', '+254700012110', /^SMS from 20880 are stopped for this number.*ask your network/],
    ['unroutable', '+254700012120', /^Our SMS cannot reach this number.*try another one/],
    ['invalid', '+254700012130', /^Our SMS cannot reach this number/],
  ])('to a phone that is %s, at both sites, with what to do', async (delivery, phone, text) => {
    await phoneIs(phone, delivery);
    for (const site of ['employer', 'worker'] as const) {
      const answer = await ask[site](phone);
      const message = expect.stringMatching(text);
      expect(answer).toMatchObject({
        status: 409,
        body: { message, error: message, fields: { phone: message } },
      });
      expect(answer.headers.get('retry-after')).toBe('60');
    }
    expect(await api.received(phone)).toEqual([]);
    // The number is as free as any other once messages reach it.
    await phoneIs(phone, 'normal');
    await api.advance(61);
    expect(await ask.worker(phone)).toMatchObject({ status: 200 });
  });

  it('is told at the next one when only the network refused it, after the provider had accepted it', async () => {
    const phone = '+254700012140';
    await phoneIs(phone, 'blocked-by-network');
    expect(await ask.worker(phone)).toMatchObject({ status: 200 });
    await api.eventually(async () => expect(await reasonOf(phone)).toBe('UserInBlackList'));
    await api.advance(61);
    expect(await ask.worker(phone)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^SMS from 20880 are stopped/) },
    });
    await phoneIs(phone, 'normal');
    await api.advance(61);
    expect(await ask.worker(phone)).toMatchObject({ status: 200 });
  });

  it('in Kiswahili to a worker who reads it', async () => {
    const phone = '+254700012150';
    await phoneIs(phone, 'blocked');
    expect(await ask.worker(phone, 'sw')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^SMS kutoka 20880 zimezuiwa/) },
    });
  });

  it('for want of money, which is an alarm for us once', async () => {
    const said = vi.spyOn(api.ctx.log, 'error');
    for (const phone of ['+254700012160', '+254700012161']) {
      await phoneIs(phone, 'unpaid');
      expect(await ask.employer(phone)).toMatchObject({
        status: 503,
        body: { message: 'We cannot send SMS at the moment. Please try again later.' },
      });
    }
    const alarms = said.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('sms-balance'));
    expect(alarms).toEqual([[{ alarm: 'sms-balance' }, expect.any(String)]]);
    said.mockRestore();
    // The code is tried again, and works when it comes.
    await phoneIs('+254700012160', 'normal');
    await api.waitForSms('+254700012160', /code is \d{6}/);
  });
});

it("the team's site answers a member whose phone is refused as any other number", async () => {
  await phoneIs(OPS_PHONE, 'blocked');
  const [member, stranger] = [await ask.team(OPS_PHONE), await ask.team('+254700012170')];
  expect(member).toMatchObject({ status: 200 });
  expect(member.body).toEqual(stranger.body);
  await phoneIs(OPS_PHONE, 'normal');
});

it('a code that is still tried counts as sent, and comes', async () => {
  await api.sandbox('PUT', '/faults', { sms: { fail_rate: 1 } });
  expect(await ask.worker('+254700012180')).toMatchObject({ status: 200 });
  await api.sandbox('PUT', '/faults', {});
  await api.eventually(async () => {
    await retriesNow(api);
    expect(await api.received('+254700012180')).toEqual([expect.stringMatching(/#\d{6}$/)]);
  });
});
