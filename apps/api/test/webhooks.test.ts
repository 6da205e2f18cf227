import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { consentRequests } from '../src/db/schema/consents.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';
import { type Opened, paymentsOf } from './payments.ts';

const EMPLOYER = '+254700000010';
const SECRET_KEY = 'sk_test_sandbox';
const DAY_SECONDS = 86_400;

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');

/** Each test sends its own events. The sandbox drops its own callbacks. */
beforeEach(async () => {
  await pay.faults({ drop_callbacks: true });
});

const sent = z.object({ statuses: z.array(z.number()) });
async function send(order: object): Promise<number[]> {
  return sent.parse((await api.sandbox('POST', '/paystack-events', order)).body).statuses;
}

const storedEvents = () => api.ctx.db.$count(providerEvents, eq(providerEvents.provider, 'paystack'));
const isWorked = () =>
  api.eventually(async () => {
    const rows = await api.ctx.db.select().from(providerEvents);
    expect(rows.filter((row) => row.provider === 'paystack' && row.processedAt === null)).toEqual([]);
  });

async function openPaid(phone = pay.nextPhone()): Promise<{ opened: Opened; nanny: string; phone: string }> {
  const nanny = await pay.listWorker(phone);
  const opened = await pay.open(token, nanny);
  await pay.checkOut(opened);
  return { opened, nanny, phone };
}

/** Every effect of a payment, which must have happened exactly once. */
async function expectPaidOnce({
  opened,
  nanny,
  phone,
}: {
  opened: Opened;
  nanny: string;
  phone: string;
}): Promise<void> {
  await api.eventually(async () => expect(await pay.row(opened.reference)).toMatchObject({ status: 'paid' }));
  await isWorked();
  const { id } = await pay.row(opened.reference);
  const paidAudits = (
    await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `purchase:${id}`))
  ).filter(({ action }) => action === 'purchase-paid');
  expect(paidAudits).toHaveLength(1);
  expect(await pay.rowsOf(nanny)).toHaveLength(1);
  expect(
    await api.ctx.db.select().from(consentRequests).where(eq(consentRequests.purchaseId, id)),
  ).toHaveLength(1);
  await api.waitForSms(phone, /Reply YES/);
  await api.waitForSms(EMPLOYER, new RegExp(opened.order_number));
  expect((await api.received(phone)).filter((text) => text.includes('Reply YES'))).toHaveLength(1);
  expect((await api.received(EMPLOYER)).filter((text) => text.includes(opened.order_number))).toHaveLength(1);
  expect(await pay.atProvider(opened.reference)).toMatchObject({ refunds: [] });
}

async function expectUnpaid(opened: Opened): Promise<void> {
  await isWorked();
  expect(await pay.row(opened.reference)).toMatchObject({ status: 'pending', paidAt: null });
}

