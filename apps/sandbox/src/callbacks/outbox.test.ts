import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { call, initialise, pay } from '../../test/requests.ts';
import { startFakeApi } from '../../test/fake-api.ts';
import { QUICK, SECRET_KEY, start } from '../../test/start.ts';

const statusesOf = (body: string) => new URLSearchParams(body).get('text');

describe('webhooks', () => {
  it('are signed over exactly the bytes that are sent', async () => {
    const { app, api } = await start();
    await pay(app, { metadata: { name: 'Nyambura “Ó” 👩🏾' } });
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
    const [webhook] = api.calls;
    expect(webhook?.path).toBe('/api/callbacks/paystack');
    expect(webhook?.headers['content-type']).toBe('application/json');
    const signature = createHmac('sha512', SECRET_KEY)
      .update(webhook?.body ?? '', 'utf8')
      .digest('hex');
    expect(webhook?.headers['x-paystack-signature']).toBe(signature);
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      event: 'charge.success',
      data: {
        reference: 'ref-1',
        status: 'success',
        amount: 100_000,
        currency: 'KES',
        metadata: { name: 'Nyambura “Ó” 👩🏾' },
      },
    });
  });

  it('are sent for success alone', async () => {
    const { app, api } = await start();
    const accessCode = await initialise(app);
    await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'failed' });
    await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'abandoned' });
    await app.controls.settled();
    expect(api.calls).toStrictEqual([]);
  });

  it('come again until they are answered 200, byte for byte', async () => {
    const { app, api } = await start();
    api.react = (_call, index) => ({ status: [500, 201, 302, 401, 200][index] ?? 200 });
    await pay(app);
    await app.controls.settled();
    expect(api.calls).toHaveLength(5);
    expect(new Set(api.calls.map(({ body }) => body)).size).toBe(1);
    expect(new Set(api.calls.map(({ headers }) => headers['x-paystack-signature'])).size).toBe(1);
  });

  it('come again after an answer that never came', async () => {
    const { app, api } = await start({ timings: { ...QUICK, tryTimeout: 500 } });
    api.react = (_call, index) => ({ status: 200, hang: index === 0 });
    await pay(app);
    await app.controls.settled();
    expect(api.calls).toHaveLength(2);
  });

  it('reach an API that was away', async () => {
    const { app } = await start({ apiOrigin: 'http://127.0.0.1:9' });
    await pay(app);
    await vi.waitFor(async () => {
      const { body } = await call(app, 'GET', '/callbacks');
      expect(body['waiting']).toMatchObject([
        { target: 'paystack', label: 'charge.success', last_problem: 'could not be reached' },
      ]);
    });
    const back = await startFakeApi();
    app.controls.setApiOrigin(back.origin);
    await app.controls.settled();
    expect(back.calls).toHaveLength(1);
    expect((await call(app, 'GET', '/callbacks')).body).toStrictEqual({ waiting: [] });
    await back.close();
  });

  it('are given up after the last try', async () => {
    const { app, api } = await start({ timings: { ...QUICK, maximumTries: 3 } });
    api.react = () => ({ status: 500 });
    await pay(app);
    await app.controls.settled();
    expect(api.calls).toHaveLength(3);
  });
});

describe('callbacks of messages', () => {
  it('are done with any success, and keep their id over tries', async () => {
    const { app, api } = await start();
    api.react = (_call, index) => ({ status: index === 0 ? 503 : 204, body: '' });
    await call(app, 'POST', '/sms', { phone: '0700000021', text: 'YES' });
    await app.controls.settled();
    expect(api.calls).toHaveLength(2);
    expect(api.calls[0]?.body).toBe(api.calls[1]?.body);
  });
});

describe('faulty callbacks', () => {
  it('are duplicated', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { payments: { duplicate_callbacks: 9 } });
    await pay(app);
    await app.controls.settled();
    expect(api.calls).toHaveLength(10);
    expect(new Set(api.calls.map(({ body }) => body)).size).toBe(1);
  });

  it('arrive in the reverse order', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { sms: { reorder_callbacks: true } });
    for (const text of ['one', 'two', 'three'])
      await call(app, 'POST', '/sms', { phone: '0700000021', text });
    await app.controls.settled();
    expect(api.calls.map(({ body }) => statusesOf(body))).toStrictEqual(['three', 'two', 'one']);
  });

  it('are dropped, and come no more after healing', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { payments: { drop_callbacks: true } });
    await pay(app, { reference: 'lost' });
    await call(app, 'PUT', '/faults', {});
    await pay(app, { reference: 'told' });
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.body).toContain('"reference":"told"');
  });

  it('are delayed', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { payments: { delay_ms: 60_000 } });
    const accessCode = await initialiseHealthy(app);
    await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'success' });
    expect((await call(app, 'GET', '/callbacks')).body['waiting']).toMatchObject([
      { label: 'charge.success', tries: 0, last_problem: null },
    ]);
    expect(api.calls).toStrictEqual([]);
  });

  it('concern the provider they were set for', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { payments: { drop_callbacks: 1 } });
    await call(app, 'POST', '/sms', { phone: '0700000021', text: 'YES' });
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
  });
});

/** Initialises without the delay under test. */
async function initialiseHealthy(app: Parameters<typeof initialise>[0]): Promise<string> {
  const { body } = await call(app, 'GET', '/faults');
  await call(app, 'PUT', '/faults', {});
  const accessCode = await initialise(app);
  await call(app, 'PUT', '/faults', body);
  return accessCode;
}
