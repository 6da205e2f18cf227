import { describe, expect, it } from 'vitest';
import { signPaystack } from '../callbacks/outbox.ts';
import { call, initialise, pay } from '../../test/requests.ts';
import { SECRET_KEY, start } from '../../test/start.ts';

/** A paid payment without its own webhook. */
async function paid() {
  const started = await start();
  await pay(started.app);
  await started.app.controls.settled();
  started.api.calls.length = 0;
  return started;
}

const isSigned = (sent: { body: string; headers: Record<string, unknown> } | undefined) =>
  sent !== undefined && sent.headers['x-paystack-signature'] === signPaystack(sent.body, SECRET_KEY);

describe('events sent by hand', () => {
  it('repeat the genuine one as often as asked, one by one or at once', async () => {
    const { app, api } = await paid();
    const order = { reference: 'ref-1', times: 5 };
    expect((await call(app, 'POST', '/paystack-events', order)).body).toStrictEqual({
      statuses: [200, 200, 200, 200, 200],
    });
    expect(
      (await call(app, 'POST', '/paystack-events', { ...order, parallel: true })).body['statuses'],
    ).toHaveLength(5);
    expect(api.calls).toHaveLength(10);
    expect(api.calls.every(isSigned)).toBe(true);
    expect(new Set(api.calls.map(({ body }) => body)).size).toBe(1);
  });

  it('claim success for a payment that was not made, while verify stays true', async () => {
    const { app, api } = await start();
    await initialise(app);
    await call(app, 'POST', '/paystack-events', { reference: 'ref-1' });
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({
      event: 'charge.success',
      data: { status: 'success', paid_at: expect.any(String) },
    });
    expect((await call(app, 'GET', '/payments/ref-1')).body['status']).toBe('abandoned');
  });

  it.each([
    ['lower_amount', {}, { amount: 50_000 }],
    ['lower_amount', { amount: 1 }, { amount: 1 }],
    ['other_currency', {}, { currency: 'NGN' }],
    ['other_currency', { currency: 'USD' }, { currency: 'USD' }],
  ])('alter one thing (%s %j)', async (kind, changes, altered) => {
    const { app, api } = await paid();
    await call(app, 'POST', '/paystack-events', { kind, reference: 'ref-1', ...changes });
    const expected = {
      reference: 'ref-1',
      amount: 100_000,
      currency: 'KES',
      requested_amount: 100_000,
      ...altered,
    };
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({ data: expected });
    expect(isSigned(api.calls[0])).toBe(true);
    expect((await call(app, 'GET', '/payments/ref-1')).body).toMatchObject({
      amount: 100_000,
      currency: 'KES',
    });
  });

  it('speak of a payment that does not exist', async () => {
    const { app, api } = await start();
    await call(app, 'POST', '/paystack-events', { kind: 'unknown_reference', reference: 'never-seen' });
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({
      event: 'charge.success',
      data: { reference: 'never-seen', status: 'success' },
    });
  });

  it.each([
    ['wrong', /^[0-9a-f]{128}$/],
    ['missing', /^undefined$/],
  ])('carry a %s signature', async (signature, form) => {
    const { app, api } = await paid();
    await call(app, 'POST', '/paystack-events', { reference: 'ref-1', signature });
    expect(isSigned(api.calls[0])).toBe(false);
    expect(String(api.calls[0]?.headers['x-paystack-signature'])).toMatch(form);
  });

  it('are whatever the caller writes', async () => {
    const { app, api } = await start();
    await call(app, 'POST', '/paystack-events', {
      kind: 'custom',
      body: { event: 'charge.dispute.create', data: {} },
    });
    await call(app, 'POST', '/paystack-events', { kind: 'custom', body: '{"broken' });
    expect(api.calls.map(({ body }) => body)).toStrictEqual([
      '{"event":"charge.dispute.create","data":{}}',
      '{"broken',
    ]);
    expect(api.calls.every(isSigned)).toBe(true);
  });

  it('tell what the API answered, 0 when it was away', async () => {
    const { app, api } = await start();
    api.react = () => ({ status: 401 });
    await initialise(app);
    expect((await call(app, 'POST', '/paystack-events', { reference: 'ref-1' })).body).toStrictEqual({
      statuses: [401],
    });
    app.controls.setApiOrigin('http://127.0.0.1:9');
    expect((await call(app, 'POST', '/paystack-events', { reference: 'ref-1' })).body).toStrictEqual({
      statuses: [0],
    });
  });

  it.each([
    [{}, 400, 'reference'],
    [{ reference: 'nothing' }, 404, 'No payment'],
    [{ reference: 'x', times: 51 }, 400, 'times'],
    [{ kind: 'rude' }, 400, 'kind'],
    [{ reference: 'x', extra: 1 }, 400, 'extra'],
  ])('are refused for %j', async (body, status, named) => {
    const { app, api } = await start();
    expect(await call(app, 'POST', '/paystack-events', body)).toMatchObject({
      status,
      body: { message: expect.stringContaining(named) },
    });
    expect(api.calls).toStrictEqual([]);
  });
});
