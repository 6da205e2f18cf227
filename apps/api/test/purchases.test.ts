import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { formatDate } from '@repo/domain/dates';
import { cases } from '../src/db/schema/cases.ts';
import { workers } from '../src/db/schema/people.ts';
import { packages } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const EMPLOYER = '+254700000010';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
const stranger = await api.signInEmployer('+254700000011', 'Otieno Test');
beforeEach(async () => {
  await pay.heal();
});

const casesOf = (nannyId: string) => api.ctx.db.select().from(cases).where(eq(cases.workerId, nannyId));
const auditOf = async (purchaseId: string) =>
  (
    await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `purchase:${purchaseId}`))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

describe('opening a payment', () => {
  // spec: payment/hosted, payment/call
  it('asks the provider for the price in the database, under a reference of its own', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny, 18);
    expect(opened.reference).toMatch(/^[A-Za-z0-9.=-]{20,}$/);
    expect(await pay.atProvider(opened.reference)).toMatchObject({ amount: 200_000, status: 'abandoned' });
    expect(await pay.row(opened.reference)).toMatchObject({
      status: 'pending',
      amountCents: 200_000,
      currency: 'KES',
      orderNumber: opened.order_number,
    });
  });

  it('charges a price that was changed in the database a moment ago', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await api.ctx.db.update(packages).set({ priceCents: 52_500 }).where(eq(packages.id, 16));
    const opened = await pay.open(token, nanny, 16);
    await api.ctx.db.update(packages).set({ priceCents: 50_000 }).where(eq(packages.id, 16));
    expect(await pay.atProvider(opened.reference)).toMatchObject({ amount: 52_500 });
  });

  // spec: payment/channels
  it('puts the channel that was chosen first, and leaves the other to the payer', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const answer = await pay.tryToBuy(token, nanny, 17, { channel: 'card' });
    expect(answer.status).toBe(200);
    expect(await pay.rowsOf(nanny)).toMatchObject([{ channels: ['card', 'mobile_money'] }]);
  });

  // spec: payment/call-failure
  it.each([
    [
      'a page of somebody else',
      { callback_url: 'https://evil.example/post-payment-success' },
      'The page to return to is not one of ours.',
    ],
    ['an address that is none', { email: 'nonsense' }, 'Please enter a valid email address'],
    ['a package that is not on sale', { package_id: 99 }, 'Please select a package first.'],
  ])('refuses %s in words, and opens nothing', async (_what, body, text) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    expect(await pay.tryToBuy(token, nanny, 17, body)).toMatchObject({ status: 400, body: text });
    expect(await pay.rowsOf(nanny)).toEqual([]);
  });

  it('takes no amount, status or reference from the browser', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    for (const field of ['amount', 'price', 'status', 'reference', 'currency'])
      expect(await pay.tryToBuy(token, nanny, 17, { [field]: 1 }), field).toMatchObject({ status: 400 });
    expect(await pay.rowsOf(nanny)).toEqual([]);
  });
});

describe('whom a check may be bought for', () => {
  // spec: package/new-invite-later, invitation-sent/accepted-allows
  it('waits for an invited worker to accept, and then opens the case with the payment', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.inviteWorker(token, phone);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({
      status: 409,
      body: expect.stringContaining('has not accepted'),
    });
    await pay.answerConsentRequest(phone, 'YES');
    await api.waitForSms(EMPLOYER, /has accepted/);
    await pay.paid(token, nanny);
    expect(await casesOf(await api.workerIdOf(phone))).toHaveLength(1);
    expect((await api.received(phone)).filter((text) => text.includes('Reply YES'))).toHaveLength(1);
  });

  it('takes nothing for a worker who has declined', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.inviteWorker(token, phone, 'NO');
    await api.eventually(async () =>
      expect(await pay.tryToBuy(token, nanny)).toMatchObject({
        status: 409,
        body: expect.stringContaining('said no to you'),
      }),
    );
    expect(await pay.rowsOf(nanny)).toEqual([]);
  });

  it('takes nothing on an invitation that ran out', async () => {
    const nanny = await pay.inviteWorker(token, pay.nextPhone());
    await api.advance(49 * 3600);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({
      status: 409,
      body: expect.stringContaining('has expired'),
    });
  });

  it('takes nothing for a worker who wants no messages', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone);
    await api.writeSms(phone, 'STOP');
    await api.waitForSms(phone, /your STOP is noted/);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 404 });
    expect(await pay.rowsOf(nanny)).toEqual([]);
  });

  it('answers alike for a worker of another employer, of nobody, and for no id at all', async () => {
    const nanny = await pay.inviteWorker(token, pay.nextPhone());
    const foreign = await pay.tryToBuy(stranger, nanny);
    const nobody = await pay.tryToBuy(stranger, '00000000-0000-4000-8000-000000000000');
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(nobody.body);
  });
});

