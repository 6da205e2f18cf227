import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  listChargebacks,
  resolveChargeback,
  sendChargebackEvidence,
} from '@repo/api-client/contract/chargebacks';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { createLog } from '../src/log.ts';
import { followChargebacks } from '../src/services/money/chargebacks/follow-chargebacks.ts';
import { drawOrder } from '../src/services/money/chargebacks/draw-order.ts';
import { readPdf } from './pdf-text.ts';
import { paymentsOf } from './payments.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const HOUR_SECONDS = 3600;
const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer('+254700000010', 'Njeri Test');
const team = await caseWorkOf(api).opsToken();
beforeEach(async () => {
  await pay.heal();
});

const opened = z.object({ id: z.number().transform(String) });
const atBank = z.object({
  disputes: z.array(
    z.object({
      id: z.number().transform(String),
      status: z.string(),
      resolution: z.string().nullable(),
      service_details: z.string().nullable(),
      attachment_bytes: z.number().nullable(),
      messages: z.array(z.string()),
      amount: z.number(),
    }),
  ),
});

/** A paid purchase, and a dispute about it at the payer's bank. */
async function disputed(order: object = {}) {
  const { reference } = await pay.paid(token, await pay.listWorker(pay.nextPhone()));
  const { body } = await api.sandbox('POST', '/disputes', { reference, ...order });
  return { reference, disputeId: opened.parse(body).id };
}
/** A dispute about a payment, in the service. */
async function dispute(reference: string, order: object = {}) {
  const { body } = await api.sandbox('POST', '/disputes', { reference, ...order });
  const disputeId = opened.parse(body).id;
  return { disputeId, id: (await expectStored(disputeId)).id };
}
const rowOf = async (disputeId: string) => {
  const [row] = await api.ctx.db
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.providerDisputeId, disputeId));
  return row;
};
/** Waits for the row of a dispute that matches. */
const expectStored = (disputeId: string, expected: object = {}) =>
  api.eventually(async () => {
    const row = await rowOf(disputeId);
    expect(row).toMatchObject(expected);
    if (row === undefined) throw new Error('Not stored yet');
    return row;
  });
const disputeAtBank = async (disputeId: string) =>
  atBank.parse((await api.sandbox('GET', '/disputes')).body).disputes.find(({ id }) => id === disputeId);
const listed = async (status = 'open') =>
  (await api.make(listChargebacks, { token: team, query: { status } })).chargebacks;
const answer = (id: string, body: object) =>
  api.call('POST', `/api/ops/chargebacks/${id}/resolve`, { token: team, body });
const expectReversed = (reference: string) =>
  api.eventually(async () => expect(await pay.row(reference)).toMatchObject({ status: 'refunded' }));
/** Runs the scheduled job, and returns its warnings. */
async function follow(): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  await followChargebacks({ ...api.ctx, log });
  return lines;
}

