import { createServer, type RequestListener } from 'node:http';
import { buildSandbox } from '@repo/sandbox/app';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPaystack } from './paystack.ts';
import { PaymentProviderError, type Payments } from './payments.ts';

const SECRET_KEY = 'sk_test_sandbox';
const payment = {
  amountCents: 100_000,
  currency: 'KES',
  email: 'household@example.com',
  callbackUrl: 'http://employer.localhost:8080/post-payment-success',
  channels: ['card', 'mobile_money'],
};

let origin: string;
let payments: Payments;
let reference: string;
let count = 0;

beforeAll(async () => {
  const sandbox = await buildSandbox({
    apiOrigin: 'http://127.0.0.1:9',
    paystackSecretKey: SECRET_KEY,
    africasTalking: { username: 'sandbox', apiKey: 'sandbox-key', shortCode: '20880', callbackPath: '/at' },
    smile: { partnerId: '1234', apiKey: 'sandbox-smile-key' },
    clockSecret: 'clock-secret-of-the-tests',
    timings: { refundStep: 30, maximumTries: 1, tryTimeout: 200 },
  });
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  payments = createPaystack({ baseUrl: `${origin}/paystack`, secretKey: SECRET_KEY });
  return () => sandbox.close();
});

beforeEach(async () => {
  count += 1;
  reference = `am-TEST${count}`;
  await control('PUT', '/faults', {});
});

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBeLessThan(300);
  return response.json();
}

/** Opens a payment and lets the payer act on its hosted page. */
async function openAnd(outcome: 'success' | 'failed' | 'abandoned', channel = 'mobile_money'): Promise<void> {
  const opened = await payments.open({ reference, ...payment });
  expect(opened).toEqual({ kind: 'opened', authorizationUrl: expect.stringContaining('/checkout/') });
  const code = JSON.stringify(opened).split('/checkout/')[1]?.replace(/\W.*/, '') ?? '';
  await control('POST', `/checkout/${code}`, { outcome, channel });
}

/** A provider that answers whatever it is told to. */
async function answering(listener: RequestListener): Promise<Payments> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return createPaystack(
    { baseUrl: `http://127.0.0.1:${port}`, secretKey: SECRET_KEY },
    { timeoutMilliseconds: 1000 },
  );
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const transaction = (changes: object) => ({
  status: true,
  message: 'Verification successful',
  data: {
    id: 1,
    status: 'success',
    reference,
    amount: 100_000,
    currency: 'KES',
    channel: 'card',
    ...changes,
  },
});

describe('opening', () => {
  it('answers where the hosted page is, and offers the channels and the way back that were asked for', async () => {
    await openAnd('success', 'card');
    expect(await control('GET', `/payments/${reference}`)).toMatchObject({
      reference,
      amount: 100_000,
      currency: 'KES',
      channel: 'card',
    });
  });

  it('sends a payer who cancels back to our own page with the reference', async () => {
    const opened = await payments.open({ reference, ...payment });
    const code = opened.kind === 'opened' ? (opened.authorizationUrl.split('/').at(-1) ?? '') : '';
    expect(await control('POST', `/checkout/${code}`, { outcome: 'abandoned', channel: 'card' })).toEqual({
      redirect: `${payment.callbackUrl}?trxref=${reference}&reference=${reference}`,
    });
  });

  it('recognises its own reference when it comes twice', async () => {
    await payments.open({ reference, ...payment });
    await expect(payments.open({ reference, ...payment })).resolves.toEqual({ kind: 'duplicate' });
  });

  it.each([
    ['an address it does not like', { email: 'not-an-address' }, 'email'],
    ['an amount below its least', { amountCents: 100 }, 'other'],
    ['a currency it does not take', { currency: 'NGN' }, 'other'],
  ])('says that %s is refused for good', async (_what, change, because) => {
    await expect(payments.open({ reference, ...payment, ...change })).resolves.toMatchObject({
      kind: 'refused',
      because,
    });
  });

  it('believes no page address that is not http', async () => {
    const odd = await answering(
      json(200, { status: true, data: { authorization_url: 'data:text/html,x', reference } }),
    );
    await expect(odd.open({ reference, ...payment })).rejects.toThrow(PaymentProviderError);
  });

  it('is not done a second time by itself when the answer is lost', async () => {
    let calls = 0;
    const broken = await answering((request, response) => {
      calls += 1;
      json(500, {})(request, response);
    });
    await expect(broken.open({ reference, ...payment })).rejects.toThrow(PaymentProviderError);
    expect(calls).toBe(1);
  });
});

