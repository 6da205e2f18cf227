import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { cases } from '../src/db/schema/cases.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { processPaystackEvent } from '../src/services/money/events/process-paystack-event.ts';
import { executeRefund } from '../src/services/refunds/execute-refund.ts';
import { useApi } from './use-api.ts';
import { type Opened, paymentsOf } from './payments.ts';
import { refundWorkOf } from './refund-work.ts';

const EMPLOYER = '+254700000010';
const HOUR_SECONDS = 3600;

const api = await useApi();
const pay = paymentsOf(api);
const { refundOf, workedOf, auditOf, decideOnly, expectRefundedOnce } = refundWorkOf(api);
let token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
beforeEach(async () => {
  await pay.heal();
});

interface Paid {
  readonly opened: Opened;
  readonly nanny: string;
  readonly phone: string;
}

async function buy(): Promise<Paid> {
  const phone = pay.nextPhone();
  const nanny = await pay.listWorker(phone);
  return { opened: await pay.paid(token, nanny), nanny, phone };
}

const expectHeldUp = async (reference: string) =>
  expect(await pay.tryToConfirm(token, reference)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('refund of KES 1,000 is held up') as unknown },
  });

describe('a worker who does not agree', () => {
  it('says NO: the money goes back in full and both are told', async () => {
    const { opened, nanny, phone } = await buy();
    await pay.answerConsentRequest(phone, 'NO');
    await expectRefundedOnce(opened.reference);
    await api.waitForSms(phone, /you said no.*gets the money back/);
    await api.waitForSms(EMPLOYER, /has not agreed.*refunded in full/);
    const { purchases: listed } = await api.make(getDashboard, { token });
    expect(listed.find(({ reference }) => reference === opened.reference)).toMatchObject({
      status: 'refunded',
      refund_status: 'processed',
      consent: 'refused',
    });
    expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({
      status: 409,
      body: { message: 'This payment was refunded: KES 1,000.' },
    });
    expect(await api.ctx.db.select().from(cases).where(eq(cases.workerId, nanny))).toEqual([]);
  });

  it('says nothing for 48 hours: the money goes back and both are told', async () => {
    const { opened, phone } = await buy();
    await api.waitForSms(phone, /Reply YES/);
    await api.advance(48 * HOUR_SECONDS);
    await expectRefundedOnce(opened.reference);
    await api.waitForSms(phone, /did not answer/);
  });

  it('can be bought for again once her NO has rested for 30 days', async () => {
    const { opened, nanny, phone } = await buy();
    await pay.answerConsentRequest(phone, 'NO');
    await expectRefundedOnce(opened.reference);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 409 });
    await api.advance(30 * 86_400);
    token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
    const again = await pay.paid(token, nanny);
    expect(again.reference).not.toBe(opened.reference);
    expect((await pay.rowsOf(nanny)).map(({ status }) => status)).toEqual(['refunded', 'paid']);
  });

  it('and changes her mind too late: the refund stands', async () => {
    const { opened, nanny, phone } = await buy();
    await pay.answerConsentRequest(phone, 'NO');
    await expectRefundedOnce(opened.reference);
    await api.writeSms(phone, 'YES');
    await api.waitForSms(phone, /no open questions/);
    expect(await api.ctx.db.select().from(cases).where(eq(cases.workerId, nanny))).toEqual([]);
  });
});

