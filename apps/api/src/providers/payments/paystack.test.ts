import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answering, json, payment, paystackSandbox } from '../../../test/paystack-sandbox.ts';
import { PaymentProviderError } from './payments.ts';

const paystack = paystackSandbox();

describe('opening', () => {
  it('answers where the hosted page is, and offers the channels and the way back that were asked for', async () => {
    await paystack.openAnd('success', 'card');
    expect(await paystack.control('GET', `/payments/${paystack.reference}`)).toMatchObject({
      reference: paystack.reference,
      amount: 100_000,
      currency: 'KES',
      channel: 'card',
    });
  });

  it('sends a payer who cancels back to our own page with the reference', async () => {
    const opened = await paystack.payments.open({ reference: paystack.reference, ...payment });
    const code = opened.kind === 'opened' ? (opened.authorizationUrl.split('/').at(-1) ?? '') : '';
    expect(
      await paystack.control('POST', `/checkout/${code}`, { outcome: 'abandoned', channel: 'card' }),
    ).toEqual({
      redirect: `${payment.callbackUrl}?trxref=${paystack.reference}&reference=${paystack.reference}`,
    });
  });

  it('recognises its own reference when it comes twice', async () => {
    await paystack.payments.open({ reference: paystack.reference, ...payment });
    await expect(paystack.payments.open({ reference: paystack.reference, ...payment })).resolves.toEqual({
      kind: 'duplicate',
    });
  });

  it.each([
    ['an address it does not like', { email: 'not-an-address' }, 'email'],
    ['an amount below its least', { amountCents: 100 }, 'other'],
    ['a currency it does not take', { currency: 'NGN' }, 'other'],
  ])('says that %s is refused for good', async (_what, change, because) => {
    await expect(
      paystack.payments.open({ reference: paystack.reference, ...payment, ...change }),
    ).resolves.toMatchObject({
      kind: 'refused',
      because,
    });
  });

  it('believes no page address that is not http', async () => {
    const odd = await answering(
      json(200, {
        status: true,
        data: { authorization_url: 'data:text/html,x', reference: paystack.reference },
      }),
    );
    await expect(odd.open({ reference: paystack.reference, ...payment })).rejects.toThrow(
      PaymentProviderError,
    );
  });

  it.each([
    ['a permission that the key lacks', 403, 'IP address is not allowed'],
    ['a wrong address of ours', 404, 'Requested path does not exist'],
  ])('is no refusal for good by %s', async (_what, status, message) => {
    const odd = await answering(json(status, { status: false, message }));
    await expect(odd.open({ reference: paystack.reference, ...payment })).rejects.toThrow(
      PaymentProviderError,
    );
  });

  it('is not done a second time by itself when the answer is lost', async () => {
    let calls = 0;
    const broken = await answering((request, response) => {
      calls += 1;
      json(500, {})(request, response);
    });
    await expect(broken.open({ reference: paystack.reference, ...payment })).rejects.toThrow(
      PaymentProviderError,
    );
    expect(calls).toBe(1);
  });
});

