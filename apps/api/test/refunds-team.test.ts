import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { listRefunds, retryRefund } from '@repo/api-client/contract/refunds';
import { refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import { paymentsOf } from './payments.ts';
import { refundWorkOf } from './refund-work.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const EMPLOYER = '+254700000010';
const DETAILS = { account_number: '0700000010', bank_id: '9' };

const api = await useApi();
const pay = paymentsOf(api);
const { refundOf, workedOf, auditOf, decideOnly, expectRefundedOnce } = refundWorkOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
const team = await caseWorkOf(api).opsToken();
beforeEach(async () => {
  await pay.heal();
});

/** A refund that the provider holds up until somebody names an account. */
async function heldUp() {
  const phone = pay.nextPhone();
  const opened = await pay.paid(token, await pay.listWorker(phone));
  await pay.alter(opened.reference, { refund_outcome: 'needs-attention' });
  await pay.answerConsentRequest(phone, 'NO');
  const refund = await api.eventually(async () => {
    const row = await refundOf(opened.reference);
    expect(row).toMatchObject({ status: 'needs-attention', askingUntil: null });
    // The work on an event holds the refund for a moment.
    expect(await workedOf(opened.reference)).toContain('refund.needs-attention');
    return row;
  });
  return { ...opened, id: refund?.id ?? '' };
}

const list = async (status?: string) =>
  (await api.make(listRefunds, { token: team, ...(status === undefined ? {} : { query: { status } }) }))
    .refunds;
const retry = (id: string, body: object = DETAILS) =>
  api.call('POST', `/api/ops/refunds/${id}/retry`, { token: team, body });
const shown = async (reference: string) =>
  (await api.make(getDashboard, { token })).purchases.find((each) => each.reference === reference);

describe('a refund that needs attention', () => {
  it('waits in the list, is continued with the account of the payer, and is told as paid only once it is', async () => {
    const { reference, order_number, id } = await heldUp();
    await api.waitForSms(EMPLOYER, /payment of KES 1,000 is being refunded in full/);
    expect(await pay.tryToConfirm(token, reference)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('KES 1,000 is held up') as unknown },
    });
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      order_number,
      reference,
      employer_name: 'Njeri Test',
      amount: 1000,
      price: 1000,
      currency: 'KES',
      reason: 'consent-declined',
      status: 'needs-attention',
      act: 'retry_with_details',
      provider_refund_id: expect.stringMatching(/^\d+$/) as unknown,
    });
    await api.make(retryRefund, { token: team, params: { id }, body: DETAILS });
    await expectRefundedOnce(reference);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await list('processed')).find((each) => each.id === id)).toMatchObject({ act: 'none' });
    expect(await pay.tryToConfirm(token, reference)).toMatchObject({
      body: { message: 'This payment was refunded: KES 1,000.' },
    });
    expect(await shown(reference)).toMatchObject({ refund_status: 'processed', refund_amount: 1000 });
  });

  it('is audited with the member and the bank, and the account is kept nowhere', async () => {
    const { reference, id } = await heldUp();
    await api.make(retryRefund, { token: team, params: { id }, body: DETAILS });
    const { id: purchaseId } = await pay.row(reference);
    const lines = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `purchase:${purchaseId}`));
    expect(lines.find(({ action }) => action === 'refund-retried')).toMatchObject({
      actor: expect.stringMatching(/^ops:/) as unknown,
      details: { refund: id, bank: '9' },
    });
    expect(JSON.stringify([lines, await refundOf(reference)])).not.toContain(DETAILS.account_number);
  });

  it('is continued once by two members at the same moment', async () => {
    const { reference, id } = await heldUp();
    await pay.faults({ delay_ms: 200 });
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expectRefundedOnce(reference);
    expect(await retry(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('does not wait for details') as unknown },
    });
  });

  it('stays as it is when the provider refuses the details', async () => {
    const { reference, id } = await heldUp();
    // The sandbox refuses every currency but that of the payment.
    await pay.alter(reference, { currency: 'NGN' });
    expect(await retry(id)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('did not accept these details') as unknown },
    });
    await api.eventually(async () =>
      expect(await refundOf(reference)).toMatchObject({ status: 'needs-attention', askingUntil: null }),
    );
    await pay.alter(reference, { currency: 'KES' });
    await api.eventually(async () => expect(await retry(id)).toMatchObject({ status: 200 }));
  });

  it('is found continued when the answer of the provider is lost', async () => {
    const { reference, id } = await heldUp();
    await pay.faults({ timeout_rate: 1, timeout_when: 'after' });
    const answer = await retry(id);
    await pay.heal();
    expect(answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('does not answer') as unknown },
    });
    await expectRefundedOnce(reference);
  });
});

it.each([
  ['an account in words', { ...DETAILS, account_number: 'mine' }],
  ['no bank', { account_number: '0700000010' }],
  ['an amount', { ...DETAILS, amount: 5 }],
])('takes no details with %s', async (_what, body) => {
  expect(await retry('00000000-0000-4000-8000-000000000000', body)).toMatchObject({ status: 400 });
});

it('knows no refund of another id, and retries none that does not wait for details', async () => {
  expect(await retry('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  const { reference } = await pay.paid(token, await pay.listWorker(pay.nextPhone()));
  const id = await decideOnly(reference);
  expect((await list('pending')).find((each) => each.id === id)).toMatchObject({ act: 'wait' });
  expect(await retry(id)).toMatchObject({ status: 409 });
  expect(await refundOf(reference)).toMatchObject({ askingUntil: null });
});

it('lists by pages, the oldest first, each refund once', async () => {
  const all = (await list('all')).map(({ id }) => id);
  expect(all.length).toBeGreaterThan(3);
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`;
    const answer = await api.call('GET', `/api/ops/refunds?status=all&limit=2${query}`, { token: team });
    paged.push(...listRefunds.answer.parse(answer.body).refunds.map(({ id }) => id));
    cursor = answer.headers.get('x-next-cursor');
  } while (cursor !== null);
  expect(paged).toEqual(all);
});

describe('a refund of a part', () => {
  it('asks the provider for that part and tells its amount on the receipt, the list and the screens', async () => {
    const { reference } = await pay.paid(token, await pay.listWorker(pay.nextPhone()));
    const { id: purchaseId } = await pay.row(reference);
    const decided = await withTransaction(api.ctx, (tx) =>
      startRefund(
        api.ctx,
        { ...tx, enqueue: () => Promise.resolve() },
        { purchaseId, amountCents: 30_000, reason: 'consent-withdrawn' },
      ),
    );
    expect(decided).toEqual({ amountCents: 30_000, priceCents: 100_000 });
    expect(await pay.confirm(token, reference)).toMatchObject({
      amount_paid: 1000,
      refund_amount: 300,
      refund_status: 'pending',
    });
    expect(await shown(reference)).toMatchObject({ amount: 1000, refund_amount: 300 });
    const row = await refundOf(reference);
    expect((await list()).find(({ id }) => id === row?.id)).toMatchObject({ amount: 300, price: 1000 });
    await api.ctx.jobs.enqueue('refund.execute', { refundId: row?.id ?? '' });
    await api.eventually(async () =>
      expect(await pay.atProvider(reference)).toMatchObject({
        status: 'success',
        refunds: [{ amount: 30_000, status: 'processed' }],
      }),
    );
    expect(await auditOf(reference)).toContain('refund-started');
    await api.ctx.db.delete(refunds).where(eq(refunds.purchaseId, purchaseId));
  });
});