describe('paying', () => {
  // spec: payment-return/call, payment-return/entity, calls/dashboard, entities/dashboard-purchases
  it('is settled by the return page, which answers with everything the receipt shows', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone, 'Zawadi Test');
    await pay.faults({ drop_callbacks: true });
    const opened = await pay.open(token, nanny);
    await pay.checkOut(opened);
    expect(await pay.confirm(token, opened.reference)).toEqual({
      success: true,
      message: 'Payment successful',
      order_number: opened.order_number,
      reference: opened.reference,
      package_name: 'Standard Check',
      package: { id: 17, name: 'Standard Check' },
      amount_paid: 1000,
      paid_at: expect.any(String),
      channel: 'mobile_money',
      estimated_completion: 'A date once the worker agrees',
      worker_name: 'Zawadi Test',
      paid_by: 'Njeri Test',
      refund_status: null,
      refund_amount: null,
      taken_back_amount: 0,
      stopped: false,
      old_package: null,
    });
    expect(await pay.confirm(token, opened.reference)).toMatchObject({ order_number: opened.order_number });
    const { purchases: listed } = await api.make(getDashboard, { token });
    expect(listed.find(({ reference }) => reference === opened.reference)).toMatchObject({
      status: 'paid',
      amount: 1000,
    });
  });

  it('tells the date that the case itself expects, the same as the tracker', async () => {
    const employer = await api.signInEmployer('+254700000012', 'Wanjiru Test');
    const nanny = await pay.inviteWorker(employer, pay.nextPhone(), 'YES');
    await api.waitForSms('+254700000012', /has accepted/);
    const opened = await pay.open(employer, nanny, 19);
    await pay.checkOut(opened);
    const { estimated_completion } = await pay.confirm(employer, opened.reference);
    const { checks: tracked } = await api.make(getCompletion, {
      token: employer,
      params: { nanny_id: nanny },
    });
    const last = tracked
      .map(({ due_at }) => due_at ?? '')
      .toSorted()
      .at(-1);
    expect(estimated_completion).toBe(formatDate(last));
    // The urgent package promises the same day, which a certificate that is still to come does not hold.
    expect(estimated_completion).not.toBe(formatDate(api.ctx.clock.now()));
  });

  it('is settled by the webhook alone when the payer never comes back', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny, 19);
    await pay.checkOut(opened, 'success', 'card');
    await api.eventually(async () =>
      expect(await pay.row(opened.reference)).toMatchObject({ status: 'paid', paidChannel: 'card' }),
    );
    expect(await pay.confirm(token, opened.reference)).toMatchObject({ channel: 'card' });
  });

  it('is found within five minutes when the webhook is lost and the payer never comes back', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ drop_callbacks: true });
    const opened = await pay.open(token, nanny);
    await pay.checkOut(opened);
    await api.advance(5 * 60);
    await api.eventually(async () =>
      expect(await pay.row(opened.reference)).toMatchObject({ status: 'paid' }),
    );
  });

  // spec: permissions/worker-consent, worker-calls/consent
  it('asks a worker who was not invited for consent, and her YES opens the case', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone);
    const opened = await pay.paid(token, nanny);
    expect(await casesOf(nanny)).toEqual([]);
    await pay.answerConsentRequest(phone, 'YES');
    await api.eventually(async () => expect(await casesOf(nanny)).toHaveLength(1));
    expect(await auditOf((await pay.row(opened.reference)).id)).toEqual(['purchase-opened', 'purchase-paid']);
  });

  it('tells the employer once, with the order number and without a name', async () => {
    const nanny = await pay.listWorker(pay.nextPhone(), 'Wambui Secret');
    const opened = await pay.paid(token, nanny);
    await pay.confirm(token, opened.reference);
    const about = (text: string) => text.includes(opened.order_number);
    await api.waitForSms(EMPLOYER, new RegExp(`payment received: KES 1,000, .*${opened.order_number}`));
    const texts = (await api.received(EMPLOYER)).filter(about);
    expect(texts).toHaveLength(1);
    expect(texts.join()).not.toMatch(/Wambui|Secret/);
  });

  it('gives the money back when the worker has opted out in the meantime', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone);
    const opened = await pay.open(token, nanny);
    await api.ctx.db.update(workers).set({ optedOutAt: api.ctx.clock.now() }).where(eq(workers.id, nanny));
    await pay.checkOut(opened);
    await api.eventually(async () =>
      expect(await pay.row(opened.reference)).toMatchObject({ status: 'refunded' }),
    );
    await api.waitForSms(EMPLOYER, new RegExp(`${opened.order_number}.*refunded in full`));
    expect(await api.received(phone)).toEqual([]);
  });

  it.each([
    ['failed', 402, 'The payment was not completed: Request cancelled by user.'],
    ['abandoned', 402, 'The payment was not completed.'],
  ] as const)('that %s is told with its reason', async (outcome, status, message) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny);
    await pay.checkOut(opened, outcome);
    expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({
      status,
      body: { message, error: message },
    });
    expect(await casesOf(nanny)).toEqual([]);
  });

  it('that is being paid at this moment is told from one that failed, and is settled by asking again', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ drop_callbacks: true });
    const opened = await pay.open(token, nanny);
    await pay.checkOut(opened);
    await pay.alter(opened.reference, { status: 'pending' });
    expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({
      status: 402,
      body: { message: 'The payment service has not confirmed your payment yet.', retry_after: 5 },
    });
    expect(await pay.row(opened.reference)).toMatchObject({ status: 'pending' });
    await pay.alter(opened.reference, { status: null });
    expect(await pay.confirm(token, opened.reference)).toMatchObject({ amount_paid: 1000 });
  });

  it('is confirmed to its owner only', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.paid(token, nanny);
    const foreign = await pay.tryToConfirm(stranger, opened.reference);
    expect(foreign).toMatchObject({ status: 404 });
    expect((await pay.tryToConfirm(stranger, 'am-NOBODY')).body).toEqual(foreign.body);
  });

  // spec: payment-return/entity
  it('carries the package that an upgrade replaces', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.paid(token, nanny, 16);
    await pay.paid(token, nanny, 17);
    const premium = await pay.paid(token, nanny, 18);
    expect(await pay.confirm(token, premium.reference)).toMatchObject({
      old_package: 'Standard Check',
    });
  });
});
