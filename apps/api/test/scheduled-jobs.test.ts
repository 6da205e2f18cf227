import { eq, inArray, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checks } from '../src/db/schema/cases.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { refereeNotices, workers } from '../src/db/schema/people.ts';
import { postponeOverdue } from '../src/services/casework/checks/postpone-overdue.ts';
import { numberHash } from '../src/services/messaging/sms/stopped-numbers.ts';
import { notifyWaitingReferees } from '../src/services/evidence/references/notify-waiting-referees.ts';
import { recomputeDue } from '../src/services/trust/recompute-due.ts';
import { useApi } from './use-api.ts';
import { referenceWorkOf } from './reference-work.ts';
import { stubbornRowsOf } from './stubborn-rows.ts';

const HOUR_MILLISECONDS = 3_600_000;

const api = await useApi();
const work = await referenceWorkOf(api);
const runAround = await stubbornRowsOf(api);

const ago = (hours: number) => new Date(api.ctx.clock.now().getTime() - hours * HOUR_MILLISECONDS);

it('a case whose dates cannot be moved is logged and left; those of the others move', async () => {
  const dueAt = ago(30 * 24);
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const employer = await work.employer();
    const [first] = await work.checks(await work.open(employer.id, await work.worker()));
    ids.push(first?.id ?? '');
  }
  const [broken = '', ...others] = ids;
  const isMoved = async (id: string) => {
    const [row] = await api.ctx.db.select().from(checks).where(eq(checks.id, id));
    return row !== undefined && row.dueAt > dueAt;
  };
  const troubles = await runAround(
    { table: 'checks', broken: [broken] },
    (tx) => tx.update(checks).set({ dueAt }).where(inArray(checks.id, ids)),
    () => postponeOverdue(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await isMoved(id)).toBe(true);
  expect(await isMoved(broken)).toBe(false);
  await postponeOverdue(api.ctx);
  expect(await isMoved(broken)).toBe(true);
});

it('a worker whose score cannot be worked out is logged and left; the others lose their points', async () => {
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) ids.push(await work.worker());
  const [broken = '', ...others] = ids;
  const scoreOf = async (id: string) => (await work.workerRow(id)).trustScore;
  const troubles = await runAround(
    { table: 'workers', broken: [broken] },
    async (tx) => {
      const late = { trustScore: 99, trustReviewAt: ago(24) };
      await tx.update(workers).set(late).where(inArray(workers.id, others));
      // The broken row is first in line.
      await tx
        .update(workers)
        .set({ ...late, trustReviewAt: ago(48) })
        .where(eq(workers.id, broken));
    },
    () => recomputeDue(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await scoreOf(id)).toBeLessThan(99);
  expect(await scoreOf(broken)).toBe(99);
  await recomputeDue(api.ctx);
  expect(await scoreOf(broken)).toBeLessThan(99);
});

it('a referee who cannot be told is logged and left; the others are told', async () => {
  const { db } = api.ctx;
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const worker = await work.signedIn();
    const phone = work.newPhone();
    await work.name(worker, [work.row('Ruth Test', phone), work.row('Joy Test')]);
    await work.notice(phone);
    const ofPhone = eq(refereeNotices.phoneHash, numberHash(api.ctx, phone));
    ids.push((await db.select().from(refereeNotices).where(ofPhone))[0]?.id ?? '');
  }
  const [broken = '', ...others] = ids;
  const isTold = async (id: string) =>
    (await db.select().from(refereeNotices).where(eq(refereeNotices.id, id)))[0]?.toldAt != null;
  const troubles = await runAround(
    { table: 'referee_notices', broken: [broken] },
    async (tx) => {
      await tx.update(refereeNotices).set({ toldAt: null }).where(inArray(refereeNotices.id, ids));
      await tx.delete(smsMessages).where(like(smsMessages.idempotencyKey, 'referee-named:%'));
      // The broken row is first in line.
      await tx
        .update(refereeNotices)
        .set({ createdAt: ago(48) })
        .where(eq(refereeNotices.id, broken));
    },
    () => notifyWaitingReferees(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await isTold(id)).toBe(true);
  expect(await isTold(broken)).toBe(false);
  await notifyWaitingReferees(api.ctx);
  expect(await isTold(broken)).toBe(true);
});
