import { describe, expect, it } from 'vitest';
import { call, openPage, pay, paystack, submit } from '../../../test/requests.ts';
import { start } from '../../../test/start.ts';

async function disputed(order: object = {}) {
  const { app, api } = await start();
  const accessCode = await pay(app);
  const { status, body } = await call(app, 'POST', '/disputes', { reference: 'ref-1', ...order });
  expect(status).toBe(201);
  const id = String(body['id']);
  const events = async (): Promise<unknown[]> => {
    await app.controls.settled();
    return api.calls.map(({ body: text }): unknown => JSON.parse(text));
  };
  /** Announces a file and sends it to its address. */
  const upload = async (): Promise<string> => {
    const { data } = await paystack(app, 'GET', `/dispute/${id}/upload_url?upload_filename=order.pdf`);
    const { pathname } = new URL(String(data['signedUrl']));
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: pathname,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.4'),
    });
    expect(statusCode).toBe(200);
    return String(data['fileName']);
  };
  return { app, id, accessCode, events, upload };
}

describe('a dispute', () => {
  it('is told with its due time, reminded of under the same id, and ends', async () => {
    const { app, id, events } = await disputed({ due_in_hours: 16 });
    await call(app, 'POST', `/disputes/${id}/remind`);
    await call(app, 'POST', `/disputes/${id}/resolve`, { resolution: 'auto-accepted' });
    const about = {
      id: Number(id),
      refund_amount: 100_000,
      transaction_reference: null,
      category: 'chargeback',
    };
    expect(await events()).toEqual(
      expect.arrayContaining([
        {
          event: 'charge.dispute.create',
          data: expect.objectContaining({
            ...about,
            status: 'awaiting-merchant-feedback',
            resolution: null,
            dueAt: expect.any(String),
            created_at: expect.any(String),
            transaction: expect.objectContaining({ reference: 'ref-1', amount: 100_000 }),
          }),
        },
        { event: 'charge.dispute.remind', data: expect.objectContaining(about) },
        {
          event: 'charge.dispute.resolve',
          data: expect.objectContaining({
            ...about,
            status: 'resolved',
            resolution: 'auto-accepted',
            transaction: expect.objectContaining({ status: 'reversed' }),
          }),
        },
      ]),
    );
    expect((await paystack(app, 'GET', '/refund')).body['data']).toMatchObject([
      { dispute: Number(id), amount: 100_000, status: 'processed' },
    ]);
  });

  it('is listed by status and transaction, and fetched by its id and by its transaction', async () => {
    const { app, id } = await disputed();
    const { data: payment } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    const found = async (query: string) => (await paystack(app, 'GET', `/dispute${query}`)).body['data'];
    expect(await found('?status=awaiting-merchant-feedback')).toMatchObject([{ id: Number(id) }]);
    expect(await found(`?transaction=${String(payment['id'])}`)).toMatchObject([{ id: Number(id) }]);
    expect(await found('?status=resolved')).toStrictEqual([]);
    expect((await paystack(app, 'GET', `/dispute/${id}`)).data).toMatchObject({
      id: Number(id),
      createdAt: expect.any(String),
    });
    expect((await paystack(app, 'GET', `/dispute/transaction/${String(payment['id'])}`)).data).toMatchObject({
      id: Number(id),
      merchant_transaction_reference: 'ref-1',
    });
    expect(await paystack(app, 'GET', '/dispute/1')).toMatchObject({ status: 404 });
    expect((await paystack(app, 'GET', '/dispute/export')).data).toMatchObject({ path: expect.any(String) });
  });

  it('is answered with evidence and a file: the money stays', async () => {
    const { app, id, upload } = await disputed();
    const { data: evidence } = await paystack(app, 'POST', `/dispute/${id}/evidence`, {
      customer_email: 'household@example.com',
      customer_name: 'Njeri Test',
      customer_phone: '0700000010',
      service_details: 'The report was delivered.',
    });
    expect(evidence).toMatchObject({ dispute: Number(id), service_details: 'The report was delivered.' });
    const { data } = await paystack(app, 'PUT', `/dispute/${id}/resolve`, {
      resolution: 'declined',
      message: 'The service was given.',
      refund_amount: 0,
      uploaded_filename: await upload(),
      evidence: evidence['id'],
    });
    expect(data).toMatchObject({ status: 'resolved', resolution: 'declined', evidence: evidence['id'] });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('success');
  });

  it('is accepted: the amount goes back, and a part of it leaves the payment as it is', async () => {
    const { app, id, upload } = await disputed();
    await paystack(app, 'PUT', `/dispute/${id}/resolve`, {
      resolution: 'merchant-accepted',
      message: 'Accepted.',
      refund_amount: 30_000,
      uploaded_filename: await upload(),
    });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe('success');
    expect((await paystack(app, 'GET', '/refund')).body['data']).toMatchObject([{ amount: 30_000 }]);
  });

  it.each([
    ['more than was paid', { refund_amount: 100_001 }, 'invalid_params'],
    ['no file', { uploaded_filename: undefined }, 'missing_params'],
    ['a file that never came', { uploaded_filename: 'nothing' }, 'invalid_params'],
    ['a resolution of its own', { resolution: 'maybe' }, 'invalid_params'],
    ['no reason', { message: '' }, 'missing_params'],
    ['the evidence of another', { evidence: 1 }, 'invalid_params'],
  ])('refuses an answer with %s', async (_what, change, code) => {
    const { app, id, upload } = await disputed();
    const answer = await paystack(app, 'PUT', `/dispute/${id}/resolve`, {
      resolution: 'declined',
      message: 'No.',
      refund_amount: 0,
      uploaded_filename: await upload(),
      ...change,
    });
    expect(answer).toMatchObject({ status: 400, body: { status: false, code } });
  });

  it('changes its amount, but not above what was paid', async () => {
    const { app, id } = await disputed();
    expect((await paystack(app, 'PUT', `/dispute/${id}`, { refund_amount: 500 })).data).toMatchObject({
      refund_amount: 500,
    });
    expect(await paystack(app, 'PUT', `/dispute/${id}`, { refund_amount: 100_001 })).toMatchObject({
      status: 400,
      body: { message: 'Refund amount cannot be greater than initial amount' },
    });
  });

  it('is opened, reminded of and decided on the page of its payment', async () => {
    const { app, accessCode, id } = await disputed();
    const page = async () => (await openPage(app, `/checkout/${accessCode}`)).body;
    expect(await page()).toContain(`Dispute ${id} about KES 1,000 waits for an answer`);
    const back = await submit(app, `/disputes/${id}/resolve`, { resolution: 'declined' });
    expect(back.headers.location).toBe(`/checkout/${accessCode}`);
    expect(await page()).toContain('is over: declined');
    expect((await submit(app, '/disputes', { reference: 'ref-1' })).statusCode).toBe(303);
    expect((await submit(app, `/disputes/${id}/remind`, {})).statusCode).toBe(409);
  });

  it('is about a payment that was made', async () => {
    const { app } = await start();
    expect((await call(app, 'POST', '/disputes', { reference: 'nothing' })).status).toBe(404);
    await paystack(app, 'POST', '/transaction/initialize', {
      email: 'household@example.com',
      amount: 1000,
      reference: 'unpaid',
    });
    expect((await call(app, 'POST', '/disputes', { reference: 'unpaid' })).status).toBe(409);
  });
});