describe('once, whatever happens', () => {
  it('when it is decided twice', async () => {
    const { opened } = await buy();
    const first = await decideOnly(opened.reference);
    expect(await decideOnly(opened.reference)).toBe(first);
    await api.ctx.jobs.enqueue('refund.execute', { refundId: first });
    await expectRefundedOnce(opened.reference);
  });

  it('when its job runs five times at the same moment', async () => {
    const { opened } = await buy();
    const refundId = await decideOnly(opened.reference);
    await pay.faults({ delay_ms: 60 });
    await Promise.all([1, 2, 3, 4, 5].map(() => executeRefund(api.ctx, refundId, 'due')));
    await expectRefundedOnce(opened.reference);
  });

  it('when the provider is slow: the claim outlives the longest that the calls can take', async () => {
    const { opened } = await buy();
    const refundId = await decideOnly(opened.reference);
    await pay.faults({ delay_ms: 300 });
    const running = executeRefund(api.ctx, refundId, 'due');
    const claimed = await api.eventually(async () => {
      const { askingUntil } = (await refundOf(opened.reference)) ?? {};
      if (askingUntil == null) throw new Error('Not claimed yet');
      return askingUntil.getTime() - api.ctx.clock.now().getTime();
    });
    expect(claimed).toBeGreaterThan(api.ctx.payments.longestRefundMilliseconds);
    expect(api.ctx.payments.longestRefundMilliseconds).toBe(50_000);
    await running;
    await expectRefundedOnce(opened.reference);
  });

  it('when the process dies after the provider took it and before that was written down', async () => {
    const { opened } = await buy();
    const refundId = await decideOnly(opened.reference);
    const claimedFor = new Date(api.ctx.clock.now().getTime() + 60_000);
    await api.ctx.db.update(refunds).set({ askingUntil: claimedFor }).where(eq(refunds.id, refundId));
    await api.ctx.payments.refund({ reference: opened.reference, amountCents: 100_000, refundId });
    await executeRefund(api.ctx, refundId, 'due');
    expect(await refundOf(opened.reference), 'left alone while somebody may still be at it').toMatchObject({
      providerRefundId: null,
    });
    await api.advance(61);
    await expectRefundedOnce(opened.reference);
  });

  it('when the process dies right after the decision', async () => {
    const { opened } = await buy();
    await decideOnly(opened.reference);
    await api.advance(61);
    await expectRefundedOnce(opened.reference);
  });

  it('when every event about it is lost', async () => {
    const { opened, phone } = await buy();
    await pay.faults({ drop_callbacks: true });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await pay.atProvider(opened.reference)).toMatchObject({ refunds: [{ status: 'processed' }] }),
    );
    expect(await refundOf(opened.reference)).toMatchObject({ status: 'pending' });
    await api.advance(61);
    await expectRefundedOnce(opened.reference);
  });

  it('when its events come ten times and in reverse order', async () => {
    const { opened, phone } = await buy();
    await pay.faults({ duplicate_callbacks: 9, reorder_callbacks: true });
    await pay.answerConsentRequest(phone, 'NO');
    await expectRefundedOnce(opened.reference);
  });

  it('when somebody has given it back at the provider already', async () => {
    const { opened } = await buy();
    const refundId = await decideOnly(opened.reference);
    await api.ctx.payments.refund({ reference: opened.reference, amountCents: 100_000, refundId: 'by-hand' });
    await api.ctx.jobs.enqueue('refund.execute', { refundId });
    await expectRefundedOnce(opened.reference);
  });
});

describe('a part that the team gave back by hand', () => {
  it('is counted: a worker who declines sends back what is left, and the books say how much by whom', async () => {
    const { opened, phone } = await buy();
    await api.ctx.payments.refund({ reference: opened.reference, amountCents: 10_000, refundId: 'by-hand' });
    await api.eventually(async () =>
      expect(await pay.atProvider(opened.reference)).toMatchObject({ refunds: [{ status: 'processed' }] }),
    );
    expect(await pay.row(opened.reference)).toMatchObject({ status: 'paid' });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await pay.atProvider(opened.reference)).toMatchObject({
        status: 'reversed',
        refunds: [
          { amount: 10_000, status: 'processed' },
          { amount: 90_000, status: 'processed' },
        ],
      }),
    );
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({
        status: 'processed',
        amountCents: 100_000,
        providerAmountCents: 90_000,
      }),
    );
    const { id } = await pay.row(opened.reference);
    const lines = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `purchase:${id}`));
    expect(lines.find(({ action }) => action === 'refund-processed')).toMatchObject({
      details: { amount_cents: 90_000, wanted_cents: 100_000 },
    });
  });
});

