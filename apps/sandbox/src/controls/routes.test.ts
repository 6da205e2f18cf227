import { describe, expect, it } from 'vitest';
import { call, initialise, message, pay } from '../../test/requests.ts';
import { start } from '../../test/start.ts';

describe('what programs can look at', () => {
  it('is up', async () => {
    const { app } = await start();
    expect(await call(app, 'GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('holds every message, oldest first, or those of one phone in any spelling', async () => {
    const { app } = await start();
    await message(app, { to: '+254700000021', message: 'one' });
    await call(app, 'POST', '/sms', { phone: '0700000022', text: 'two' });
    await call(app, 'POST', '/sms', { phone: '254 700 000 021', text: 'three' });
    expect((await call(app, 'GET', '/sms')).body['messages']).toMatchObject([
      { text: 'one' },
      { text: 'two' },
      { text: 'three' },
    ]);
    for (const phone of ['%2B254700000021', '0700000021', '254700000021'])
      expect((await call(app, 'GET', `/sms?phone=${phone}`)).body['messages']).toMatchObject([
        { direction: 'out', text: 'one' },
        { direction: 'in', text: 'three' },
      ]);
    expect((await call(app, 'GET', '/sms?phone=0700000099')).body).toStrictEqual({ messages: [] });
    expect(await call(app, 'GET', '/sms?phone=nobody')).toMatchObject({
      status: 400,
      body: { message: 'phone: is no Kenyan mobile number' },
    });
  });

  it('holds every payment with the address of its page', async () => {
    const { app } = await start();
    const accessCode = await pay(app);
    expect((await call(app, 'GET', '/payments')).body).toStrictEqual({
      payments: [
        {
          id: expect.any(Number),
          reference: 'ref-1',
          access_code: accessCode,
          checkout: `http://localhost:8081/checkout/${accessCode}`,
          status: 'success',
          amount: 100_000,
          currency: 'KES',
          requested_amount: 100_000,
          channel: 'mobile_money',
          paid_at: expect.any(String),
          created_at: expect.any(String),
          refunds: [],
        },
      ],
    });
    expect((await call(app, 'GET', '/payments/nothing')).status).toBe(404);
  });
});

it.each([{ amount: -1 }, { amount: 'much' }, { status: 'paid' }, { refund_outcome: 'maybe' }, { price: 1 }])(
  'refuses to alter a payment by %j',
  async (body) => {
    const { app } = await start();
    await initialise(app);
    expect((await call(app, 'PUT', '/payments/ref-1', body)).status).toBe(400);
    expect((await call(app, 'PUT', '/payments/nothing', {})).status).toBe(404);
  },
);

it('refuses a behaviour no phone has', async () => {
  const { app } = await start();
  expect((await call(app, 'PUT', '/phones/0700000021', { delivery: 'eaten' })).status).toBe(400);
  expect((await call(app, 'PUT', '/phones/1', { delivery: 'normal' })).status).toBe(400);
  expect((await call(app, 'PUT', '/phones/0700000021', { delivery: 'blocked' })).body).toStrictEqual({
    phone: '+254700000021',
    delivery: 'blocked',
  });
});

describe('bad input', () => {
  const addresses = [
    '/sms',
    '/clock',
    '/faults',
    '/paystack-events',
    '/checkout/nothing',
    '/phones/0700000021',
  ];
  const bodies = [
    '{',
    '[]',
    'null',
    '"text"',
    '{"phone":{"$gt":""}}',
    JSON.stringify({ phone: 'x'.repeat(60_000) }),
    'x'.repeat(1_000_000),
  ];

  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/xml'];

  it.each(addresses)('is never the sandbox’s own fault at %s', async (url) => {
    const { app } = await start();
    const answers = await Promise.all(
      bodies.flatMap((payload) =>
        types.map((type) => app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode >= 400);
    expect(refused.length).toBeGreaterThan(bodies.length);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toStrictEqual([]);
    for (const answer of refused)
      expect(answer.json()).toStrictEqual({ message: expect.any(String), error: expect.any(String) });
  });

  it.each([
    '/%',
    '/sms/%zz',
    '/phones/%00',
    '/checkout/..%2f..%2fetc',
    '/assets/..%2f..%2fapp.ts',
    '/sms?phone[]=1',
    `/payments/${'x'.repeat(500)}`,
    '/nothing',
  ])('in the address %s answers 4xx', async (url) => {
    const { app } = await start();
    const { statusCode } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});
