import { describe, expect, it, vi } from 'vitest';
import { call, initialise, pay, paystack } from '../../../test/requests.ts';
import { QUICK, start } from '../../../test/start.ts';

const refund = { transaction: 'ref-1' };
/** Refunds that do not advance during the test. */
const SLOW = { timings: { ...QUICK, refundStep: 60_000 } };

describe('refunding', () => {
  it('is queued, and answers what Paystack answers', async () => {
    const { app } = await start(SLOW);
    await pay(app);
    const { status, body } = await paystack(app, 'POST', '/refund', {
      ...refund,
      merchant_note: 'Declined by the worker',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      message: 'Refund has been queued for processing',
      data: {
        id: expect.any(Number),
        transaction: {
          reference: 'ref-1',
          amount: 100_000,
          currency: 'KES',
          channel: 'mobile_money',
          paid_at: expect.any(String),
        },
        integration: expect.any(Number),
        status: 'pending',
        amount: 100_000,
        currency: 'KES',
        deducted_amount: 0,
        fully_deducted: false,
        merchant_note: 'Declined by the worker',
        customer_note: 'Refund for transaction ref-1',
        expected_at: expect.any(String),
        createdAt: expect.any(String),
      },
    });
  });

  it('moves from pending over processing to processed, tells each step, and reverses the payment', async () => {
    const { app, api } = await start();
    await pay(app);
    const { data } = await paystack(app, 'POST', '/refund', refund);
    await app.controls.settled();
    const fetched = await paystack(app, 'GET', `/refund/${String(data['id'])}`);
    expect(fetched.body).toMatchObject({
      status: true,
      message: 'Refund retrieved',
      data: {
        id: data['id'],
        transaction: expect.any(Number),
        transaction_reference: 'ref-1',
        status: 'processed',
        refunded_at: expect.any(String),
        fully_deducted: true,
        deducted_amount: 100_000,
      },
    });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('reversed');
    const events = api.calls.map(({ body }): unknown => JSON.parse(body));
    expect(events).toContainEqual({
      event: 'refund.processed',
      data: {
        status: 'processed',
        transaction_reference: 'ref-1',
        refund_reference: expect.stringMatching(/^TRF_/),
        amount: '100000',
        currency: 'KES',
        processor: 'mpesa',
        customer: { first_name: null, last_name: null, email: 'household@example.com' },
        integration: expect.any(Number),
        domain: 'test',
      },
    });
    expect(events).toContainEqual(expect.objectContaining({ event: 'refund.pending' }));
    expect(events).toContainEqual(expect.objectContaining({ event: 'refund.processing' }));
  });

  it('refuses a second full refund, whether the first is still on its way or done', async () => {
    const { app } = await start();
    await pay(app);
    await paystack(app, 'POST', '/refund', refund);
    const reversed = {
      status: 400,
      body: {
        status: false,
        message: 'Transaction has been fully reversed',
        type: 'api_error',
        code: 'transaction_reversed',
      },
    };
    expect(await paystack(app, 'POST', '/refund', refund)).toMatchObject(reversed);
    await app.controls.settled();
    expect(await paystack(app, 'POST', '/refund', refund)).toMatchObject(reversed);
    expect((await paystack(app, 'GET', '/refund')).body['meta']).toMatchObject({ total: 1 });
  });

  it('gives back parts until nothing is left, by number or reference', async () => {
    const { app } = await start();
    await pay(app);
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(
      (await paystack(app, 'POST', '/refund', { transaction: data['id'], amount: 30_000 })).data['amount'],
    ).toBe(30_000);
    expect((await paystack(app, 'POST', '/refund', { ...refund, amount: 70_001 })).status).toBe(400);
    await app.controls.settled();
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('success');
    expect((await paystack(app, 'POST', '/refund', { ...refund, amount: '70000' })).data['amount']).toBe(
      70_000,
    );
    await app.controls.settled();
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('reversed');
  });

  it.each([
    ['no transaction', {}, 400, 'missing_params'],
    ['an unknown transaction', { transaction: 'nothing' }, 404, 'transaction_not_found'],
    ['an object as transaction', { transaction: {} }, 404, 'transaction_not_found'],
    ['a negative amount', { ...refund, amount: -5 }, 400, 'invalid_params'],
    ['an amount in words', { ...refund, amount: 'all' }, 400, 'invalid_params'],
    ['a payment that was not made', { transaction: 'unpaid' }, 400, 'invalid_params'],
  ])('refuses %s', async (_name, body, status, code) => {
    const { app } = await start(SLOW);
    await pay(app);
    await initialise(app, { reference: 'unpaid' });
    expect(await paystack(app, 'POST', '/refund', body)).toMatchObject({
      status,
      body: { status: false, code },
    });
    expect((await paystack(app, 'GET', '/refund')).body['data']).toStrictEqual([]);
  });

  it.each(['failed', 'needs-attention'])('can be made to end %s', async (outcome) => {
    const { app, api } = await start();
    await pay(app);
    await call(app, 'PUT', '/payments/ref-1', { refund_outcome: outcome });
    await paystack(app, 'POST', '/refund', refund);
    await app.controls.settled();
    expect(api.calls.map(({ body }): unknown => JSON.parse(body))).toContainEqual(
      expect.objectContaining({ event: `refund.${outcome}` }),
    );
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('success');
    expect((await paystack(app, 'POST', '/refund', refund)).status).toBe(outcome === 'failed' ? 200 : 400);
  });

  it('lists by payment, currency and page', async () => {
    const { app } = await start(SLOW);
    await pay(app, { reference: 'a' });
    await pay(app, { reference: 'b' });
    await paystack(app, 'POST', '/refund', { transaction: 'a', amount: 1000 });
    await paystack(app, 'POST', '/refund', { transaction: 'b', amount: 2000 });
    await paystack(app, 'POST', '/refund', { transaction: 'b', amount: 3000 });
    const amounts = async (query: string) => (await paystack(app, 'GET', `/refund${query}`)).body['data'];
    expect(await amounts('?transaction=b')).toMatchObject([{ amount: 3000 }, { amount: 2000 }]);
    expect(await amounts('?reference=a')).toMatchObject([{ amount: 1000 }]);
    expect(await amounts('?transaction=nothing')).toStrictEqual([]);
    expect(await amounts('?currency=NGN')).toStrictEqual([]);
    expect(await amounts('?perPage=1&page=3')).toMatchObject([{ amount: 1000 }]);
  });

  it('shows in its list the fields of the specification, one flag as a number', async () => {
    const { app } = await start();
    await pay(app);
    await paystack(app, 'POST', '/refund', { ...refund, amount: 1000 });
    await app.controls.settled();
    const { body } = await paystack(app, 'GET', '/refund');
    expect(body).toMatchObject({
      data: [
        {
          fully_deducted: 1,
          reason: 'PROCESSED',
          refund_type: 'partial',
          customer: { email: 'household@example.com' },
          initiated_by: expect.any(String),
          refund_channel: 'mobile_money',
          session_id: null,
          collect_account_number: false,
          dispute: null,
        },
      ],
      meta: { perPage: '50', failedRefundCount: 0 },
    });
  });

  it('answers 404 for a refund it does not know', async () => {
    const { app } = await start();
    expect(await paystack(app, 'GET', '/refund/1')).toMatchObject({
      status: 404,
      body: { message: 'Refund not found' },
    });
  });
});