describe('a dispute at the bank', () => {
  it('is a row with its due time, is updated by two reminders, and its end takes the purchase back', async () => {
    const { reference, disputeId } = await disputed({ due_in_hours: 16 });
    const row = await expectStored(disputeId, { status: 'awaiting-merchant-feedback', remindedAt: null });
    expect(row.dueAt?.getTime()).toBeCloseTo(api.ctx.clock.now().getTime() + 16 * HOUR_SECONDS * 1000, -5);
    expect((await listed()).find(({ id }) => id === row.id)).toMatchObject({
      reference,
      provider_dispute_id: disputeId,
      category: 'chargeback',
      amount: 1000,
      price: 1000,
      purchase_status: 'paid',
      may_answer: true,
      due_at: row.dueAt?.toISOString(),
    });
    await api.sandbox('POST', `/disputes/${disputeId}/remind`, {});
    const { remindedAt: first } = await expectStored(disputeId, { remindedAt: expect.any(Date) as unknown });
    await api.advance(4 * HOUR_SECONDS);
    await api.sandbox('POST', `/disputes/${disputeId}/remind`, {});
    await api.eventually(async () =>
      expect((await rowOf(disputeId))?.remindedAt?.getTime()).toBeGreaterThan(first?.getTime() ?? 0),
    );
    await api.sandbox('POST', `/disputes/${disputeId}/resolve`, { resolution: 'auto-accepted' });
    await expectStored(disputeId, { status: 'resolved', resolution: 'auto-accepted', alarmAt: null });
    await expectReversed(reference);
    expect((await listed()).map(({ id }) => id)).not.toContain(row.id);
    expect((await listed('resolved')).find(({ id }) => id === row.id)).toMatchObject({
      purchase_status: 'refunded',
      may_answer: false,
    });
    expect(await api.ctx.db.$count(chargebacks, eq(chargebacks.providerDisputeId, disputeId))).toBe(1);
  });

  it('keeps each of its reminders as an event of its own', async () => {
    const { disputeId } = await disputed();
    for (let time = 0; time < 2; time += 1) {
      await api.sandbox('POST', `/disputes/${disputeId}/remind`, {});
      await api.advance(1);
    }
    await api.eventually(async () => {
      const keys = (await api.ctx.db.select().from(providerEvents)).map(({ dedupeKey }) => dedupeKey);
      expect(keys.filter((key) => key.startsWith(`charge.dispute.remind::${disputeId}:`))).toHaveLength(2);
    });
  });

  it('is found when its events are lost, and so is its end', async () => {
    await pay.faults({ drop_callbacks: true });
    const { reference, disputeId } = await disputed();
    await api.advance(600);
    await expectStored(disputeId, { status: 'awaiting-merchant-feedback' });
    await api.sandbox('POST', `/disputes/${disputeId}/resolve`, { resolution: 'auto-accepted' });
    await api.advance(600);
    await expectStored(disputeId, { status: 'resolved' });
    await expectReversed(reference);
  });

  it('is found when it began and ended unheard', async () => {
    await pay.faults({ drop_callbacks: true });
    const { reference, disputeId } = await disputed();
    await api.sandbox('POST', `/disputes/${disputeId}/resolve`, { resolution: 'auto-accepted' });
    await api.advance(600);
    await expectStored(disputeId, { status: 'resolved' });
    await expectReversed(reference);
  });

  it('is not opened again by an event that comes late', async () => {
    await pay.faults({ duplicate_callbacks: 3, reorder_callbacks: true });
    const { disputeId } = await disputed();
    await api.sandbox('POST', `/disputes/${disputeId}/resolve`, { resolution: 'declined' });
    await expectStored(disputeId, { status: 'resolved', resolution: 'declined' });
    await api.sandbox('GET', '/idle');
    await follow();
    await expectStored(disputeId, { status: 'resolved' });
  });

  it('is a warning in the log when its answer is due in less than four hours, and again an hour later', async () => {
    const { disputeId } = await disputed({ due_in_hours: 3 });
    const row = await expectStored(disputeId);
    const alarm = { alarm: 'chargeback-due', chargebackId: row.id };
    expect(await follow()).toContainEqual(expect.objectContaining(alarm));
    expect(await follow()).not.toContainEqual(expect.objectContaining(alarm));
    await api.ctx.db
      .update(chargebacks)
      .set({ alarmAt: api.ctx.clock.now() })
      .where(eq(chargebacks.id, row.id));
    expect(await follow()).toContainEqual(expect.objectContaining(alarm));
  });

  it('is no warning while there is time, or once it was answered', async () => {
    const early = await expectStored((await disputed({ due_in_hours: 16 })).disputeId);
    const late = await expectStored((await disputed({ due_in_hours: 3 })).disputeId);
    expect(await answer(late.id, { answer: 'declined', message: 'The report was delivered.' })).toMatchObject(
      {
        status: 200,
      },
    );
    const warned = await follow();
    for (const { id } of [early, late])
      expect(warned).not.toContainEqual(expect.objectContaining({ chargebackId: id }));
  });
});