describe('a refund that does not go through', () => {
  it('is asked for again after it failed at the provider', async () => {
    const { opened, phone } = await buy();
    await pay.alter(opened.reference, { refund_outcome: 'failed' });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'failed' }),
    );
    expect(await auditOf(opened.reference)).toContain('refund-failed');
    // A retry during the processing of a provider's event would wait for the next turn.
    await api.eventually(async () => expect(await workedOf(opened.reference)).toContain('refund.failed'));
    await pay.alter(opened.reference, { refund_outcome: 'processed' });
    await api.advance(24 * HOUR_SECONDS);
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'processed' }),
    );
    expect(await pay.atProvider(opened.reference)).toMatchObject({
      refunds: [{ status: 'failed' }, { status: 'processed' }],
    });
  });

  it('is asked for again as soon as another look at it ends', async () => {
    const { opened, phone } = await buy();
    await pay.alter(opened.reference, { refund_outcome: 'failed' });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () => expect(await workedOf(opened.reference)).toContain('refund.failed'));
    await pay.alter(opened.reference, { refund_outcome: 'processed' });
    const { id } = (await refundOf(opened.reference)) ?? { id: '' };
    const hold = (askingUntil: Date | null) =>
      api.ctx.db.update(refunds).set({ askingUntil }).where(eq(refunds.id, id));
    const planned = (await refundOf(opened.reference))?.reconcileAt;
    await hold(new Date(api.ctx.clock.now().getTime() + 48 * HOUR_SECONDS * 1000));
    await api.advance(24 * HOUR_SECONDS);
    // The poll has come and has planned the next one. The refund is still held.
    await api.eventually(async () =>
      expect((await refundOf(opened.reference))?.reconcileAt).not.toEqual(planned),
    );
    await hold(null);
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'processed' }),
    );
  });

  it('is not asked for in a circle: a word of the provider’s about one that failed is a reason to look, and no more', async () => {
    const { opened, phone } = await buy();
    await pay.alter(opened.reference, { refund_outcome: 'failed' });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'failed' }),
    );
    const planned = (await refundOf(opened.reference))?.reconcileAt;
    await api.advance(20);
    const told = { event: 'refund.failed', data: { transaction_reference: opened.reference } };
    for (const eventId of ['first', 'second', 'third'])
      await api.eventually(() => processPaystackEvent(api.ctx, told, eventId));
    expect(await pay.atProvider(opened.reference)).toMatchObject({ refunds: [{ status: 'failed' }] });
    expect(await refundOf(opened.reference)).toMatchObject({ status: 'failed', reconcileAt: planned });
  });

  it('waits for the team when the provider needs attention, and is never asked for twice', async () => {
    const { opened, phone } = await buy();
    await pay.alter(opened.reference, { refund_outcome: 'needs-attention' });
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'needs-attention' }),
    );
    await api.advance(24 * HOUR_SECONDS);
    await api.advance(24 * HOUR_SECONDS);
    expect(await pay.atProvider(opened.reference)).toMatchObject({
      refunds: [{ status: 'needs-attention' }],
    });
    expect(await auditOf(opened.reference)).toContain('refund-needs-attention');
    // The provider accepted the refund once, so the purchase has ended. No money has moved, so the service sends no
    // message about a refund.
    await expectHeldUp(opened.reference);
  });

  it('leaves the purchase as it is while the provider moves no money, and says so', async () => {
    const { opened, phone } = await buy();
    await pay.alter(opened.reference, { refund_outcome: 'needs-attention' });
    await api.ctx.payments.refund({ reference: opened.reference, amountCents: 100_000, refundId: 'by-hand' });
    await api.eventually(async () =>
      expect(await pay.atProvider(opened.reference)).toMatchObject({
        refunds: [{ status: 'needs-attention' }],
      }),
    );
    await pay.answerConsentRequest(phone, 'NO');
    await api.eventually(async () =>
      expect(await refundOf(opened.reference)).toMatchObject({ status: 'needs-attention' }),
    );
    expect(await pay.row(opened.reference)).toMatchObject({ status: 'paid' });
    expect(await auditOf(opened.reference)).not.toContain('purchase-refunded');
    const { purchases: listed } = await api.make(getDashboard, { token });
    expect(listed.find(({ reference }) => reference === opened.reference)).toMatchObject({
      status: 'paid',
      refund_status: 'needs-attention',
    });
    await expectHeldUp(opened.reference);
  });

  it('ends the purchase as soon as the provider moves the money after all', async () => {
    const { opened } = await buy();
    const refundId = await decideOnly(opened.reference);
    const { reference } = opened;
    const { providerRefundId } = await api.ctx.payments.refund({ reference, amountCents: 100_000, refundId });
    // The state after the provider's answer that the refund needs attention.
    await api.ctx.db
      .update(refunds)
      .set({ status: 'needs-attention', providerRefundId })
      .where(eq(refunds.id, refundId));
    await api.ctx.jobs.enqueue('refund.execute', { refundId });
    await expectRefundedOnce(reference);
  });
});
