import { and, eq, gt, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '../src/db/schema/system.ts';
import { beginWindow } from './begin-window.ts';
import { OPS_PHONE } from './harness.ts';
import { useApi } from './use-api.ts';

const api = await useApi();

type Door = 'employer' | 'worker' | 'team';
const paths: Record<Door, string> = {
  employer: '/employers/auth/send-code',
  worker: '/auth/send-code',
  team: '/api/ops/auth/send-code',
};

/** Each test asks from networks of its own. */
let networks = 0;
const newAddress = () => `10.0.${(networks += 1)}.1`;
let phones = 0;
const newPhone = () => `+2547001${String((phones += 1)).padStart(5, '0')}`;

/** Asks for a code from a network. */
async function answerTo(door: Door, phone: string, address = newAddress()) {
  const body = door === 'employer' ? { phone, name: 'Njeri Test', location: 'Nairobi' } : { phone };
  const { status, body: answer } = await api.call('POST', paths[door], {
    body,
    headers: { 'x-forwarded-for': address },
  });
  return { status, answer };
}
const ask = async (door: Door, phone: string, address?: string) =>
  (await answerTo(door, phone, address)).status;

/** Makes an address slow: twenty codes that nobody uses. */
async function slowDown(address: string): Promise<void> {
  for (let code = 1; code <= 20; code += 1) expect(await ask('worker', newPhone(), address)).toBe(200);
}

async function signInFrom(door: 'employer' | 'worker', phone: string): Promise<void> {
  await (door === 'employer' ? api.signInEmployer(phone) : api.signInWorker(phone));
}

describe('the codes of a phone', () => {
  it('are counted at each door: one a minute, five an hour and ten a day, from every address', async () => {
    const phone = newPhone();
    for (const door of ['employer', 'worker'] as const)
      expect([await ask(door, phone), await ask(door, phone)]).toEqual([200, 429]);
    for (let code = 2; code <= 5; code += 1) {
      await api.advance(61);
      expect(await ask('worker', phone)).toBe(200);
    }
    await api.advance(61);
    expect([await ask('worker', phone), await ask('employer', phone)]).toEqual([429, 200]);
    await api.advance(3600);
    for (let code = 6; code <= 10; code += 1) {
      expect(await ask('worker', phone)).toBe(200);
      await api.advance(61);
    }
    await api.advance(3600);
    expect([await ask('worker', phone), await ask('employer', phone)]).toEqual([429, 200]);
    await api.advance(86_400);
    expect(await ask('worker', phone)).toBe(200);
  });

  it('are not used up by requests that send nothing', async () => {
    const phone = newPhone();
    for (let request = 1; request <= 5; request += 1) {
      expect(await ask('team', phone)).toBe(200);
      await api.advance(61);
    }
    expect(await ask('team', phone)).toBe(429);
    expect(await api.received(phone)).toEqual([]);
    expect([await ask('worker', phone), await ask('employer', phone)]).toEqual([200, 200]);
  });
});

describe("the team's door", () => {
  it('answers a stranger’s number as a member’s, at every repetition, from one address and from many', async () => {
    const stranger = newPhone();
    const seen: Record<'stranger' | 'member', object[]> = { stranger: [], member: [] };
    for (const seconds of [0, 20, 41, 61, 61, 61, 1, 61, 3500, 61, 61, 61, 61, 61, 3600, 61, 86_400]) {
      await api.advance(seconds);
      for (const address of [newAddress(), newAddress()]) {
        seen.stranger.push(await answerTo('team', stranger, address));
        seen.member.push(await answerTo('team', OPS_PHONE, address));
      }
    }
    // A wait may differ by the moment that passed between the two requests.
    const withoutTimes = (answers: object[]) =>
      answers.map((each) =>
        JSON.stringify(each).replaceAll(/\d+ (?=seconds|minutes)|(?<="retry_after":)\d+/g, ''),
      );
    expect(withoutTimes(seen.stranger)).toEqual(withoutTimes(seen.member));
    expect(seen.member.map((each) => JSON.stringify(each).includes('"status":200'))).toContain(false);
  });

  it('is not slowed by an address, and does not slow it', async () => {
    const address = newAddress();
    for (let request = 1; request <= 21; request += 1)
      expect(await ask('team', newPhone(), address)).toBe(200);
    await slowDown(address);
    expect(await ask('team', newPhone(), address)).toBe(200);
  });
});

describe('an address with twenty unused codes in an hour', () => {
  it.each(['worker', 'employer'] as const)(
    'never shuts out a phone that signed in before: %s',
    async (door) => {
      const address = newAddress();
      const phone = newPhone();
      await signInFrom(door, phone);
      await slowDown(address);
      expect(await ask(door, phone, address)).toBe(200);
    },
  );

  it('tells a newcomer to wait half a minute, and then sends the code', async () => {
    const address = newAddress();
    await slowDown(address);
    const phone = newPhone();
    expect(await answerTo('worker', phone, address)).toMatchObject({
      status: 429,
      answer: { message: 'Many codes were requested from your network. Please ask again in 30 seconds.' },
    });
    expect(await api.received(phone)).toEqual([]);
    await api.advance(20);
    expect(await ask('worker', phone, address)).toBe(429);
    await api.advance(11);
    expect(await ask('worker', phone, address)).toBe(200);
    await api.waitForSms(phone, /code is \d{6}/);
  });

  it('gives nothing to a program that asks for ever new numbers, and one code in half a minute to one that waits', async () => {
    const address = newAddress();
    await slowDown(address);
    const asked = [newPhone(), newPhone(), newPhone()];
    for (const phone of asked) expect(await ask('worker', phone, address)).toBe(429);
    await api.advance(31);
    expect(await ask('worker', newPhone(), address)).toBe(429);
    const [first = '', second = '', third = ''] = asked;
    expect([await ask('worker', first, address), await ask('worker', second, address)]).toEqual([200, 429]);
    await api.advance(31);
    expect([await ask('worker', third, address), await ask('worker', second, address)]).toEqual([200, 429]);
  });

  it('is fast again after an hour, and never slow by codes that were used', async () => {
    const address = newAddress();
    await slowDown(address);
    await api.advance(3601);
    expect(await ask('worker', newPhone(), address)).toBe(200);
    for (let person = 1; person <= 21; person += 1) await api.signInWorker(newPhone());
    expect(await ask('worker', newPhone(), '127.0.0.1')).toBe(200);
  });

  it('does not slow another address', async () => {
    await slowDown(newAddress());
    expect(await ask('worker', newPhone())).toBe(200);
  });
});

describe('more than 300 codes in a minute', () => {
  it('are an alarm in the log, once, and shut nobody out', async () => {
    const said = vi.spyOn(api.ctx.log, 'error');
    const alarms = () =>
      said.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('sign-in-codes'));
    await beginWindow(api, 60);
    expect(await ask('team', newPhone())).toBe(200);
    // The 290 before these have no request of their own here: each is one more in the same row.
    const counted = await api.ctx.db
      .update(limits)
      .set({ used: sql`${limits.used} + 289` })
      .where(and(eq(limits.kind, 'codes-not-sent'), gt(limits.endsAt, api.ctx.clock.now())))
      .returning({ used: limits.used });
    expect(counted).toEqual([{ used: 290 }]);
    const tenMore = () => Promise.all(Array.from({ length: 10 }, () => ask('team', newPhone())));
    await tenMore();
    expect(alarms()).toEqual([]);
    await tenMore();
    expect(await ask('worker', newPhone())).toBe(200);
    expect(alarms()).toEqual([
      [{ alarm: 'sign-in-codes', kind: 'codes-not-sent', perMinute: 300 }, expect.any(String)],
    ]);
    said.mockRestore();
  });
});
