import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refereeNotices, workerReferences, workers } from '../src/db/schema/people.ts';
import { numberHash } from '../src/services/messaging/sms/stopped-numbers.ts';
import { notifyWaitingReferees } from '../src/services/evidence/references/notify-waiting-referees.ts';
import { useApi } from './use-api.ts';
import { referenceWorkOf } from './reference-work.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { refuseReference } from '../src/services/evidence/references/refuse-reference.ts';
import { heldUp } from './held-up.ts';
import { kenyanPhone } from './phones.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

it('two notices to one phone never have the same number, whoever was taken off a list in between', async () => {
  const phone = work.newPhone();
  const nameBy = async () => {
    const worker = await work.signedIn();
    const [reference] = await work.name(worker, [work.row('Ruth Test', phone), work.row()]);
    return { worker, id: reference?.id ?? '' };
  };
  // The first three notices use up the daily limit, so the service sends the fourth notice later.
  for (const _ of [1, 2, 3]) await nameBy();
  const fourth = await nameBy();
  await nameBy();
  await work.remove(fourth.worker, fourth.id);
  await api.advance(25 * 3600);
  await notifyWaitingReferees(api.ctx);
  await nameBy();
  const notices = await api.ctx.db
    .select()
    .from(refereeNotices)
    .where(eq(refereeNotices.phoneHash, numberHash(api.ctx, phone)));
  expect(notices.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([100, 101, 102, 104, 105]);
});

/** A referee whose number had used up the daily limit when a worker named it. */
async function notTold() {
  const { db } = api.ctx;
  const { phone } = await work.named();
  const [notice] = await db
    .update(refereeNotices)
    .set({ toldAt: null })
    .where(eq(refereeNotices.phoneHash, numberHash(api.ctx, phone)))
    .returning();
  if (notice === undefined) throw new Error('Nobody was named');
  await db.delete(smsMessages).where(eq(smsMessages.idempotencyKey, `referee-named:${notice.id}`));
  return { ...notice, phone };
}

describe('a number that many name', () => {
  it('has three messages a day, and the rest as days go by, while it is still on their lists', async () => {
    const phone = work.newPhone();
    const workers = [];
    for (let each = 0; each < 5; each += 1) workers.push(await work.signedIn());
    for (const worker of workers) await work.name(worker, [work.row('Ruth Test', phone), work.row()]);
    await api.eventually(async () => expect(await api.received(phone)).toHaveLength(3));
    const untold = async () =>
      (await api.ctx.db.select().from(refereeNotices)).filter(({ toldAt }) => toldAt === null);
    expect(await untold()).toHaveLength(2);
    const [fourth] = workers.slice(3);
    if (fourth === undefined) throw new Error('Five were made');
    const [first] = await work.listed(fourth);
    await work.remove(fourth, first?.id ?? '');
    await api.advance(25 * 3600);
    await api.eventually(async () => expect(await api.received(phone)).toHaveLength(4));
    await api.eventually(async () => expect(await untold()).toEqual([]));
    await expect(api.received(phone)).resolves.toHaveLength(4);
  });

  it('keeps nobody else from being told', async () => {
    const { db, clock, secrets } = api.ctx;
    const untold = await notTold();
    // Many other referees have waited longer.
    const busy = secrets.fingerprint('referee', 'a number that many name');
    const longAgo = new Date(clock.now().getTime() - 3_600_000);
    const crowd = await db
      .insert(workers)
      .values(
        Array.from({ length: 203 }, (_none, index) => ({
          phone: kenyanPhone(`+254700${String(400_000 + index)}`),
          createdAt: longAgo,
          updatedAt: longAgo,
        })),
      )
      .returning({ id: workers.id });
    await db.insert(refereeNotices).values(
      crowd.map(({ id }, index) => ({
        workerId: id,
        phoneHash: busy,
        number: 100 + index,
        language: 'en' as const,
        toldAt: index < 3 ? longAgo : null,
        createdAt: longAgo,
      })),
    );
    // Each referee is still on the list of the worker who named the number.
    await db.insert(workerReferences).values(
      crowd.map(({ id }) => ({
        workerId: id,
        name: 'Ruth Test',
        phone: 'a number that many name',
        relationship: 'Previous Employer',
        createdAt: longAgo,
      })),
    );
    await notifyWaitingReferees(api.ctx);
    const [after] = await db.select().from(refereeNotices).where(eq(refereeNotices.id, untold.id));
    expect(after?.toldAt).toEqual(expect.any(Date));
  });

  it('is neither written to nor forgotten where somebody refuses on the phone in that very moment', async () => {
    const { id, workerId, phone } = await notTold();
    const before = (await api.received(phone)).length;
    const { running } = await withTransaction(api.ctx, async (tx) => {
      await refuseReference(api.ctx, tx, { workerId, phone, by: 'call', actor: 'ops:test' });
      const begun = notifyWaitingReferees(api.ctx);
      await heldUp(api, 1);
      return { running: begun };
    });
    await running;
    const [notice] = await api.ctx.db.select().from(refereeNotices).where(eq(refereeNotices.id, id));
    expect(notice).toMatchObject({ toldAt: null, refusedAt: expect.any(Date) });
    expect(await api.received(phone)).toHaveLength(before);
  });
});
