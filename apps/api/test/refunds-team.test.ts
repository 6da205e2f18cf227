import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { listRefunds } from '@repo/api-client/contract/refunds';
import { refunds } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import { DETAILS, DIFFERENT, heldUpRefundsOf, PAYER } from './held-up-refunds.ts';
import { paymentsOf } from './payments.ts';
import { refundWorkOf } from './refund-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const pay = paymentsOf(api);
const { refundOf, auditOf, decideOnly, expectRefundedOnce } = refundWorkOf(api);
const teamWork = teamWorkOf(api);
const { heldUp, list, retry, enter, entriesOf, teamLinesOf, token, team, colleague } = await heldUpRefundsOf(
  api,
  pay,
);
beforeEach(async () => {
  await pay.heal();
});

/** The entry of one member, and the same of another. */
async function retryByTwo(id: string) {
  await enter(id);
  return retry(id, DETAILS, colleague);
}
const shown = async (reference: string) =>
  (await api.make(getDashboard, { token })).purchases.find((each) => each.reference === reference);

describe('a refund that needs attention', () => {
  it('waits in the list, is continued with the account of the payer, and is told as paid only once it is', async () => {
    const { reference, order_number, id } = await heldUp();
    await api.waitForSms(PAYER, /payment of KES 1,000 is being refunded in full/);
    expect(await pay.tryToConfirm(token, reference)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('KES 1,000 is held up') as unknown },
    });
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      order_number,
      reference,
      amount: 1000,
      price: 1000,
      currency: 'KES',
      reason: 'consent-declined',
      status: 'needs-attention',
      act: 'retry_with_details',
      provider_refund_id: expect.stringMatching(/^\d+$/) as unknown,
    });
    expect(await retryByTwo(id)).toMatchObject({ status: 200, body: { refund: { standing: 'decided' } } });
    await expectRefundedOnce(reference);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await list('processed')).find((each) => each.id === id)).toMatchObject({ act: 'none' });
    expect(await pay.tryToConfirm(token, reference)).toMatchObject({
      body: { message: 'This payment was refunded: KES 1,000.' },
    });
    expect(await shown(reference)).toMatchObject({ refund_status: 'processed', refund_amount: 1000 });
  });

  it('is audited with both members and the bank, and the account is kept nowhere', async () => {
    const { reference, id } = await heldUp();
    const [first, second] = [await teamWork.member('finance'), await teamWork.member('finance')];
    await enter(id, DETAILS, first.token);
    expect(await retry(id, DIFFERENT, second.token)).toMatchObject({ status: 409 });
    const waiting = await entriesOf(id);
    expect(waiting).toMatchObject([{ fingerprint: expect.stringMatching(/^[\da-f]{64}$/) as unknown }]);
    expect(await retry(id, DETAILS, second.token)).toMatchObject({ status: 200 });
    const lines = await teamLinesOf(reference);
    const details = { refund: id, bank: '9' };
    expect(lines).toMatchObject([
      { action: 'refund-details-entered', actor: `ops:${first.id}`, details },
      {
        action: 'refund-details-differ',
        actor: `ops:${second.id}`,
        details: { ...details, entered_by: first.id },
      },
      { action: 'refund-retried', actor: `ops:${second.id}`, details: { ...details, entered_by: first.id } },
    ]);
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      { enteredBy: first.id, agreedBy: second.id, fingerprint: null, endedAt: expect.any(Date) as unknown },
    ]);
    for (const { account_number } of [DETAILS, DIFFERENT])
      expect(JSON.stringify([lines, waiting, entries, await refundOf(reference)])).not.toContain(
        account_number,
      );
  });

  it('stays as it is when the provider refuses the details, and both enter them again', async () => {
    const { reference, id } = await heldUp();
    // The sandbox refuses every currency but that of the payment.
    await pay.alter(reference, { currency: 'NGN' });
    expect(await retryByTwo(id)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('did not accept these details') as unknown },
    });
    await api.eventually(async () =>
      expect(await refundOf(reference)).toMatchObject({ status: 'needs-attention', askingUntil: null }),
    );
    expect(await entriesOf(id)).toMatchObject([{ fingerprint: null, endedAt: expect.any(Date) as unknown }]);
    await pay.alter(reference, { currency: 'KES' });
    await api.eventually(() => enter(id, DETAILS, colleague));
    await api.eventually(async () => expect(await retry(id)).toMatchObject({ status: 200 }));
    await expectRefundedOnce(reference);
  });

  it('is found continued when the answer of the provider is lost', async () => {
    const { reference, id } = await heldUp();
    await enter(id);
    await pay.faults({ timeout_rate: 1, timeout_when: 'after' });
    const answer = await retry(id, DETAILS, colleague);
    await pay.heal();
    expect(answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('does not answer') as unknown },
    });
    await expectRefundedOnce(reference);
    expect(await entriesOf(id)).toMatchObject([{ fingerprint: null, endedAt: expect.any(Date) as unknown }]);
  });

  it('is continued by the second member alone when the provider did not hear the first call', async () => {
    const { reference, id } = await heldUp();
    await enter(id);
    await pay.faults({ timeout_rate: 1, timeout_when: 'before' });
    expect(await retry(id, DETAILS, colleague)).toMatchObject({ status: 503 });
    await pay.heal();
    await api.eventually(async () =>
      expect(await retry(id, DETAILS, colleague)).toMatchObject({ status: 200 }),
    );
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
