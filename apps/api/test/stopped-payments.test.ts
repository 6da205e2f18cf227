import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { resolveChargeback } from '@repo/api-client/contract/chargebacks';
import { getDashboard } from '@repo/api-client/contract/employer';
import { cases } from '../src/db/schema/cases.ts';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { caseWorkOf } from './case-work.ts';
import { paymentsOf } from './payments.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const pay = paymentsOf(api);
const work = caseWorkOf(api);
const token = await api.signInEmployer('+254700000010', 'Njeri Test');
const team = await caseWorkOf(api).opsToken();
beforeEach(async () => {
  await pay.heal();
});

const opened = z.object({ id: z.number().transform(String) });
const atBank = z.object({
  disputes: z.array(z.object({ id: z.number().transform(String), amount: z.number() })),
});

/** A paid standard check of six, of which one was decided when the worker withdrew her consent. */
async function stopped() {
  const phone = pay.nextPhone();
  const worker = await pay.listWorker(phone);
  const { reference } = await pay.paid(token, worker);
  await pay.answerConsentRequest(phone, 'YES');
  const caseId = await api.eventually(async () => {
    const [row] = await api.ctx.db.select({ id: cases.id }).from(cases).where(eq(cases.workerId, worker));
    if (row === undefined) throw new Error('No case yet');
    return row.id;
  });
  await work.decide(team, caseId, 'misconduct_registry');
  await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
  return reference;
}
/** Waits until the part of the price is back at the provider, and the purchase says so. */
const expectPartBack = (reference: string) =>
  api.eventually(async () => {
    expect(await pay.atProvider(reference)).toMatchObject({
      status: 'success',
      refunds: [{ amount: 83_400, status: 'processed' }],
    });
    expect(await pay.row(reference)).toMatchObject({ status: 'refunded' });
  });

it('the page of a payment says that the verification has stopped, and what goes back', async () => {
  const reference = await stopped();
  const part = { success: true, amount_paid: 1000, refund_amount: 834, stopped: true };
  expect(await pay.confirm(token, reference)).toMatchObject(part);
  await expectPartBack(reference);
  // The provider's word of its end reaches the service a moment after that of its start.
  await api.eventually(async () =>
    expect(await pay.confirm(token, reference)).toMatchObject({
      ...part,
      refund_status: 'processed',
      estimated_completion: 'The verification has stopped',
    }),
  );
});

it('the page of a payment says of a check under way that nothing has stopped', async () => {
  const { reference } = await pay.paid(token, await pay.listWorker(pay.nextPhone()));
  const page = await pay.confirm(token, reference);
  expect(page).toMatchObject({
    stopped: false,
    refund_status: null,
    refund_amount: null,
    estimated_completion: 'A date once the worker agrees',
  });
});

/** A chargeback that waits for the answer of the team. */
async function disputed(reference: string, amount?: number) {
  const { body } = await api.sandbox('POST', '/disputes', { reference, amount });
  const disputeId = opened.parse(body).id;
  const id = await api.eventually(async () => {
    const [row] = await api.ctx.db
      .select({ id: chargebacks.id })
      .from(chargebacks)
      .where(eq(chargebacks.providerDisputeId, disputeId));
    if (row === undefined) throw new Error('Not stored yet');
    return row.id;
  });
  return { disputeId, id };
}
const accept = (id: string) =>
  api.make(resolveChargeback, {
    token: team,
    params: { id },
    body: { answer: 'accepted', message: 'We give it back.' },
  });
const onDashboard = async (reference: string) =>
  (await api.make(getDashboard, { token })).purchases.find((each) => each.reference === reference);

describe('an accepted chargeback beside a refund of a part', () => {
  it.each([
    ['of the whole price takes what the refund has left', undefined, 16_600],
    ['of less than that takes what the bank asks for', 10_000, 10_000],
  ])('%s', async (_which, amount, taken) => {
    const reference = await stopped();
    await expectPartBack(reference);
    const { disputeId, id } = await disputed(reference, amount);
    await accept(id);
    const { disputes } = atBank.parse((await api.sandbox('GET', '/disputes')).body);
    expect(disputes.find((each) => each.id === disputeId)).toMatchObject({ amount: taken });
    expect(await pay.atProvider(reference)).toMatchObject({
      refunds: [{ amount: 83_400 }, { amount: taken }],
    });
    expect(await onDashboard(reference)).toMatchObject({
      refund_amount: 834,
      taken_back_amount: taken / 100,
    });
  });

  it('of a part is told on the page of the payment', async () => {
    const reference = await stopped();
    await expectPartBack(reference);
    expect(await pay.confirm(token, reference)).toMatchObject({ taken_back_amount: 0 });
    await accept((await disputed(reference, 10_000)).id);
    expect(await pay.confirm(token, reference)).toMatchObject({
      refund_amount: 834,
      taken_back_amount: 100,
      stopped: true,
    });
  });

  it('of all that was left leaves a payment of which all went back', async () => {
    const reference = await stopped();
    await expectPartBack(reference);
    await api.eventually(async () =>
      expect(await pay.confirm(token, reference)).toMatchObject({ refund_status: 'processed' }),
    );
    await accept((await disputed(reference)).id);
    expect(await pay.tryToConfirm(token, reference)).toMatchObject({
      status: 409,
      body: { message: 'This payment was refunded: KES 1,000.' },
    });
  });

  it('of a part of a paid check leaves its payment paid', async () => {
    const { reference } = await pay.paid(token, await pay.listWorker(pay.nextPhone()));
    await accept((await disputed(reference, 30_000)).id);
    expect(await pay.row(reference)).toMatchObject({ status: 'paid' });
    expect(await onDashboard(reference)).toMatchObject({ refund_status: null, taken_back_amount: 300 });
    expect(await pay.confirm(token, reference)).toMatchObject({ taken_back_amount: 300, stopped: false });
  });
});
