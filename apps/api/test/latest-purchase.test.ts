import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PurchaseStatus } from '@repo/domain/purchase';
import type { RefundReason } from '@repo/domain/refund-reason';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { latestReportPurchase } from '../src/services/access/latest-purchase.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const [LITE, STANDARD, PREMIUM, DEEP] = [16, 17, 18, 20] as const;

const api = await useApi();
const work = caseWorkOf(api);
const employer = (await work.employer()).id;

/** A package, the status of its purchase, the day of the payment, and a refund of its KES 1,000. */
type Bought = readonly [
  packageId: number,
  status: PurchaseStatus,
  paidOn: number | null,
  refund?: { readonly amountCents: number; readonly reason: RefundReason },
];

const buy = async (worker: string, [packageId, status, paidOn, refund]: Bought, by = employer) => {
  const [row] = await api.ctx.db
    .insert(purchases)
    .values({
      orderNumber: randomUUID(),
      reference: randomUUID(),
      employerId: by,
      workerId: worker,
      packageId,
      amountCents: 100_000,
      email: 'njeri@example.com',
      callbackUrl: '/',
      channels: [],
      status,
      createdAt: api.ctx.clock.now(),
      paidAt: paidOn === null ? null : new Date(2026, 0, paidOn),
      updatedAt: api.ctx.clock.now(),
    })
    .returning();
  if (row && refund)
    await api.ctx.db
      .insert(refunds)
      .values({ purchaseId: row.id, createdAt: api.ctx.clock.now(), ...refund });
  return row?.id ?? '';
};
const withdrawn = (amountCents: number) => ({ amountCents, reason: 'consent-withdrawn' as const });
const levelOf = async (worker: string) =>
  (await latestReportPurchase(api.ctx.db, employer, worker))?.level ?? 'none';

describe('what an employer may read of a worker is decided by the latest paid purchase', () => {
  // spec: report/level-none, report/level-latest
  it.each<[string, Bought[], string]>([
    ['nothing was bought', [], 'none'],
    ['one package was paid', [[LITE, 'paid', 1]], 'lite'],
    ['the purchase is pending', [[LITE, 'pending', null]], 'none'],
    ['the purchase was refunded', [[PREMIUM, 'refunded', 1]], 'none'],
    ['a part of it went back after a withdrawal', [[PREMIUM, 'refunded', 1, withdrawn(25_000)]], 'premium'],
    ['all of it went back after a withdrawal', [[PREMIUM, 'refunded', 1, withdrawn(100_000)]], 'none'],
    [
      'the provider took a part of it back',
      [[PREMIUM, 'refunded', 1, { amountCents: 25_000, reason: 'reversed-at-provider' }]],
      'none',
    ],
    [
      'a part of the later one went back after a withdrawal',
      [
        [LITE, 'paid', 1],
        [PREMIUM, 'refunded', 2, withdrawn(25_000)],
      ],
      'premium',
    ],
    [
      'a higher one was paid later',
      [
        [LITE, 'paid', 1],
        [DEEP, 'paid', 2],
      ],
      'premium',
    ],
    [
      'a lower one was paid later',
      [
        [DEEP, 'paid', 1],
        [LITE, 'paid', 2],
      ],
      'lite',
    ],
    [
      'the later payment came to us first',
      [
        [STANDARD, 'paid', 2],
        [LITE, 'paid', 1],
      ],
      'standard',
    ],
    [
      'the later is not paid',
      [
        [LITE, 'paid', 1],
        [PREMIUM, 'failed', null],
      ],
      'lite',
    ],
    [
      'the later is open',
      [
        [LITE, 'paid', 1],
        [PREMIUM, 'pending', null],
      ],
      'lite',
    ],
    [
      'the later was refunded',
      [
        [LITE, 'paid', 1],
        [PREMIUM, 'refunded', 2],
      ],
      'lite',
    ],
  ])('when %s', async (_, bought, level) => {
    const worker = await work.worker();
    for (const each of bought) await buy(worker, each);
    expect(await levelOf(worker)).toBe(level);
  });

  it('of this employer and of this worker', async () => {
    const worker = await work.worker();
    await buy(worker, [LITE, 'paid', 1]);
    await buy(worker, [PREMIUM, 'paid', 2], (await work.employer()).id);
    await buy(await work.worker(), [PREMIUM, 'paid', 3]);
    expect(await levelOf(worker)).toBe('lite');
  });

  it('which always has the time of its payment', async () => {
    await expect(buy(await work.worker(), [LITE, 'paid', null])).rejects.toMatchObject({
      cause: { constraint: 'purchases_paid_when' },
    });
  });

  const accepted = 'merchant-accepted';
  it.each<[string, Bought, readonly [amountCents: number | null, resolution: string][], string]>([
    ['a part of a paid one', [PREMIUM, 'paid', 1], [[10_000, accepted]], 'premium'],
    ['the whole of a paid one', [PREMIUM, 'paid', 1], [[100_000, 'auto-accepted']], 'none'],
    [
      'the whole of a paid one, in two parts',
      [PREMIUM, 'paid', 1],
      [
        [60_000, accepted],
        [40_000, accepted],
      ],
      'none',
    ],
    ['nothing of a paid one', [PREMIUM, 'paid', 1], [[100_000, 'declined']], 'premium'],
    [
      'a part of what a refund had left',
      [PREMIUM, 'refunded', 1, withdrawn(83_400)],
      [[10_000, accepted]],
      'premium',
    ],
    [
      'all that a refund had left',
      [PREMIUM, 'refunded', 1, withdrawn(83_400)],
      [
        [10_000, accepted],
        [6600, 'auto-accepted'],
      ],
      'none',
    ],
    [
      'all that a refund on its way had left',
      [PREMIUM, 'paid', 1, withdrawn(83_400)],
      [[100_000, accepted]],
      'none',
    ],
    [
      'nothing of what a refund had left',
      [PREMIUM, 'refunded', 1, withdrawn(83_400)],
      [[16_600, 'declined']],
      'premium',
    ],
    ['an amount that nobody told', [PREMIUM, 'refunded', 1, withdrawn(83_400)], [[null, accepted]], 'none'],
  ])('of which the bank took back %s', async (_, bought, taken, level) => {
    const worker = await work.worker();
    const purchaseId = await buy(worker, bought);
    const now = api.ctx.clock.now();
    await api.ctx.db.insert(chargebacks).values(
      taken.map(([amountCents, resolution]) => ({
        providerDisputeId: randomUUID(),
        purchaseId,
        status: 'resolved' as const,
        amountCents,
        resolution,
        openedAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    );
    expect(await levelOf(worker)).toBe(level);
  });
});