it('shows refunds beside the payment to programs', async () => {
  const { app } = await start();
  await pay(app);
  await paystack(app, 'POST', '/refund', refund);
  await vi.waitFor(async () => {
    const { body } = await call(app, 'GET', '/payments/ref-1');
    expect(body['refunds']).toStrictEqual([{ id: expect.any(Number), amount: 100_000, status: 'processed' }]);
  });
});

describe('retrying with the details of the customer', () => {
  const details = {
    refund_account_details: { currency: 'KES', account_number: '0700000021', bank_id: '9' },
  };

  async function stuck() {
    const { app, api } = await start();
    await pay(app);
    await call(app, 'PUT', '/payments/ref-1', { refund_outcome: 'needs-attention' });
    const { data } = await paystack(app, 'POST', '/refund', refund);
    await app.controls.settled();
    return { app, api, path: `/refund/retry_with_customer_details/${String(data['id'])}` };
  }

  it('continues a refund that needs attention, once', async () => {
    const { app, path } = await stuck();
    expect(await paystack(app, 'POST', path, details)).toMatchObject({
      status: 200,
      body: {
        message: 'Refund retried and has been queued for processing',
        data: { status: 'processing', reason: 'PROCESSING', reversed_at: null, amount: 100_000 },
      },
    });
    await app.controls.settled();
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('reversed');
    expect(await paystack(app, 'POST', path, details)).toMatchObject({
      status: 422,
      body: {
        status: false,
        message: 'Invalid Refund state, refund status should be "needs-attention"',
        type: 'validation_error',
        code: 'invalid_params',
      },
    });
  });

  it.each([
    ['no details', {}, 'missing_params'],
    [
      'another currency',
      { refund_account_details: { ...details.refund_account_details, currency: 'NGN' } },
      'invalid_params',
    ],
    [
      'an account in words',
      { refund_account_details: { ...details.refund_account_details, account_number: 'mine' } },
      'invalid_params',
    ],
    [
      'no bank',
      { refund_account_details: { currency: 'KES', account_number: '0700000021' } },
      'invalid_params',
    ],
  ])('refuses %s', async (_what, body, code) => {
    const { app, path } = await stuck();
    expect(await paystack(app, 'POST', path, body)).toMatchObject({ status: 400, body: { code } });
  });
});