describe('looking', () => {
  it('tells what was paid, by which channel and when', async () => {
    await openAnd('success');
    await expect(payments.verify(reference)).resolves.toEqual({
      kind: 'paid',
      reference,
      amountCents: 100_000,
      currency: 'KES',
      channel: 'mobile_money',
      paidAt: expect.any(Date),
    });
  });

  it('knows nothing of a reference the provider never saw', async () => {
    await expect(payments.verify('am-NOBODY')).resolves.toEqual({ kind: 'unknown' });
    const byTheBook = await answering(json(404, { status: false, message: 'Entity not found' }));
    await expect(byTheBook.verify('am-NOBODY')).resolves.toEqual({ kind: 'unknown' });
  });

  it.each([
    ['ongoing', true],
    ['pending', true],
    ['processing', true],
    ['queued', true],
    ['abandoned', false],
  ])('takes %s for a payment that may still come, and is under way: %s', async (status, isUnderWay) => {
    await payments.open({ reference, ...payment });
    await control('PUT', `/payments/${reference}`, { status });
    await expect(payments.verify(reference)).resolves.toEqual({ kind: 'open', isUnderWay });
  });

  it('takes a word it never heard for no evidence', async () => {
    const odd = await answering(json(200, transaction({ status: 'celebrated' })));
    await expect(odd.verify(reference)).resolves.toEqual({ kind: 'open', isUnderWay: false });
  });

  it('tells why an attempt failed', async () => {
    await openAnd('failed');
    await expect(payments.verify(reference)).resolves.toEqual({
      kind: 'failed',
      reason: 'Request cancelled by user',
    });
  });

  it('tells the amount and currency that really arrived', async () => {
    await openAnd('success');
    await control('PUT', `/payments/${reference}`, { amount: 50_000, currency: 'NGN' });
    await expect(payments.verify(reference)).resolves.toMatchObject({
      kind: 'paid',
      amountCents: 50_000,
      currency: 'NGN',
    });
  });

  it('reads amounts as text, missing dates and either spelling of a date', async () => {
    const asText = await answering(json(200, transaction({ amount: '100000', metadata: '' })));
    await expect(asText.verify(reference)).resolves.toMatchObject({ amountCents: 100_000, paidAt: null });
    const otherSpelling = await answering(
      json(200, transaction({ paid_at: null, paidAt: '2026-01-15T09:20:31.000Z' })),
    );
    await expect(otherSpelling.verify(reference)).resolves.toMatchObject({
      paidAt: new Date('2026-01-15T09:20:31.000Z'),
    });
  });

  it('looks again at once when the provider stumbles', async () => {
    let calls = 0;
    const stumbling = await answering((request, response) => {
      calls += 1;
      json(calls === 1 ? 500 : 200, calls === 1 ? {} : transaction({}))(request, response);
    });
    await expect(stumbling.verify(reference)).resolves.toMatchObject({ kind: 'paid' });
  });

  it.each<[string, RequestListener]>([
    ['a payment under another reference', json(200, transaction({ reference: 'am-OTHER' }))],
    ['an amount that is none', json(200, transaction({ amount: 'lots' }))],
    ['an amount with a fraction', json(200, transaction({ amount: 1000.5 }))],
    ['no data', json(200, { status: true })],
    ['a list', json(200, [])],
    ['text', (_request, response) => response.writeHead(200).end('<html>')],
    ['a broken key', json(401, { status: false, message: 'Invalid key' })],
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
    await expect((await answering(listener)).verify(reference)).rejects.toThrow(PaymentProviderError);
  });
});