describe('the team', () => {
  it('sends evidence and declines: the bank gets both, with a file, and the purchase stays', async () => {
    const { reference, disputeId } = await disputed();
    const { id } = await expectStored(disputeId);
    await api.make(sendChargebackEvidence, {
      token: team,
      params: { id },
      body: { service_details: 'The report was delivered on screen.' },
    });
    const { chargeback } = await api.make(resolveChargeback, {
      token: team,
      params: { id },
      body: { answer: 'declined', message: 'The service was given.' },
    });
    expect(chargeback).toEqual({ id, status: 'resolved', answer: 'declined', resolution: 'declined' });
    const there = await disputeAtBank(disputeId);
    expect(there).toMatchObject({
      resolution: 'declined',
      service_details: 'The report was delivered on screen.',
      messages: expect.arrayContaining(['The service was given.']) as unknown,
    });
    expect(there?.attachment_bytes).toBeGreaterThan(1000);
    expect(await pay.row(reference)).toMatchObject({ status: 'paid' });
    const { id: purchaseId } = await pay.row(reference);
    const lines = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `purchase:${purchaseId}`));
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['chargeback-opened', 'chargeback-evidence-sent', 'chargeback-answered']),
    );
  });

  it('accepts: the money goes back once, and the purchase ends', async () => {
    const { reference, disputeId } = await disputed();
    const { id } = await expectStored(disputeId);
    expect(await answer(id, { answer: 'accepted', message: 'We give it back.' })).toMatchObject({
      status: 200,
    });
    await expectReversed(reference);
    expect(await pay.atProvider(reference)).toMatchObject({ refunds: [{ amount: 100_000 }] });
  });

  it('accepts no chargeback of money that went back before, and declines it with an order that says so', async () => {
    const order = await pay.open(token, await pay.listWorker(pay.nextPhone()));
    await pay.checkOut(order);
    await pay.alter(order.reference, { amount: 30_000 });
    const { disputeId, id } = await dispute(order.reference);
    expect(await pay.tryToConfirm(token, order.reference)).toMatchObject({ status: 402 });
    await api.eventually(async () =>
      expect(await pay.atProvider(order.reference)).toMatchObject({
        refunds: [{ amount: 30_000, status: 'processed' }],
      }),
    );
    expect(await answer(id, { answer: 'accepted', message: 'We give it back.' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Nothing is left of this payment/) as unknown },
    });
    expect(await rowOf(disputeId)).toMatchObject({ answer: null });
    expect(await disputeAtBank(disputeId)).toMatchObject({ status: 'awaiting-merchant-feedback' });
    expect(await answer(id, { answer: 'declined', message: 'It was refunded.' })).toMatchObject({
      status: 200,
    });
    expect(await pay.atProvider(order.reference)).toMatchObject({ refunds: [{ amount: 30_000 }] });
  });

  it('tells the bank in the order what went back before, and nothing of a refund that is held up', async () => {
    const { reference } = await disputed();
    const purchase = { ...(await pay.row(reference)), paidAt: null };
    const now = api.ctx.clock.now();
    const [refund] = await api.ctx.db
      .insert(refunds)
      .values({ purchaseId: purchase.id, amountCents: 30_000, reason: 'amount-mismatch', createdAt: now })
      .returning();
    if (refund === undefined) throw new Error('No refund');
    const settledAt = new Date('2026-03-02T09:00:00Z');
    const textWith = async (status: 'processed' | 'pending' | 'failed', takenBackCents = 0) => {
      const order = { purchase, refund: { ...refund, status, settledAt }, takenBackCents };
      return (await readPdf(await drawOrder(order, 'No.', now))).text;
    };
    expect(await textWith('processed')).toMatch(
      /Amount received\s+KES 300\s+Refunded\s+KES 300 on Mar 2, 2026/,
    );
    expect(await textWith('pending')).toMatch(/Being refunded\s+KES 300/);
    expect(await textWith('failed')).not.toMatch(/refunded|received/i);
    expect(await textWith('failed', 10_000)).toMatch(/Given back by earlier chargebacks\s+KES 100/);
  });

  it('gives back of a payment that it does not know yet what the bank asks for', async () => {
    await pay.faults({ drop_callbacks: true });
    const order = await pay.open(token, await pay.listWorker(pay.nextPhone()));
    await pay.checkOut(order);
    await pay.heal();
    expect(await pay.row(order.reference)).toMatchObject({ status: 'pending' });
    const { disputeId, id } = await dispute(order.reference, { amount: 40_000 });
    expect(await answer(id, { answer: 'accepted', message: 'We give it back.' })).toMatchObject({
      status: 200,
    });
    expect(await disputeAtBank(disputeId)).toMatchObject({ amount: 40_000 });
  });

  it('answers once, whoever is first', async () => {
    const { id } = await expectStored((await disputed()).disputeId);
    const body = { message: 'Our word.' };
    const answers = await Promise.all([
      answer(id, { ...body, answer: 'declined' }),
      answer(id, { ...body, answer: 'declined' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(
      await api.call('POST', `/api/ops/chargebacks/${id}/evidence`, {
        token: team,
        body: { service_details: 'Too late.' },
      }),
    ).toMatchObject({ status: 409 });
  });

  it('may answer again when the provider did not take the answer', async () => {
    const { disputeId } = await disputed({ due_in_hours: 3 });
    const { id } = await expectStored(disputeId);
    await pay.faults({ fail_rate: 1 });
    const failed = await answer(id, { answer: 'declined', message: 'No.' });
    await pay.heal();
    expect(failed).toMatchObject({ status: 503 });
    expect(await rowOf(disputeId)).toMatchObject({ answer: null, alarmAt: expect.any(Date) as unknown });
    expect(await answer(id, { answer: 'declined', message: 'No.' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no reason', { answer: 'declined', message: '' }],
    ['another word', { answer: 'maybe', message: 'No.' }],
    ['an amount', { answer: 'accepted', message: 'Yes.', refund_amount: 1 }],
  ])('gives no answer with %s', async (_what, body) => {
    expect(await answer(NOBODY, body)).toMatchObject({ status: 400 });
  });

  it('answers no chargeback of another id', async () => {
    expect(await answer(NOBODY, { answer: 'declined', message: 'No.' })).toMatchObject({ status: 404 });
  });
});
