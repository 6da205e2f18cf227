import { describe, expect, it } from 'vitest';
import { answering, json, paystackSandbox, SECRET_KEY } from '../../../test/paystack-sandbox.ts';
import { createLog } from '../../log.ts';
import { createPaystack } from './paystack.ts';
import { PaymentProviderError } from './payments.ts';

const paystack = paystackSandbox();

describe('refunding', () => {
  const order = (refundId = 'r-1', amountCents = 100_000) => ({
    reference: paystack.reference,
    amountCents,
    refundId,
  });

  it('gives back in full and follows it to its end', async () => {
    await paystack.openAnd('success');
    const refund = await paystack.payments.refund(order());
    expect(refund).toEqual({
      providerRefundId: expect.stringMatching(/^\d+$/),
      status: 'pending',
      amountCents: 100_000,
    });
    await expect
      .poll(() => paystack.payments.lookRefund(refund.providerRefundId ?? ''), { interval: 20 })
      .toEqual({ ...refund, status: 'processed' });
    await expect(paystack.payments.verify(paystack.reference)).resolves.toMatchObject({
      kind: 'reversed',
      amountCents: 100_000,
    });
  });

  it('finds what an interrupted try has left instead of giving back twice', async () => {
    await paystack.openAnd('success');
    const first = await paystack.payments.refund(order());
    const second = await paystack.payments.refund(order());
    expect(second.providerRefundId).toBe(first.providerRefundId);
    await expect.poll(async () => (await paystack.payments.refund(order())).status).toBe('processed');
    expect(await paystack.control('GET', `/payments/${paystack.reference}`)).toMatchObject({
      refunds: [{ amount: 100_000 }],
    });
  });

  it('gives back a part twice only when it is asked for twice', async () => {
    await paystack.openAnd('success');
    await paystack.payments.refund(order('r-1', 30_000));
    await paystack.payments.refund(order('r-1', 30_000));
    await paystack.payments.refund(order('r-2', 30_000));
    expect(await paystack.control('GET', `/payments/${paystack.reference}`)).toMatchObject({
      refunds: [{ amount: 30_000 }, { amount: 30_000 }],
    });
  });

  /** The team refunds money on the provider's own dashboard. */
  async function giveByHand(amount: number): Promise<void> {
    const { status } = await fetch(`${paystack.origin}/paystack/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: paystack.reference, amount }),
    });
    expect(status).toBe(200);
  }

  it('takes over a refund that somebody made at the provider when it leaves nothing to give', async () => {
    await paystack.openAnd('success');
    await giveByHand(100_000);
    await expect(paystack.payments.refund(order())).resolves.toMatchObject({ amountCents: 100_000 });
    expect(await paystack.control('GET', `/payments/${paystack.reference}`)).toMatchObject({
      refunds: [{ amount: 100_000 }],
    });
  });

  it('gives back what is left of a payment that was given back by hand in part, once', async () => {
    await paystack.openAnd('success');
    await giveByHand(10_000);
    const first = await paystack.payments.refund(order());
    expect(first.amountCents).toBe(90_000);
    expect((await paystack.payments.refund(order())).providerRefundId).toBe(first.providerRefundId);
    await expect
      .poll(() => paystack.payments.lookRefund(first.providerRefundId ?? ''), { interval: 20 })
      .toEqual({ ...first, status: 'processed' });
    const refunds = [10_000, 90_000].map((amount) => ({ amount, status: 'processed' }));
    expect(await paystack.control('GET', `/payments/${paystack.reference}`)).toMatchObject({
      status: 'reversed',
      refunds,
    });
  });

  it('takes the rest as gone when a chargeback took what a part by hand had left', async () => {
    const byHand = { id: 3, status: 'processed', amount: 10_000, transaction_reference: paystack.reference };
    const chargedBack = await answering((request, response) => {
      if (request.method === 'POST')
        json(400, { status: false, message: 'Transaction has been fully reversed' })(request, response);
      else if (request.url?.startsWith('/refund')) json(200, { data: [byHand] })(request, response);
      else json(200, paystack.transaction({ status: 'reversed' }))(request, response);
    });
    await expect(chargedBack.refund(order())).resolves.toEqual({
      providerRefundId: null,
      status: 'processed',
      amountCents: 90_000,
    });
  });

  it('asks anew after a refund that failed for good', async () => {
    await paystack.openAnd('success');
    await paystack.control('PUT', `/payments/${paystack.reference}`, { refund_outcome: 'failed' });
    const first = await paystack.payments.refund(order());
    await expect
      .poll(async () => (await paystack.payments.lookRefund(first.providerRefundId ?? '')).status)
      .toBe('failed');
    await paystack.control('PUT', `/payments/${paystack.reference}`, { refund_outcome: 'processed' });
    expect((await paystack.payments.refund(order())).providerRefundId).not.toBe(first.providerRefundId);
  });

  it('reports a chargeback as money that is back already', async () => {
    await paystack.openAnd('success');
    await paystack.control('PUT', `/payments/${paystack.reference}`, { status: 'reversed' });
    await expect(paystack.payments.refund(order())).resolves.toEqual({
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
      else json(200, paystack.transaction({}))(request, response);
    });
    await expect(unfiltered.refund(order())).resolves.toEqual({
      providerRefundId: '9',
      status: 'pending',
      amountCents: 100_000,
    });
    expect(asked).toEqual([`GET /transaction/verify/${paystack.reference}`, 'GET /refund', 'POST /refund']);
  });

  /** A provider with this list of refunds, which takes a new refund as number 9. */
  const holding = (refunds: readonly unknown[], log = createLog('silent')) =>
    answering((request, response) => {
      if (request.method === 'POST')
        json(200, { data: { id: 9, status: 'pending', amount: 100_000 } })(request, response);
      else if (request.url?.startsWith('/refund')) json(200, { data: refunds })(request, response);
      else json(200, paystack.transaction({}))(request, response);
    }, log);
  const own = { id: 3, status: 'processing', amount: 100_000, transaction: 1, merchant_note: 'Refund r-1' };

  it.each([
    ['without an amount', { id: 4, status: 'pending', transaction: 2 }],
    ['without an id', { status: 'processed', amount: 5, transaction: 1, merchant_note: 'By hand' }],
    ['with an unknown status', { ...own, id: 4, status: 'parked', transaction: 2, merchant_note: null }],
    ['that is nothing', null],
    ['that is a text', 'refund'],
  ])('finds its own refund beside one %s', async (_what, odd) => {
    const provider = await holding([odd, own]);
    await expect(provider.refund(order())).resolves.toEqual({
      providerRefundId: '3',
      status: 'processing',
      amountCents: 100_000,
    });
  });

  it('logs how many it could not read, and nothing of them', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const odd = { id: 4, status: 'pending', transaction: 2, customer_note: 'household@example.com' };
    await (await holding([odd, odd, own], log)).refund(order());
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ refundId: 'r-1', odd: 2 }),
    ]);
    expect(lines.join('')).not.toContain('household');
  });

  it('asks for a refund although one of another payment is odd', async () => {
    const provider = await holding([{ id: 4, status: 'pending', transaction: 2 }]);
    await expect(provider.refund(order())).resolves.toMatchObject({ providerRefundId: '9' });
  });

  it('takes its own refund of an unknown status for one that a person must look at', async () => {
    const provider = await holding([{ ...own, status: 'parked' }]);
    await expect(provider.refund(order())).resolves.toMatchObject({
      providerRefundId: '3',
      status: 'needs-attention',
    });
  });

  it.each([
    ['has its note', { merchant_note: 'Refund r-1' }],
    ['is of its payment and has no note', { transaction: 1 }],
    ['names the reference and has no note', { transaction_reference: 'own' }],
  ])('asks for no second refund while an unreadable one %s', async (_what, odd) => {
    const named = 'transaction_reference' in odd ? { transaction_reference: paystack.reference } : odd;
    const provider = await holding([{ id: 4, status: 'pending', ...named }]);
    await expect(provider.refund(order())).rejects.toThrow(/cannot be read/);
  });

  it('says how long it can take: every look stumbles late, and the refund is never answered', async () => {
    let asked = 0;
    const late = 600;
    const slow = await answering((request, response) => {
      if (request.method === 'POST') return;
      asked += 1;
      const answer = request.url?.startsWith('/refund') === true ? { data: [] } : paystack.transaction({});
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
    expect(
      createPaystack({ baseUrl: paystack.origin, secretKey: SECRET_KEY }, createLog('silent'))
        .longestRefundMilliseconds,
    ).toBe(50_000);
  });

  it('continues a refund that needs attention with the details of the payer, once', async () => {
    await paystack.openAnd('success');
    await paystack.control('PUT', `/payments/${paystack.reference}`, { refund_outcome: 'needs-attention' });
    const { providerRefundId } = await paystack.payments.refund(order());
    const retry = {
      providerRefundId: providerRefundId ?? '',
      currency: 'KES',
      accountNumber: '0700000021',
      bankId: '9',
    };
    await expect
      .poll(async () => (await paystack.payments.lookRefund(retry.providerRefundId)).status, { interval: 20 })
      .toBe('needs-attention');
    await expect(paystack.payments.retryRefund({ ...retry, accountNumber: 'mine' })).resolves.toMatchObject({
      kind: 'refused',
    });
    await expect(paystack.payments.retryRefund(retry)).resolves.toEqual({
      kind: 'retried',
      refund: { providerRefundId, status: 'processing', amountCents: 100_000 },
    });
    await expect(paystack.payments.retryRefund(retry)).resolves.toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('needs-attention') as unknown,
    });
  });

  it('refuses to guess about a payment or a refund that is not known', async () => {
    await expect(paystack.payments.refund(order())).rejects.toThrow(PaymentProviderError);
    await expect(paystack.payments.lookRefund('1')).rejects.toThrow(PaymentProviderError);
    await paystack.openAnd('failed');
    await expect(paystack.payments.refund(order())).rejects.toThrow(/refused a refund/);
  });
});