describe('refunding', () => {
  const order = (refundId = 'r-1', amountCents = 100_000) => ({ reference, amountCents, refundId });

  it('gives back in full and follows it to its end', async () => {
    await openAnd('success');
    const refund = await payments.refund(order());
    expect(refund).toEqual({
      providerRefundId: expect.stringMatching(/^\d+$/),
      status: 'pending',
      amountCents: 100_000,
    });
    await expect
      .poll(() => payments.lookRefund(refund.providerRefundId ?? ''), { interval: 20 })
      .toEqual({ ...refund, status: 'processed' });
    await expect(payments.verify(reference)).resolves.toMatchObject({
      kind: 'reversed',
      amountCents: 100_000,
    });
  });

  it('finds what an interrupted try has left instead of giving back twice', async () => {
    await openAnd('success');
    const first = await payments.refund(order());
    const second = await payments.refund(order());
    expect(second.providerRefundId).toBe(first.providerRefundId);
    await expect.poll(async () => (await payments.refund(order())).status).toBe('processed');
    expect(await control('GET', `/payments/${reference}`)).toMatchObject({ refunds: [{ amount: 100_000 }] });
  });

  it('gives back a part twice only when it is asked for twice', async () => {
    await openAnd('success');
    await payments.refund(order('r-1', 30_000));
    await payments.refund(order('r-1', 30_000));
    await payments.refund(order('r-2', 30_000));
    expect(await control('GET', `/payments/${reference}`)).toMatchObject({
      refunds: [{ amount: 30_000 }, { amount: 30_000 }],
    });
  });

  /** The team gives money back at the provider's own dashboard. */
  async function giveByHand(amount: number): Promise<void> {
    const { status } = await fetch(`${origin}/paystack/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: reference, amount }),
    });
    expect(status).toBe(200);
  }

  it('takes over a refund that somebody made at the provider when it leaves nothing to give', async () => {
    await openAnd('success');
    await giveByHand(100_000);
    await expect(payments.refund(order())).resolves.toMatchObject({ amountCents: 100_000 });
    expect(await control('GET', `/payments/${reference}`)).toMatchObject({ refunds: [{ amount: 100_000 }] });
  });

  it('gives back what is left of a payment that was given back by hand in part, once', async () => {
    await openAnd('success');
    await giveByHand(10_000);
    const first = await payments.refund(order());
    expect(first.amountCents).toBe(90_000);
    expect((await payments.refund(order())).providerRefundId).toBe(first.providerRefundId);
    await expect
      .poll(() => payments.lookRefund(first.providerRefundId ?? ''), { interval: 20 })
      .toEqual({ ...first, status: 'processed' });
    const refunds = [10_000, 90_000].map((amount) => ({ amount, status: 'processed' }));
    expect(await control('GET', `/payments/${reference}`)).toMatchObject({ status: 'reversed', refunds });
  });

  it('takes the rest as gone when a chargeback took what a part by hand had left', async () => {
    const byHand = { id: 3, status: 'processed', amount: 10_000, transaction_reference: reference };
    const chargedBack = await answering((request, response) => {
      if (request.method === 'POST')
        json(400, { status: false, message: 'Transaction has been fully reversed' })(request, response);
      else if (request.url?.startsWith('/refund')) json(200, { data: [byHand] })(request, response);
      else json(200, transaction({ status: 'reversed' }))(request, response);
    });
    await expect(chargedBack.refund(order())).resolves.toEqual({
      providerRefundId: null,
      status: 'processed',
      amountCents: 90_000,
    });
  });

  it('asks anew after a refund that failed for good', async () => {
    await openAnd('success');
    await control('PUT', `/payments/${reference}`, { refund_outcome: 'failed' });
    const first = await payments.refund(order());
    await expect
      .poll(async () => (await payments.lookRefund(first.providerRefundId ?? '')).status)
      .toBe('failed');
    await control('PUT', `/payments/${reference}`, { refund_outcome: 'processed' });
    expect((await payments.refund(order())).providerRefundId).not.toBe(first.providerRefundId);
  });

  it('reports a chargeback as money that is back already', async () => {
    await openAnd('success');
    await control('PUT', `/payments/${reference}`, { status: 'reversed' });
    await expect(payments.refund(order())).resolves.toEqual({
      providerRefundId: null,
      status: 'processed',
      amountCents: 100_000,
    });
  });

  it('ignores refunds of other payments that a list holds', async () => {
    const asked: string[] = [];
    const unfiltered = await answering((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (request.method === 'POST')
        json(200, { data: { id: 9, status: 'pending', amount: 100_000 } })(request, response);
      else if (request.url?.startsWith('/refund'))
        json(200, { data: [{ id: 3, status: 'processed', amount: '100000', transaction: 2 }] })(
          request,
          response,
        );
      else json(200, transaction({}))(request, response);
    });
    await expect(unfiltered.refund(order())).resolves.toEqual({
      providerRefundId: '9',
      status: 'pending',
      amountCents: 100_000,
    });
    expect(asked).toEqual([`GET /transaction/verify/${reference}`, 'GET /refund', 'POST /refund']);
  });

  it('says how long it can take: every look stumbles late, and the refund is never answered', async () => {
    let asked = 0;
    const late = 600;
    const slow = await answering((request, response) => {
      if (request.method === 'POST') return;
      asked += 1;
      const answer = request.url?.startsWith('/refund') === true ? { data: [] } : transaction({});
      setTimeout(
        () => json(asked % 2 === 1 ? 500 : 200, asked % 2 === 1 ? {} : answer)(request, response),
        late,
      );
    });
    const begun = performance.now();
    await expect(slow.refund(order())).rejects.toThrow('did not answer');
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(4 * late);
    expect(slow.longestRefundMilliseconds).toBe(5000);
    expect(createPaystack({ baseUrl: origin, secretKey: SECRET_KEY }).longestRefundMilliseconds).toBe(50_000);
  });

  it('refuses to guess about a payment or a refund that is not known', async () => {
    await expect(payments.refund(order())).rejects.toThrow(PaymentProviderError);
    await expect(payments.lookRefund('1')).rejects.toThrow(PaymentProviderError);
    await openAnd('failed');
    await expect(payments.refund(order())).rejects.toThrow(/refused a refund/);
  });
});
