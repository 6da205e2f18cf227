import { describe, expect, it } from 'vitest';
import { call, order, paystack, SCRIPT_ADDRESS } from '../../../test/requests.ts';
import { start } from '../../../test/start.ts';

const initialise = '/transaction/initialize';

describe('initialising a payment', () => {
  it('answers where to send the payer', async () => {
    const { app } = await start();
    const { status, body } = await paystack(app, 'POST', initialise, order());
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: expect.stringMatching(/^http:\/\/localhost:8081\/checkout\/[a-z0-9]{15}$/),
        access_code: expect.stringMatching(/^[a-z0-9]{15}$/),
        reference: 'ref-1',
      },
    });
  });

  it('makes a reference when none is given, and takes the amount as text and the body as a form', async () => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: `/paystack${initialise}`,
      headers: {
        authorization: 'Bearer sk_test_sandbox',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=household%40example.com&amount=25000',
    });
    expect(response.statusCode).toBe(200);
    const { body } = await call(app, 'GET', '/payments');
    expect(body['payments']).toStrictEqual([
      expect.objectContaining({
        amount: 25_000,
        currency: 'KES',
        reference: expect.stringMatching(/^T\w+$/),
      }),
    ]);
  });

  it('takes JSON without a content type, as Paystack’s own kit for Node sends it', async () => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: `/paystack${initialise}`,
      headers: { authorization: 'Bearer sk_test_sandbox' },
      payload: Buffer.from(JSON.stringify(order())),
    });
    expect(response.json()).toMatchObject({ status: true, data: { reference: 'ref-1' } });
  });

  it.each([
    ['broken JSON without a content type', {}, 400],
    ['a type that Paystack does not read', { 'content-type': 'application/xml' }, 415],
  ])('refuses %s', async (_name, headers, status) => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: `/paystack${initialise}`,
      headers: { authorization: 'Bearer sk_test_sandbox', ...headers },
      payload: Buffer.from('{"email":'),
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status: false, type: 'validation_error' });
  });

  it('ignores the fraction of an amount', async () => {
    const { app } = await start();
    await paystack(app, 'POST', initialise, order({ amount: 300.9 }));
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data).toMatchObject({
      amount: 300,
      requested_amount: 300,
    });
  });

  it('keeps metadata given as an object or as its JSON', async () => {
    const { app } = await start();
    await paystack(app, 'POST', initialise, order({ reference: 'a', metadata: { order_id: '1' } }));
    await paystack(app, 'POST', initialise, order({ reference: 'b', metadata: '{"order_id":"2"}' }));
    await paystack(app, 'POST', initialise, order({ reference: 'c' }));
    expect((await paystack(app, 'GET', '/transaction/verify/a')).data['metadata']).toStrictEqual({
      order_id: '1',
    });
    expect((await paystack(app, 'GET', '/transaction/verify/b')).data['metadata']).toStrictEqual({
      order_id: '2',
    });
    expect((await paystack(app, 'GET', '/transaction/verify/c')).data['metadata']).toBe('');
  });

  it('refuses a reference that was used before, in Paystack’s own shape', async () => {
    const { app } = await start();
    await paystack(app, 'POST', initialise, order());
    const { status, body } = await paystack(app, 'POST', initialise, order({ amount: 5000 }));
    expect(status).toBe(400);
    expect(body).toStrictEqual({
      status: false,
      message: 'Duplicate Transaction Reference',
      meta: { nextStep: 'Use a new reference' },
      type: 'validation_error',
      code: 'duplicate_reference',
      errorCodeMappingNotFound: false,
    });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['amount']).toBe(100_000);
  });

  it.each([
    ['no e-mail', { email: undefined }, 'missing_params', 'Email Address is required'],
    ['a bad e-mail', { email: 'household@' }, 'invalid_email_address', 'Invalid Email Address Passed'],
    ['no amount', { amount: undefined }, 'missing_params', 'Amount is required'],
    ['an amount below KES 3', { amount: 299 }, 'invalid_amount', 'Invalid Amount Sent'],
    ['an amount in words', { amount: 'many' }, 'invalid_amount', 'Invalid Amount Sent'],
    ['a negative amount', { amount: -1000 }, 'invalid_amount', 'Invalid Amount Sent'],
    ['an amount beyond numbers', { amount: 1e300 }, 'invalid_amount', 'Invalid Amount Sent'],
    ['another currency', { currency: 'NGN' }, 'unsupported_currency', 'Currency not supported by merchant'],
    [
      'an underscore in the reference',
      { reference: 'a_b' },
      'invalid_params',
      'Invalid transaction reference',
    ],
    ['a number as reference', { reference: 12 }, 'invalid_params', 'Invalid transaction reference'],
    ['a script as callback', { callback_url: SCRIPT_ADDRESS }, 'invalid_params', 'Invalid callback URL'],
    ['unknown channels', { channels: ['cash'] }, 'invalid_params', 'Invalid channels'],
    ['channels Kenya lacks', { channels: ['ussd'] }, 'no_active_channel', 'No active channel'],
    ['broken metadata', { metadata: '{' }, 'invalid_params', 'Invalid metadata'],
  ])('refuses %s', async (_name, changes, code, message) => {
    const { app } = await start();
    const { status, body } = await paystack(app, 'POST', initialise, order(changes));
    expect(status).toBe(400);
    expect(body).toStrictEqual({
      status: false,
      message,
      meta: { nextStep: expect.any(String) },
      type: 'validation_error',
      code,
    });
    expect((await call(app, 'GET', '/payments')).body['payments']).toStrictEqual([]);
  });

  it.each([
    ['broken JSON', '{"email":', 400],
    ['a list', '[]', 400],
    ['nothing', 'null', 400],
    ['a megabyte', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 413],
  ])('answers %s with an error in its own shape', async (_name, payload, status) => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: `/paystack${initialise}`,
      headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      status: false,
      message: expect.any(String),
      type: 'validation_error',
    });
  });
});

describe('the key', () => {
  it.each([
    ['missing', {}, 'No Authorization Header was found'],
    ['wrong', { authorization: 'Bearer sk_test_other' }, 'Invalid key'],
    ['bare', { authorization: 'sk_test_sandbox' }, 'Invalid key'],
  ])('is refused when %s', async (_name, headers, message) => {
    const { app } = await start();
    for (const url of ['/paystack/transaction/verify/ref-1', '/paystack/refund', '/paystack/transaction']) {
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ status: false, message });
    }
  });
});

it('answers an unknown path as Paystack does', async () => {
  const { app } = await start();
  expect((await paystack(app, 'GET', '/nothing')).body).toStrictEqual({
    status: false,
    message: 'Requested path does not exist',
  });
});
