import { describe, expect, it, vi } from 'vitest';
import { call, initialise, message, order, paystack } from '../../test/requests.ts';
import { listen, start } from '../../test/start.ts';

const healthy = {
  fail_rate: 0,
  timeout_rate: 0,
  timeout_when: 'either',
  delay_ms: 0,
  duplicate_callbacks: 0,
  reorder_callbacks: false,
  drop_callbacks: 0,
};
const allHealthy = { sms: healthy, payments: healthy, identity: healthy };
const hello = { to: '+254700000021', message: 'Hello' };
const IMPATIENT_MILLISECONDS = 150;
const PATIENT_MILLISECONDS = 10_000;

describe('setting faults', () => {
  it('shows what is set, and heals with an empty object', async () => {
    const { app } = await start();
    expect((await call(app, 'GET', '/faults')).body).toStrictEqual(allHealthy);
    const set = await call(app, 'PUT', '/faults', {
      sms: { fail_rate: 0.3, drop_callbacks: true, duplicate_callbacks: true },
    });
    expect(set.body).toStrictEqual({
      sms: { ...healthy, fail_rate: 0.3, drop_callbacks: 1, duplicate_callbacks: 1 },
      payments: healthy,
      identity: healthy,
    });
    expect((await call(app, 'PUT', '/faults', {})).body).toStrictEqual(allHealthy);
  });

  it('takes its own answer back', async () => {
    const { app } = await start();
    const { body } = await call(app, 'PUT', '/faults', {
      payments: { timeout_rate: 0.1, timeout_when: 'after', delay_ms: 5 },
    });
    expect((await call(app, 'PUT', '/faults', body)).body).toStrictEqual(body);
  });

  it.each([
    ['a rate above 1', { sms: { fail_rate: 30 } }, 'sms.fail_rate'],
    ['a negative delay', { sms: { delay_ms: -1 } }, 'sms.delay_ms'],
    ['an unknown fault', { sms: { explode: true } }, 'explode'],
    ['an unknown provider', { weather: {} }, 'weather'],
    ['too many copies', { payments: { duplicate_callbacks: 51 } }, 'payments.duplicate_callbacks'],
    ['words', { payments: { fail_rate: 'often' } }, 'payments.fail_rate'],
  ])('refuses %s and changes nothing', async (_name, body, named) => {
    const { app } = await start();
    const answer = await call(app, 'PUT', '/faults', body);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(named);
    expect((await call(app, 'GET', '/faults')).body).toStrictEqual(allHealthy);
  });
});

describe('calls that fail', () => {
  it('answer 500 as each provider does, with nothing done', async () => {
    const { app } = await start();
    await call(app, 'PUT', '/faults', { sms: { fail_rate: 1 }, payments: { fail_rate: 1 } });
    expect(await paystack(app, 'POST', '/transaction/initialize', order())).toMatchObject({
      status: 500,
      body: { status: false, type: 'api_error' },
    });
    const response = await message(app, hello);
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect((await call(app, 'GET', '/payments')).body['payments']).toStrictEqual([]);
    expect((await call(app, 'GET', '/sms')).body['messages']).toStrictEqual([]);
  });

  it('are the same ones for the same seed, in about the share that was asked for', async () => {
    const statuses = await Promise.all(
      [1, 1, 2].map(async (seed) => {
        const { app } = await start({ seed });
        await call(app, 'PUT', '/faults', { payments: { fail_rate: 0.3 } });
        const answers: number[] = [];
        for (let index = 0; index < 100; index += 1)
          answers.push((await paystack(app, 'GET', '/transaction')).status);
        return answers;
      }),
    );
    expect(statuses[0]).toStrictEqual(statuses[1]);
    expect(statuses[0]).not.toStrictEqual(statuses[2]);
    const failures = statuses[0]?.filter((status) => status === 500).length ?? 0;
    expect(failures).toBeGreaterThan(15);
    expect(failures).toBeLessThan(45);
  });

  it('are the same ones again each time that they are asked for, whatever was called meanwhile', async () => {
    const { app } = await start({ seed: 7 });
    const asked = async () => {
      await call(app, 'PUT', '/faults', { payments: { fail_rate: 0.3 } });
      const answers: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        answers.push((await paystack(app, 'GET', '/transaction')).status);
        await message(app, hello);
      }
      return answers;
    };
    const first = await asked();
    expect(first.slice(0, 3)).toStrictEqual([500, 500, 200]);
    expect(await asked()).toStrictEqual(first);
  });

  it('leave pages and the other provider alone', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    await call(app, 'PUT', '/faults', { payments: { fail_rate: 1 } });
    expect((await app.inject({ url: `/checkout/${accessCode}` })).statusCode).toBe(200);
    expect((await message(app, hello)).statusCode).toBe(201);
  });
});

describe('calls that time out', () => {
  const send = (origin: string, patience = IMPATIENT_MILLISECONDS) =>
    fetch(`${origin}/africastalking/version1/messaging`, {
      method: 'POST',
      headers: { apikey: 'sandbox-key' },
      body: new URLSearchParams({ username: 'sandbox', ...hello }),
      signal: AbortSignal.timeout(patience),
    });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('are never answered, lost %s the work', async (timeout_when, kept) => {
    const { app } = await start();
    const origin = await listen(app);
    await call(app, 'PUT', '/faults', { sms: { timeout_rate: 1, timeout_when } });
    await expect(send(origin)).rejects.toThrow(/timeout/);
    await vi.waitFor(async () => {
      expect((await call(app, 'GET', '/sms')).body['messages']).toHaveLength(kept);
    });
    await call(app, 'PUT', '/faults', {});
    expect((await send(origin, PATIENT_MILLISECONDS)).status).toBe(201);
  });

  it('have their connection cut in the end', async () => {
    const { app } = await start({ timings: { hang: 20 } });
    const origin = await listen(app);
    await call(app, 'PUT', '/faults', { sms: { timeout_rate: 1, timeout_when: 'before' } });
    await expect(send(origin, PATIENT_MILLISECONDS)).rejects.toThrow('fetch failed');
  });

  it('do not keep the sandbox from closing', async () => {
    const { app } = await start();
    const origin = await listen(app);
    await call(app, 'PUT', '/faults', { sms: { timeout_rate: 1 } });
    const calls = Promise.allSettled([
      send(origin, PATIENT_MILLISECONDS),
      send(origin, PATIENT_MILLISECONDS),
    ]);
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(1000);
    expect((await calls).map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
  });
});

it('delays every answer of a slow provider', async () => {
  const { app } = await start();
  await call(app, 'PUT', '/faults', { payments: { delay_ms: 40 } });
  const started = performance.now();
  await paystack(app, 'GET', '/transaction');
  expect(performance.now() - started).toBeGreaterThanOrEqual(39);
});
