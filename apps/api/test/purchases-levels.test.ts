import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { packageName } from '@repo/domain/packages';
import { purchases } from '../src/db/schema/purchases.ts';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const EMPLOYER = '+254700000010';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
beforeEach(async () => {
  await pay.heal();
});

const bought = async (nannyId: string) =>
  (await pay.rowsOf(nannyId)).map(({ packageId, status }) => `${packageId} ${status}`);
const levelOf = async (nannyId: string) =>
  (await api.make(getDeepCheck, { token, params: { id: nannyId } })).access_level;

describe('what is owned already', () => {
  it.each([
    [17, 16],
    [17, 19],
    [19, 17],
    [18, 16],
    [18, 17],
    [18, 19],
    [18, 20],
    [20, 18],
  ])('by package %d is not sold again as %d, and the refusal names the order', async (owned, wanted) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const { order_number } = await pay.paid(token, nanny, owned);
    expect(await pay.tryToBuy(token, nanny, wanted)).toMatchObject({
      status: 409,
      body: `You have already purchased ${packageName(owned)} for this nanny, order ${order_number}. It holds everything in this package.`,
    });
    expect(await bought(nanny)).toEqual([`${owned} paid`]);
  });

  it.each([
    [16, 17, 'standard'],
    [16, 19, 'standard'],
    [16, 20, 'premium'],
    [17, 18, 'premium'],
    [19, 20, 'premium'],
  ])('by package %d keeps nobody from the deeper %d', async (owned, wanted, level) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.paid(token, nanny, owned);
    await pay.paid(token, nanny, wanted);
    expect(await bought(nanny)).toEqual([`${owned} paid`, `${wanted} paid`]);
    expect(await levelOf(nanny)).toBe(level);
  });

  it.each([
    [16, 17, 100_000],
    [17, 18, 200_000],
  ])(
    'by package %d takes nothing off the price of the upgrade to %d: %d cents',
    async (owned, wanted, price) => {
      const nanny = await pay.listWorker(pay.nextPhone());
      await pay.paid(token, nanny, owned);
      const { reference } = await pay.paid(token, nanny, wanted);
      expect(await pay.row(reference)).toMatchObject({ amountCents: price });
      expect(await pay.atProvider(reference)).toMatchObject({ amount: price });
    },
  );

  it('by somebody else, or of somebody else, is not owned', async () => {
    const [nanny, other] = [await pay.listWorker(pay.nextPhone()), await pay.listWorker(pay.nextPhone())];
    await pay.paid(token, nanny, 18);
    await pay.paid(token, other, 16);
    await pay.paid(await api.signInEmployer('+254700000011', 'Otieno Test'), nanny, 16);
    expect((await bought(nanny)).toSorted()).toEqual(['16 paid', '18 paid']);
  });

  it('is owned no longer once the money is on its way back', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone);
    const premium = await pay.paid(token, nanny, 18);
    await pay.alter(premium.reference, { refund_outcome: 'needs-attention' });
    await api.ctx.payments.refund({
      reference: premium.reference,
      amountCents: 200_000,
      refundId: 'by-hand',
    });
    await api.eventually(async () =>
      expect(await pay.atProvider(premium.reference)).toMatchObject({
        refunds: [{ status: 'needs-attention' }],
      }),
    );
    await pay.answerConsentRequest(phone, 'NO');
    await api.waitForSms(EMPLOYER, /has not agreed/);
    await api.eventually(async () =>
      expect(await pay.tryToBuy(token, nanny, 18)).toMatchObject({
        status: 409,
        body: expect.stringContaining('is being refunded') as unknown,
      }),
    );
    // Nothing else is sold either, because she said no.
    expect(await pay.tryToBuy(token, nanny, 16)).toMatchObject({
      status: 409,
      body: expect.stringContaining('said no to you'),
    });
  });
});

describe('an open payment for a deeper check', () => {
  it('that nobody has paid keeps nobody from choosing another package', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.open(token, nanny, 18);
    await pay.paid(token, nanny, 16);
    expect(await bought(nanny)).toEqual(['18 pending', '16 paid']);
  });

  it('that was paid a moment ago is noticed', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ drop_callbacks: true });
    const premium = await pay.open(token, nanny, 18);
    await pay.checkOut(premium);
    expect(await pay.tryToBuy(token, nanny, 16)).toMatchObject({
      status: 409,
      body: expect.stringContaining(premium.order_number) as unknown,
    });
    expect(await bought(nanny)).toEqual(['18 paid']);
  });

  it.each([
    [16, 18],
    [19, 17],
  ])('beside one for package %d: paid second, the smaller is given back', async (smaller, deeper) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny, deeper);
    const second = await pay.open(token, nanny, smaller);
    await pay.checkOut(first);
    await pay.confirm(token, first.reference);
    await pay.checkOut(second);
    await api.eventually(async () =>
      expect((await bought(nanny)).toSorted()).toEqual([`${deeper} paid`, `${smaller} refunded`].toSorted()),
    );
    await api.waitForSms(EMPLOYER, new RegExp(`${second.order_number}.*was paid for before`));
    expect(await levelOf(nanny)).toBe(deeper === 18 ? 'premium' : 'standard');
  });

  it('counts as the latest although a smaller one was paid after it and heard of before it', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const premium = await pay.open(token, nanny, 18);
    const lite = await pay.open(token, nanny, 16);
    await pay.faults({ drop_callbacks: true });
    await pay.checkOut(premium);
    await api.advance(1);
    await pay.checkOut(lite);
    await pay.confirm(token, lite.reference);
    expect(await levelOf(nanny)).toBe('lite');
    await pay.confirm(token, premium.reference);
    expect(await bought(nanny)).toEqual(['18 paid', '16 paid']);
    expect(await levelOf(nanny)).toBe('premium');
  });

  it('is kept once when everything is paid at the same moment', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const pages = [];
    for (const id of [18, 20, 19, 17, 16]) pages.push(await pay.open(token, nanny, id));
    await Promise.all(pages.map((page) => pay.checkOut(page)));
    await api.eventually(async () => {
      const rows = await api.ctx.db.select().from(purchases).where(eq(purchases.workerId, nanny));
      expect(rows.every(({ status }) => status === 'paid' || status === 'refunded')).toBe(true);
    });
    expect(await levelOf(nanny)).toBe('premium');
    const kept = (await pay.rowsOf(nanny)).filter(({ status }) => status === 'paid');
    expect(kept.filter(({ packageId }) => packageId === 18 || packageId === 20)).toHaveLength(1);
  });
});
