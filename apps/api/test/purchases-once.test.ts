import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { purchases } from '../src/db/schema/purchases.ts';
import { createLog } from '../src/log.ts';
import { startService } from '../src/service.ts';
import { freePort } from '@repo/postgres/free-port';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const EMPLOYER = '+254700000010';
const ALREADY = 'You have already purchased this package for this nanny.';
const DAY_SECONDS = 86_400;

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer(EMPLOYER, 'Njeri Test');
const stranger = await api.signInEmployer('+254700000011', 'Otieno Test');
beforeEach(async () => {
  await pay.heal();
});

const statuses = async (nannyId: string) => (await pay.rowsOf(nannyId)).map(({ status }) => status);

describe('one purchase, however often it is asked for', () => {
  // spec: errors/payment-already
  it('refuses what is bought already, in the words that screens look for', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.paid(token, nanny);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 409, body: ALREADY });
    expect(await statuses(nanny)).toEqual(['paid']);
  });

  it('lets two employers buy the same for the same worker', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.paid(token, nanny);
    await pay.paid(stranger, nanny);
    expect(await statuses(nanny)).toEqual(['paid', 'paid']);
  });

  it('opens one payment for a double click and two tabs', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ delay_ms: 80 });
    const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pay.open(token, nanny)));
    expect(new Set(opened.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(opened.map(({ authorization_url }) => authorization_url)).size).toBe(1);
    expect(await statuses(nanny)).toEqual(['pending']);
  });

  it('opens one payment through two processes at the same moment', async () => {
    const port = await freePort();
    const second = await startService({ ...api.ctx.config, port }, createLog('silent'));
    try {
      const nanny = await pay.listWorker(pay.nextPhone());
      const body = JSON.stringify({ nanny_id: nanny, package_id: 17, callback_url: pay.returnPage });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answers = await Promise.all(
        [1, 2, 3, 4].flatMap(() =>
          [api.origin, `http://127.0.0.1:${port}`].map((origin) =>
            fetch(`${origin}/api/employer/purchase-package`, { method: 'POST', headers, body }),
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
      expect(await statuses(nanny)).toEqual(['pending']);
    } finally {
      await second.stop();
    }
  });

  it('resumes the same page, whatever channel is wanted now', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny);
    const second = await pay.tryToBuy(token, nanny, 17, { channel: 'card' });
    expect(second).toMatchObject({ status: 200, body: { data: first } });
  });

  it('notices that the open payment was paid a moment ago', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ drop_callbacks: true });
    const opened = await pay.open(token, nanny);
    await pay.checkOut(opened);
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 409, body: ALREADY });
    expect(await statuses(nanny)).toEqual(['paid']);
  });

  it('opens a new payment after one that failed', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny);
    await pay.checkOut(first, 'failed');
    const second = await pay.open(token, nanny);
    expect(second.reference).not.toBe(first.reference);
    expect(await pay.rowsOf(nanny)).toMatchObject([
      { status: 'failed', failureReason: 'Request cancelled by user' },
      { status: 'pending' },
    ]);
  });

  it.each([
    [
      'its price has changed',
      (nanny: string) =>
        api.ctx.db.update(purchases).set({ amountCents: 90_000 }).where(eq(purchases.workerId, nanny)),
    ],
    ['its page is an hour old', () => api.advance(3600)],
  ])('opens a new payment when %s', async (_what, change) => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny);
    await change(nanny);
    const second = await pay.open(token, nanny);
    expect(second.reference).not.toBe(first.reference);
    expect(await statuses(nanny)).toEqual(['abandoned', 'pending']);
  });
});

describe('a payment that comes late', () => {
  it('counts after the attempt was given up for a newer one, which ends', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny);
    await api.advance(3600);
    const second = await pay.open(token, nanny);
    await pay.checkOut(first);
    await api.eventually(async () => expect(await statuses(nanny)).toEqual(['paid', 'abandoned']));
    expect(await pay.tryToConfirm(token, second.reference)).toMatchObject({ status: 402 });
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 409, body: ALREADY });
  });

  it('is given back in full when the newer attempt is paid', async () => {
    const phone = pay.nextPhone();
    const nanny = await pay.listWorker(phone);
    const first = await pay.open(token, nanny);
    await api.advance(3600);
    const second = await pay.open(token, nanny);
    await pay.checkOut(second);
    await pay.confirm(token, second.reference);
    await pay.checkOut(first);
    await api.eventually(async () => expect(await statuses(nanny)).toEqual(['refunded', 'paid']));
    await api.waitForSms(EMPLOYER, new RegExp(`${first.order_number}.*was paid for before`));
    await api.eventually(async () =>
      expect(await pay.atProvider(first.reference)).toMatchObject({
        refunds: [{ amount: 100_000, status: 'processed' }],
      }),
    );
    expect(await pay.atProvider(second.reference)).toMatchObject({ refunds: [] });
    expect((await api.received(phone)).filter((text) => text.includes('Reply YES'))).toHaveLength(1);
  });

  it('leaves one paid and one refunded when both pages are paid at the same moment', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const first = await pay.open(token, nanny);
    await api.advance(3600);
    const second = await pay.open(token, nanny);
    await Promise.all([pay.checkOut(first), pay.checkOut(second)]);
    await api.eventually(async () =>
      expect((await statuses(nanny)).toSorted()).toEqual(['paid', 'refunded']),
    );
  });

  it('counts a day after it was given up, even without a webhook', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny);
    await api.advance(DAY_SECONDS);
    await api.eventually(async () => expect(await statuses(nanny)).toEqual(['abandoned']));
    await pay.faults({ drop_callbacks: true });
    await pay.checkOut(opened);
    await api.advance(DAY_SECONDS);
    await api.eventually(async () => expect(await statuses(nanny)).toEqual(['paid']));
  });
});

describe('a provider that is down', () => {
  it('is told as text with when to come back, and the same payment is opened then', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    await pay.faults({ fail_rate: 1 });
    const refused = await pay.tryToBuy(token, nanny);
    expect(refused).toMatchObject({ status: 503, body: expect.stringContaining('Please try again') });
    expect(refused.headers.get('retry-after')).toBe('5');
    const [row] = await pay.rowsOf(nanny);
    await pay.heal();
    expect(await pay.open(token, nanny)).toMatchObject({ reference: row?.reference });
    expect(await statuses(nanny)).toEqual(['pending']);
  });

  it('keeps an open payment resumable', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny);
    await pay.faults({ fail_rate: 1 });
    expect(await pay.tryToBuy(token, nanny)).toMatchObject({ status: 503 });
    await pay.heal();
    expect(await pay.open(token, nanny)).toEqual(opened);
  });

  it('does not keep a payer who is known to have paid from her receipt', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.paid(token, nanny);
    await pay.faults({ fail_rate: 1 });
    expect(await pay.confirm(token, opened.reference)).toMatchObject({ order_number: opened.order_number });
  });

  it('tells a payer whose payment is not known yet to come back', async () => {
    const nanny = await pay.listWorker(pay.nextPhone());
    const opened = await pay.open(token, nanny);
    await pay.faults({ fail_rate: 1, drop_callbacks: true });
    await pay.checkOut(opened);
    expect(await pay.tryToConfirm(token, opened.reference)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('your money is safe'), retry_after: 5 },
    });
    await pay.heal();
    expect(await pay.confirm(token, opened.reference)).toMatchObject({ amount_paid: 1000 });
  });
});
