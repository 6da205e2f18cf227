import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getChargeback, listChargebacks } from '@repo/api-client/contract/chargebacks';
import { getRefund, listRefunds } from '@repo/api-client/contract/refunds';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { workers } from '../src/db/schema/people.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { auditLog, isLook, lookedAt } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import { DETAILS, heldUpRefundsOf, PAYER } from './held-up-refunds.ts';
import { paymentsOf } from './payments.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const NOT_HELD = { status: 403, body: { message: 'This is not in your hands. Please take it first.' } };
const CONFLICT = { status: 403, body: { message: 'You know somebody here, so a colleague works on it.' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const PAYER_SHOWN = { name: 'Njeri Test', phone: PAYER };

const api = await useApi();
const pay = paymentsOf(api);
const teamWork = teamWorkOf(api);
const { heldUp, retry, enter, token: employer } = await heldUpRefundsOf(api, pay);

let member: Awaited<ReturnType<typeof teamWork.member>>;
beforeEach(async () => {
  await pay.heal();
  member = await teamWork.member('finance', 'Auma Test');
});

const claim = async (kind: 'refund' | 'chargeback', id: string, { token } = member) =>
  expect(await api.call('POST', `/api/ops/work/${kind}/${id}/claim`, { token })).toMatchObject({
    status: 200,
  });
const read = (kind: 'refund' | 'chargeback', id: string) =>
  api.call('GET', `/api/ops/${kind}s/${id}`, { token: member.token });
const refund = async (id: string, { token } = member) =>
  (await api.make(getRefund, { token, params: { id } })).refund;
const chargeback = async (id: string) =>
  (await api.make(getChargeback, { token: member.token, params: { id } })).chargeback;
/** What stands under who looked in the cases of a worker. */
const looksAt = (workerId: string) =>
  api.ctx.db
    .select({ actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(lookedAt(auditLog), workerId), isLook(auditLog)));
const rowsAbout = (subject: string) =>
  api.ctx.db
    .select({ actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.actor, `ops:${member.id}`)));

/** The member becomes the worker of a payment. */
async function meet(reference: string) {
  const { workerId } = await pay.row(reference);
  await api.ctx.db
    .update(workers)
    .set({ phone: kenyanPhone(member.phone) })
    .where(eq(workers.id, workerId));
}

/** A dispute about a payment, in the service. */
async function dispute(reference: string, order: object = {}): Promise<string> {
  const { body } = await api.sandbox('POST', '/disputes', { reference, ...order });
  const providerId = z.object({ id: z.number().transform(String) }).parse(body).id;
  return api.eventually(async () => {
    const [row] = await api.ctx.db
      .select()
      .from(chargebacks)
      .where(eq(chargebacks.providerDisputeId, providerId));
    if (row === undefined) throw new Error('Not stored yet');
    return row.id;
  });
}
const disputed = async (phone = pay.nextPhone()) => {
  const { reference } = await pay.paid(employer, await pay.listWorker(phone));
  return { reference, phone, id: await dispute(reference) };
};

describe('a refund', () => {
  // spec: team-case-pages/refund-held
  it('is opened with its payer by the member who holds it, and that is on record', async () => {
    const { id, order_number, reference } = await heldUp();
    expect(await read('refund', id)).toMatchObject(NOT_HELD);
    await claim('refund', id);
    expect(await rowsAbout(`refund:${id}`)).not.toContainEqual(
      expect.objectContaining({ action: 'refund-opened' }),
    );
    expect(await refund(id)).toMatchObject({
      order_number,
      reference,
      payer: PAYER_SHOWN,
      amount: 1000,
      price: 1000,
      reason: 'consent-declined',
      status: 'needs-attention',
      act: 'retry_with_details',
      paid_at: expect.any(String) as unknown,
      waits_since: expect.any(String) as unknown,
      entry: null,
      sent_at: null,
    });
    expect(await rowsAbout(`refund:${id}`)).toContainEqual({
      actor: `ops:${member.id}`,
      action: 'refund-opened',
    });
    const { workerId } = await pay.row(reference);
    expect(await looksAt(workerId)).toContainEqual({ actor: `ops:${member.id}`, action: 'refund-opened' });
  });

  it('is not opened by a member who knows the worker', async () => {
    const { id, reference } = await heldUp();
    await meet(reference);
    expect(await read('refund', id)).toMatchObject(CONFLICT);
  });

  // spec: team-case-pages/refund-second
  it('tells the second member who entered the account, and not what', async () => {
    const { id } = await heldUp();
    const first = await teamWork.member('finance', 'Ruth Test');
    await claim('refund', id, first);
    await enter(id, DETAILS, first.token);
    expect(await api.call('GET', `/api/ops/refunds/${id}`, { token: first.token })).toMatchObject(NOT_HELD);
    await claim('refund', id);
    const opened = await refund(id);
    expect(opened.entry).toEqual({ by: 'Ruth Test', at: expect.any(String) as unknown });
    expect(JSON.stringify(opened)).not.toContain(DETAILS.account_number);
  });

  // spec: team-case-pages/refund-second
  it('tells the second member of the entry of a colleague without a name', async () => {
    const { id } = await heldUp();
    // The first administrators come in without a name.
    await enter(id);
    await claim('refund', id);
    expect((await refund(id)).entry).toEqual({ by: null, at: expect.any(String) as unknown });
  });

  // spec: team-case-pages/refund-refused
  it('tells that the provider did not take the account of two members', async () => {
    const { id, reference } = await heldUp();
    // The sandbox refuses every currency but that of the payment.
    await pay.alter(reference, { currency: 'NGN' });
    const first = await teamWork.member('finance');
    await enter(id, DETAILS, first.token);
    await claim('refund', id);
    expect(await retry(id, DETAILS, member.token)).toMatchObject({ status: 400 });
    await api.eventually(async () =>
      expect(await refund(id)).toMatchObject({
        status: 'needs-attention',
        entry: null,
        sent_at: expect.any(String) as unknown,
      }),
    );
  });
});

describe('a chargeback', () => {
  // spec: team-case-pages/chargeback-held
  it('is opened with its payer by the member who holds it, and that is on record', async () => {
    const { id, reference } = await disputed();
    expect(await read('chargeback', id)).toMatchObject(NOT_HELD);
    await claim('chargeback', id);
    expect(await chargeback(id)).toMatchObject({
      reference,
      payer: PAYER_SHOWN,
      price: 1000,
      amount: 1000,
      gives_back: 1000,
      refund: null,
      taken_back: 0,
      may_answer: true,
      delivered: null,
    });
    expect(await rowsAbout(`chargeback:${id}`)).toContainEqual({
      actor: `ops:${member.id}`,
      action: 'chargeback-opened-by-team',
    });
    const { workerId } = await pay.row(reference);
    expect(await looksAt(workerId)).toContainEqual({
      actor: `ops:${member.id}`,
      action: 'chargeback-opened-by-team',
    });
  });

  it('is not opened by a member who knows the worker', async () => {
    const { id, reference } = await disputed();
    await meet(reference);
    expect(await read('chargeback', id)).toMatchObject(CONFLICT);
  });

  // spec: team-case-pages/chargeback-delivered
  it('tells in dates what the service gave, without the worker', async () => {
    const { id, phone, reference } = await disputed();
    await pay.answerConsentRequest(phone, 'YES');
    await claim('chargeback', id);
    const { delivered } = await api.eventually(async () => {
      const opened = await chargeback(id);
      expect(opened.delivered).not.toBeNull();
      return opened;
    });
    expect(delivered).toMatchObject({
      level: 'standard',
      consent_at: expect.any(String) as unknown,
      withdrawn_at: null,
      checks_began_at: expect.any(String) as unknown,
      report_at: null,
    });
    expect(delivered?.checks).toBeGreaterThan(3);
    const { workerId } = await pay.row(reference);
    expect(JSON.stringify(await chargeback(id))).not.toContain(workerId);
  });

  // spec: team-case-pages/chargeback-paid-back
  it('gives nothing back of a payment that went back before', async () => {
    const { id, reference } = await disputed();
    const { id: purchaseId } = await pay.row(reference);
    // Whoever asks the provider meanwhile learns nothing: the refund stays where it is.
    await pay.faults({ fail_rate: 1 });
    await withTransaction(api.ctx, (tx) =>
      startRefund(
        api.ctx,
        { ...tx, enqueue: () => Promise.resolve() },
        { purchaseId, reason: 'consent-declined' },
      ),
    );
    await claim('chargeback', id);
    expect(await chargeback(id)).toMatchObject({
      gives_back: 0,
      refund: { amount: 1000, status: 'pending' },
    });
    expect(
      await api.call('POST', `/api/ops/chargebacks/${id}/resolve`, {
        token: member.token,
        body: { answer: 'accepted', message: 'We give it back.' },
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Nothing is left/) as unknown } });
  });
});

