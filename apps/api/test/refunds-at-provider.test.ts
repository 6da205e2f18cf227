import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cases } from '../src/db/schema/cases.ts';
import { consentRequests } from '../src/db/schema/consents.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer('+254700000010', 'Njeri Test');

/** A person refunds the whole price at the provider, without the service. */
const takeBack = (reference: string) =>
  api.ctx.payments.refund({ reference, amountCents: 100_000, refundId: 'by-hand' });

it('money that is taken back at the provider ends the purchase and withdraws the question to the worker', async () => {
  const phone = '+254700000021';
  const opened = await pay.paid(token, await pay.listWorker(phone));
  await takeBack(opened.reference);
  await api.eventually(async () =>
    expect(await pay.row(opened.reference)).toMatchObject({ status: 'refunded' }),
  );
  const { id } = await pay.row(opened.reference);
  expect(
    await api.ctx.db.select().from(consentRequests).where(eq(consentRequests.purchaseId, id)),
  ).toMatchObject([{ status: 'withdrawn' }]);
  expect(await api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, id))).toMatchObject([
    { status: 'processed', reason: 'reversed-at-provider' },
  ]);
  await api.writeSms(phone, 'YES');
  await api.waitForSms(phone, /nothing to answer/);
  expect(await pay.atProvider(opened.reference)).toMatchObject({ refunds: [{ amount: 100_000 }] });
});

it('money that is taken back at the provider closes the case that was open', async () => {
  const phone = '+254700000022';
  const nanny = await pay.listWorker(phone);
  const opened = await pay.paid(token, nanny);
  await pay.answerConsentRequest(phone, 'YES');
  const caseStatus = async () =>
    (await api.ctx.db.select().from(cases).where(eq(cases.workerId, nanny))).map(({ status }) => status);
  await api.eventually(async () => expect(await caseStatus()).toEqual(['open']));
  await takeBack(opened.reference);
  await api.eventually(async () => expect(await caseStatus()).toEqual(['closed']));
  expect(await pay.row(opened.reference)).toMatchObject({ status: 'refunded' });
  const closed = eq(auditLog.action, 'case-closed');
  // The worker did not close the case.
  expect(await api.ctx.db.select().from(auditLog).where(closed)).toMatchObject([
    { actor: 'provider:paystack', details: { reason: 'payment-reversed' } },
  ]);
});

it('money that is taken back at the provider before it was ever noticed buys nothing', async () => {
  const phone = '+254700000023';
  const nanny = await pay.listWorker(phone);
  await pay.faults({ drop_callbacks: true });
  const opened = await pay.open(token, nanny);
  await pay.checkOut(opened);
  await takeBack(opened.reference);
  await api.eventually(async () =>
    expect(await pay.atProvider(opened.reference)).toMatchObject({ status: 'reversed' }),
  );
  expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({ status: 409 });
  expect(await pay.row(opened.reference)).toMatchObject({ status: 'refunded', paidAt: null });
  expect(await api.received(phone)).toEqual([]);
});
