import { describe, expect, it } from 'vitest';
import { call, initialise, openPage, pay, paystack } from '../../../test/requests.ts';
import { start } from '../../../test/start.ts';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('verifying a payment', () => {
  it('shows a paid M-PESA payment with every documented field', async () => {
    const { app } = await start();
    await pay(app, { metadata: { order_id: 'ord_1' } });
    const { status, body } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      status: true,
      message: 'Verification successful',
      data: {
        id: expect.any(Number),
        domain: 'test',
        status: 'success',
        reference: 'ref-1',
        receipt_number: null,
        amount: 100_000,
        message: null,
        gateway_response: 'Approved',
        paid_at: ISO,
        created_at: ISO,
        channel: 'mobile_money',
        currency: 'KES',
        ip_address: '41.90.0.1',
        metadata: { order_id: 'ord_1' },
        log: null,
        fees: 1500,
        fees_split: null,
        authorization: {
          authorization_code: expect.stringMatching(/^AUTH_/),
          bin: '254XXX',
          last4: 'X000',
          exp_month: '12',
          exp_year: '9999',
          channel: 'mobile_money',
          card_type: '',
          bank: 'M-PESA',
          country_code: 'KE',
          brand: 'M-pesa',
          reusable: false,
          signature: null,
          account_name: null,
        },
        customer: {
          id: expect.any(Number),
          first_name: null,
          last_name: null,
          email: 'household@example.com',
          customer_code: expect.stringMatching(/^CUS_/),
          phone: null,
          metadata: null,
          risk_action: 'default',
          international_format_phone: null,
        },
        plan: null,
        split: {},
        order_id: null,
        paidAt: ISO,
        createdAt: ISO,
        requested_amount: 100_000,
        pos_transaction_data: null,
        source: null,
        fees_breakdown: null,
        connect: null,
        transaction_date: ISO,
        plan_object: {},
        subaccount: {},
      },
    });
  });

  it('shows a card payment with the end of the card', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'success', channel: 'card' });
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(data).toMatchObject({
      channel: 'card',
      fees: 2900,
      authorization: {
        last4: '4081',
        bin: '408408',
        brand: 'visa',
        channel: 'card',
        reusable: true,
        signature: expect.stringMatching(/^SIG_/),
      },
    });
  });

  it('says abandoned before anything happened, ongoing while the page is open, and abandoned again later', async () => {
    const { app, api } = await start();
    const accessCode = await initialise(app);
    const status = async () => (await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status'];
    expect(await status()).toBe('abandoned');
    await openPage(app, `/checkout/${accessCode}`);
    expect(await status()).toBe('ongoing');
    await call(app, 'POST', '/clock', { advance_seconds: 601 });
    expect(await status()).toBe('abandoned');
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['failed', 'mobile_money', 'Request cancelled by user'],
    ['failed', 'card', 'Declined'],
    ['abandoned', 'card', 'The transaction was not completed'],
  ])('shows an outcome %s by %s', async (outcome, channel, gateway_response) => {
    const { app } = await start();
    const accessCode = await initialise(app);
    await call(app, 'POST', `/checkout/${accessCode}`, { outcome, channel });
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(data).toMatchObject({ status: outcome, gateway_response, paid_at: null, paidAt: null });
  });

  it('answers 400 for a reference it never saw', async () => {
    const { app } = await start();
    const { status, body } = await paystack(app, 'GET', '/transaction/verify/nothing');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      status: false,
      message: 'Transaction reference not found.',
      code: 'transaction_not_found',
    });
  });

  it('answers what it was told to instead of the truth', async () => {
    const { app } = await start();
    await pay(app);
    await call(app, 'PUT', '/payments/ref-1', { amount: 50_000, currency: 'NGN', status: 'pending' });
    const altered = { amount: 50_000, currency: 'NGN', status: 'pending', requested_amount: 100_000 };
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data).toMatchObject(altered);
    await call(app, 'PUT', '/payments/ref-1', { status: null });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('success');
  });
});

describe('listing and fetching payments', () => {
  it('lists the newest first, by page and status, with its sums', async () => {
    const { app } = await start();
    await pay(app, { reference: 'a', amount: 1000 });
    await initialise(app, { reference: 'b', amount: 2000 });
    await pay(app, { reference: 'c', amount: 4000 });
    const all = await paystack(app, 'GET', '/transaction?perPage=2');
    expect(all.body).toMatchObject({
      status: true,
      message: 'Transactions retrieved',
      data: [{ reference: 'c' }, { reference: 'b' }],
      meta: { total: 3, total_volume: 7000, skipped: 0, perPage: 2, page: 1, pageCount: 2 },
    });
    expect((await paystack(app, 'GET', '/transaction?perPage=2&page=2')).body['data']).toMatchObject([
      { reference: 'a' },
    ]);
    expect((await paystack(app, 'GET', '/transaction?status=success')).body['data']).toMatchObject([
      { reference: 'c' },
      { reference: 'a' },
    ]);
    expect((await paystack(app, 'GET', '/transaction?to=2020-01-01')).body).toMatchObject({
      data: [],
      meta: { total: 0, pageCount: 1 },
    });
  });

  it('fetches one by its number, and refuses a bad query', async () => {
    const { app } = await start();
    await pay(app);
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect((await paystack(app, 'GET', `/transaction/${String(data['id'])}`)).data).toStrictEqual({
      ...data,
      helpdesk_link: null,
    });
    expect((await paystack(app, 'GET', '/transaction/1')).status).toBe(404);
    expect((await paystack(app, 'GET', '/transaction?perPage=many')).body).toMatchObject({
      status: false,
      code: 'invalid_params',
    });
  });
});