describe('looking', () => {
  it('tells what was paid, by which channel and when', async () => {
    await paystack.openAnd('success');
    await expect(paystack.payments.verify(paystack.reference)).resolves.toEqual({
      kind: 'paid',
      reference: paystack.reference,
      amountCents: 100_000,
      currency: 'KES',
      channel: 'mobile_money',
      paidAt: expect.any(Date),
    });
  });

  it('knows nothing of a reference the provider never saw', async () => {
    await expect(paystack.payments.verify('am-NOBODY')).resolves.toEqual({ kind: 'unknown' });
    for (const answer of [
      json(404, { status: false, message: 'Entity not found' }),
      json(400, { status: false, message: 'Transaction reference is invalid' }),
      json(400, { status: false, message: 'Transaction reference not found.' }),
      json(404, { status: false, message: 'No such payment', code: 'transaction_not_found' }),
    ])
      await expect((await answering(answer)).verify('am-NOBODY')).resolves.toEqual({ kind: 'unknown' });
  });

  it.each([
    ['ongoing', true],
    ['pending', true],
    ['processing', true],
    ['queued', true],
    ['abandoned', false],
  ])('takes %s for a payment that may still come, and is under way: %s', async (status, isUnderWay) => {
    await paystack.payments.open({ reference: paystack.reference, ...payment });
    await paystack.control('PUT', `/payments/${paystack.reference}`, { status });
    await expect(paystack.payments.verify(paystack.reference)).resolves.toEqual({ kind: 'open', isUnderWay });
  });

  it('takes a word it never heard for no evidence', async () => {
    const odd = await answering(json(200, paystack.transaction({ status: 'celebrated' })));
    await expect(odd.verify(paystack.reference)).resolves.toEqual({ kind: 'open', isUnderWay: false });
  });

  it('tells why an attempt failed', async () => {
    await paystack.openAnd('failed');
    await expect(paystack.payments.verify(paystack.reference)).resolves.toEqual({
      kind: 'failed',
      reason: 'Request cancelled by user',
    });
  });

  it('tells the amount and currency that really arrived', async () => {
    await paystack.openAnd('success');
    await paystack.control('PUT', `/payments/${paystack.reference}`, { amount: 50_000, currency: 'NGN' });
    await expect(paystack.payments.verify(paystack.reference)).resolves.toMatchObject({
      kind: 'paid',
      amountCents: 50_000,
      currency: 'NGN',
    });
  });

  it('reads amounts as text, missing dates and either spelling of a date', async () => {
    const asText = await answering(json(200, paystack.transaction({ amount: '100000', metadata: '' })));
    await expect(asText.verify(paystack.reference)).resolves.toMatchObject({
      amountCents: 100_000,
      paidAt: null,
    });
    const otherSpelling = await answering(
      json(200, paystack.transaction({ paid_at: null, paidAt: '2026-01-15T09:20:31.000Z' })),
    );
    await expect(otherSpelling.verify(paystack.reference)).resolves.toMatchObject({
      paidAt: new Date('2026-01-15T09:20:31.000Z'),
    });
  });

  it('looks again at once when the provider stumbles', async () => {
    let calls = 0;
    const stumbling = await answering((request, response) => {
      calls += 1;
      json(calls === 1 ? 500 : 200, calls === 1 ? {} : paystack.transaction({}))(request, response);
    });
    await expect(stumbling.verify(paystack.reference)).resolves.toMatchObject({ kind: 'paid' });
  });

  it.each<[string, RequestListener]>([
    ['a payment under another reference', json(200, paystack.transaction({ reference: 'am-OTHER' }))],
    ['an amount that is none', json(200, paystack.transaction({ amount: 'lots' }))],
    ['an amount with a fraction', json(200, paystack.transaction({ amount: 1000.5 }))],
    ['no data', json(200, { status: true })],
    ['a list', json(200, [])],
    ['text', (_request, response) => response.writeHead(200).end('<html>')],
    ['a broken key', json(401, { status: false, message: 'Invalid key' })],
    [
      'a permission that the key lacks',
      json(403, { status: false, message: 'IP address is not allowed', code: 'forbidden' }),
    ],
    ['a wrong address of ours', json(404, { status: false, message: 'Requested path does not exist' })],
    ['another 404 without a code', json(404, { status: false, message: 'Not here' })],
    [
      'a value that it refuses',
      json(422, {
        status: false,
        message: 'Unprocessable',
        type: 'validation_error',
        code: 'invalid_params',
      }),
    ],
    [
      'a missing value',
      json(400, { status: false, message: 'Reference is required', code: 'missing_params' }),
    ],
    ['too many calls', json(429, { status: false, message: 'Slow down' })],
    ['a 404 from something else on the way', (_request, response) => response.writeHead(404).end('nginx')],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['500 and 500', json(500, { status: false, message: 'An error occurred' })],
    ['nothing', () => undefined],
    [
      'half an answer',
      (_request, response) => response.writeHead(200, { 'content-length': '100' }).write('{"status"'),
    ],
    ['a cut connection', (request) => request.socket.destroy()],
  ])('settles nothing by %s', async (_what, listener) => {
    await expect((await answering(listener)).verify(paystack.reference)).rejects.toThrow(
      PaymentProviderError,
    );
  });
});