describe('a genuine event', () => {
  it.each([
    ['once', { times: 1 }],
    ['ten times, one after the other', { times: 10 }],
    ['twice at the same moment', { times: 2, parallel: true }],
    ['ten times at the same moment', { times: 10, parallel: true }],
  ])('that comes %s pays once', async (_what, order) => {
    const paid = await openPaid();
    const statuses = await send({ reference: paid.opened.reference, ...order });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectPaidOnce(paid);
  });

  it('that comes together with the payer pays once', async () => {
    const paid = await openPaid();
    await Promise.all([
      send({ reference: paid.opened.reference, times: 5, parallel: true }),
      pay.confirm(token, paid.opened.reference),
      pay.confirm(token, paid.opened.reference),
      pay.tryToBuy(token, paid.nanny),
    ]);
    await expectPaidOnce(paid);
  });

  it('that comes again a day later changes nothing', async () => {
    const paid = await openPaid();
    await send({ reference: paid.opened.reference });
    await expectPaidOnce(paid);
    const before = await pay.row(paid.opened.reference);
    await api.advance(DAY_SECONDS);
    await send({ reference: paid.opened.reference, times: 3 });
    await isWorked();
    expect(await pay.row(paid.opened.reference)).toEqual(before);
  });

  it('is stored once, unreadable to whoever reads the table', async () => {
    const before = await storedEvents();
    const { opened } = await openPaid();
    await send({ reference: opened.reference, times: 4 });
    expect(await storedEvents()).toBe(before + 1);
    const rows = await api.ctx.db.select().from(providerEvents);
    const row = rows.find(({ dedupeKey }) => dedupeKey.includes(opened.reference));
    // The pattern includes the quotes, because some ciphertexts contain the three letters by chance.
    expect(row?.bodyCipher).not.toMatch(/charge|example|"KES"/);
  });

  it('of a refund that comes before that of its payment is harmless', async () => {
    const paid = await openPaid();
    const refundEvent = (status: string) => ({
      kind: 'custom',
      body: {
        event: `refund.${status}`,
        data: { status, transaction_reference: paid.opened.reference, amount: '100000', currency: 'KES' },
      },
    });
    for (const status of ['processed', 'pending', 'processing'])
      expect(await send(refundEvent(status))).toEqual([200]);
    await send({ reference: paid.opened.reference });
    await expectPaidOnce(paid);
  });

  it('that the provider does not confirm pays nothing', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny);
    expect(await send({ reference: opened.reference })).toEqual([200]);
    await expectUnpaid(opened);
  });

  it.each([
    ['a lower amount', { kind: 'lower_amount' }],
    ['another currency', { kind: 'other_currency' }],
  ])('that only claims %s is not believed: the provider is asked', async (_what, order) => {
    const paid = await openPaid();
    await send({ reference: paid.opened.reference, ...order });
    await expectPaidOnce(paid);
  });

  it.each([
    ['too little', { amount: 40_000 }, 'amount-mismatch', 'it was not the price'],
    ['too much', { amount: 140_000 }, 'amount-mismatch', 'it was not the price'],
    ['another currency', { currency: 'NGN' }, 'currency-mismatch', 'not in Kenya shillings'],
  ])('of a payment of %s buys nothing, and all of it goes back', async (_what, change, reason, words) => {
    const { opened, phone } = await openPaid();
    await pay.alter(opened.reference, change);
    const { amount } = await pay.atProvider(opened.reference);
    await send({ reference: opened.reference, times: 5, parallel: true });
    await api.eventually(async () =>
      expect(await pay.row(opened.reference)).toMatchObject({
        status: 'refunded',
        failureReason: reason,
        paidAt: null,
      }),
    );
    await api.waitForSms(EMPLOYER, new RegExp(`${opened.order_number}.*${words}`));
    expect((await api.received(EMPLOYER)).filter((text) => text.includes(opened.order_number))).toHaveLength(
      1,
    );
    expect(await api.received(phone)).toEqual([]);
    await api.eventually(async () =>
      expect(await pay.atProvider(opened.reference)).toMatchObject({
        refunds: [{ amount, status: 'processed' }],
      }),
    );
    // The events of the refund are lost, so the service does not know its end yet.
    expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({
      status: 402,
      body: { message: expect.stringContaining('All of it is being refunded.') as unknown },
    });
  });

  it('about a payment that is not ours is put aside', async () => {
    const before = await storedEvents();
    expect(await send({ kind: 'unknown_reference', reference: 'somebody-elses' })).toEqual([200]);
    expect(await storedEvents()).toBe(before + 1);
    await isWorked();
  });

  it.each([
    ['no event', '{"hello":"world"}'],
    ['no payment', '{"event":"transfer.success","data":{"id":7}}'],
    ['a list', '[1,2,3]'],
    ['null', 'null'],
    ['null characters', '{"event":"charge.success","data":{"id":"a\\u0000b","reference":"\\u0000"}}'],
    ['a reference that is an object', '{"event":"charge.success","data":{"reference":{"$ne":""}}}'],
    ['SQL', `{"event":"charge.success","data":{"reference":"'; drop table purchases; --"}}`],
    ['no JSON', 'event=charge.success'],
    ['nothing', ' '],
  ])('that says %s is taken and comes to nothing', async (_what, body) => {
    expect(await send({ kind: 'custom', body })).toEqual([200]);
    await isWorked();
  });
});

describe('a forged event', () => {
  it.each(['wrong', 'missing'])('with a %s signature is refused and not even stored', async (signature) => {
    const before = await storedEvents();
    const { opened } = await openPaid();
    await pay.alter(opened.reference, { status: 'abandoned' });
    expect(await send({ reference: opened.reference, signature, times: 3, parallel: true })).toEqual([
      401, 401, 401,
    ]);
    expect(await storedEvents()).toBe(before);
    await expectUnpaid(opened);
  });

  it('whose body was changed after it was signed is refused, if only by a space', async () => {
    const body = '{"event":"charge.success","data":{"reference":"x"}}';
    const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
    const post = (sentBody: string, header: string, type = 'application/json') =>
      api.call('POST', '/api/callbacks/paystack', {
        body: sentBody,
        headers: { 'content-type': type, 'x-paystack-signature': header },
      });
    expect(await post(body, signature)).toMatchObject({ status: 200 });
    expect(await post(body, signature, 'text/plain')).toMatchObject({ status: 200 });
    expect(await post(body.replace(',', ', '), signature)).toMatchObject({ status: 401 });
    expect(await post(body, signature.toUpperCase())).toMatchObject({ status: 401 });
    expect(await post(body, `${signature}00`)).toMatchObject({ status: 401 });
    expect(await post(body, 'x'.repeat(10_000))).toMatchObject({ status: 401 });
    expect(await post('', signature)).toMatchObject({ status: 401 });
  });

  it('of a megabyte is refused before it is read', async () => {
    const answer = await api.call('POST', '/api/callbacks/paystack', {
      body: 'x'.repeat(1_000_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 413 });
  });

  it('cannot come by another method', async () => {
    expect(await api.call('GET', '/api/callbacks/paystack')).toMatchObject({ status: 404 });
  });
});

describe('events that the provider itself mishandles', () => {
  it('are worked once each though they come doubled and in reverse order', async () => {
    await pay.faults({ duplicate_callbacks: 9, reorder_callbacks: true });
    const paid = await Promise.all([openPaid(), openPaid(), openPaid()]);
    for (const each of paid) await expectPaidOnce(each);
  });

  it('are not missed when they never come: each payment is found within five minutes', async () => {
    const paid = await Promise.all([openPaid(), openPaid(), openPaid()]);
    await api.advance(5 * 60);
    for (const each of paid) await expectPaidOnce(each);
  });
});