describe('the lists', () => {
  // spec: team-case-pages/money-lists
  it('name no person, to any member who works money', async () => {
    const { id: refundId, reference } = await heldUp();
    const { id } = await disputed();
    const { token } = member;
    const listed = [
      await api.make(listRefunds, { token, query: { status: 'all' } }),
      await api.make(listChargebacks, { token, query: { status: 'all' } }),
    ];
    const [row] = await api.ctx.db.select().from(purchases).where(eq(purchases.reference, reference));
    const words = JSON.stringify(listed);
    expect(words).toContain(refundId);
    expect(words).toContain(id);
    for (const personal of ['Njeri Test', PAYER, row?.email ?? '', row?.workerName ?? 'Test'])
      expect(words).not.toContain(personal);
  });

  it('show one alone by its id', async () => {
    const { id: refundId } = await heldUp();
    const { id } = await disputed();
    const { token } = member;
    expect(
      (await api.make(listRefunds, { token, query: { status: 'all', id: refundId } })).refunds.map(
        (each) => each.id,
      ),
    ).toEqual([refundId]);
    expect(
      (await api.make(listChargebacks, { token, query: { status: 'all', id } })).chargebacks.map(
        (each) => each.id,
      ),
    ).toEqual([id]);
  });
});

it.each(['refund', 'chargeback'] as const)('knows no %s of another id', async (kind) => {
  expect(await read(kind, NOBODY)).toMatchObject({ status: 404 });
});
