import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listQueue, listQueues, takeNext } from '@repo/api-client/contract/work';
import { addBusinessDays, nairobiDay } from '@repo/domain/dates';
import { checks } from '../src/db/schema/cases.ts';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const DAY = 86_400_000;
const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);
const { db } = api.ctx;

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('administrator'));
});

type Queue = Parameters<typeof held.queue>[1];
const find = async (id: string, ...where: [Queue, Parameters<typeof held.queue>[2]?]) =>
  (await held.queue(token, ...where)).find((each) => each.id === id);
const counts = async (queue: Queue) =>
  (await api.make(listQueues, { token })).queues.find((each) => each.queue === queue);
const daysAgo = (days: number) => new Date(api.ctx.clock.now().getTime() - days * DAY);
const purchase = async () =>
  (await work.cases.purchase((await work.employer()).id, await work.worker(), 16)).id;

/** All of a queue, one row a page. */
async function pages(queue: Queue, meanwhile: (ids: readonly string[]) => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path = `/api/ops/queues/${queue}?limit=1${cursor && `&cursor=${cursor}`}`;
    const page = await api.call('GET', path, { token });
    seen.push(...listQueue.answer.parse(page.body).work.map(({ id }) => id));
    cursor = page.headers.get('x-next-cursor');
    await meanwhile(seen);
  }
  return seen;
}

describe('a payment dispute for which the bank names no day', () => {
  const opened = async (openedAt: Date, dueAt: Date | null = null) => {
    const [row] = await db
      .insert(chargebacks)
      .values({
        providerDisputeId: randomUUID(),
        purchaseId: await purchase(),
        status: 'awaiting-merchant-feedback',
        openedAt,
        dueAt,
        createdAt: openedAt,
        updatedAt: openedAt,
      })
      .returning({ id: chargebacks.id });
    return row?.id ?? '';
  };

  it('is late after its working hours in the queue, in its view and in the counts', async () => {
    const before = await counts('chargebacks');
    const id = await opened(daysAgo(14));
    expect(await find(id, 'chargebacks')).toMatchObject({ deadline: 'late' });
    expect(await find(id, 'chargebacks', 'late')).toBeDefined();
    expect((await counts('chargebacks'))?.late).toBe((before?.late ?? 0) + 1);
    const fresh = await opened(api.ctx.clock.now());
    expect(await find(fresh, 'chargebacks', 'late')).toBeUndefined();
  });

  it('is on its page like every other', async () => {
    const ids = [await opened(daysAgo(3)), await opened(daysAgo(2)), await opened(daysAgo(1), daysAgo(-9))];
    expect(await pages('chargebacks')).toEqual(expect.arrayContaining(ids));
  });
});

describe('a page', () => {
  it('follows a row that was deleted or put off meanwhile, and leaves none out', async () => {
    const made = [await work.written(), await work.written(), await work.written()];
    const [first] = made;
    const seen = await pages('reviews', async (ids) => {
      if (ids.at(-1) === first?.id) await db.delete(reviews).where(eq(reviews.id, first?.id ?? ''));
    });
    expect(seen).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    const opened = [await work.opened('health', 18), await work.opened('health', 18)];
    const ids = opened.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      await db
        .update(checks)
        .set({ turn: 'team', dueAt: new Date(Date.UTC(2020, 0, 9 + index)) })
        .where(eq(checks.id, id));
    const putOff = await pages('health', async (before) => {
      if (before.at(-1) === ids[0])
        await db
          .update(checks)
          .set({ dueAt: new Date(Date.UTC(2020, 1, 9)) })
          .where(eq(checks.id, ids[0] ?? ''));
    });
    expect(putOff).toContain(ids[1]);
  });
});

describe('the deadline of the team begins when it is its turn', () => {
  it('after the answer of the worker, or the end of her days', async () => {
    const { id } = await work.reported();
    const set = (facts: Partial<typeof misconductReports.$inferInsert>) =>
      db.update(misconductReports).set(facts).where(eq(misconductReports.id, id));
    const askedAt = daysAgo(1);
    await set({ createdAt: daysAgo(40), status: 'worker_asked', askedBy: 'phone', askedAt });
    expect(await find(id, 'incidents', 'waiting')).toMatchObject({ since: askedAt.toISOString() });
    await set({ answeredAt: api.ctx.clock.now() });
    expect(await find(id, 'incidents')).toMatchObject({ deadline: 'on_time' });
    expect(await find(id, 'incidents', 'late')).toBeUndefined();
    await set({ askedAt: daysAgo(30), answeredAt: null });
    expect(await find(id, 'incidents', 'late')).toMatchObject({ deadline: 'late' });
  });

  it('after the time of the identity provider', async () => {
    const id = randomUUID();
    await db.insert(identityJobs).values({
      id,
      workerId: await work.worker(),
      attempt: 1,
      state: 'processing',
      nameGiven: 'Amani Test',
      consentLanguage: 'en',
      consentAt: daysAgo(20),
      createdAt: daysAgo(20),
    });
    await db.update(identityJobs).set({ state: 'review' }).where(eq(identityJobs.id, id));
    const mine = await find(id, 'identity');
    expect(mine).toMatchObject({ deadline: 'on_time' });
    expect(await find(id, 'identity', 'late')).toBeUndefined();
    await db.update(identityJobs).set({ state: 'provisional' }).where(eq(identityJobs.id, id));
    expect((await find(id, 'identity'))?.since).toBe(mine?.since);
  });

  it('when a refund is held up', async () => {
    const [row] = await db
      .insert(refunds)
      .values({
        purchaseId: await purchase(),
        amountCents: 100,
        reason: 'consent-declined',
        createdAt: daysAgo(20),
      })
      .returning({ id: refunds.id });
    const id = row?.id ?? '';
    await db
      .update(refunds)
      .set({ status: 'needs-attention', providerRefundId: id })
      .where(eq(refunds.id, id));
    expect(await find(id, 'refunds')).toMatchObject({ deadline: 'on_time' });
    expect(await find(id, 'refunds', 'late')).toBeUndefined();
  });
});

// spec: team-queues/counts
it('the counts leave out what is put aside, as the queue does', async () => {
  const before = await counts('work_history');
  await work.opened('work_history', 18);
  const { work: mine } = await api.make(takeNext, { token, params: { queue: 'work_history' } });
  expect((await counts('work_history'))?.open).toBe((before?.open ?? 0) + 1);
  const until = nairobiDay(addBusinessDays(api.ctx.clock.now(), 1));
  await api.call('POST', `/api/ops/work/check/${mine?.id ?? ''}/snooze`, {
    token,
    body: { until, reason: 'The office is closed.' },
  });
  expect((await counts('work_history'))?.open).toBe(before?.open);
  expect((await held.queue(token, 'work_history')).length).toBe(before?.open);
});
