import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeNotices } from '../src/db/schema/people.ts';
import { numberHash } from '../src/services/messaging/sms/stopped-numbers.ts';
import { notifyWaitingReferees } from '../src/services/evidence/references/notify-waiting-referees.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { referenceWorkOf, type ReferenceWork } from './reference-work.ts';

let api: TestApi;
let work: ReferenceWork;
beforeAll(async () => {
  api = await startTestApi();
  work = await referenceWorkOf(api);
});
afterAll(() => api.stop());

it('two notices to one phone never have the same number, whoever was taken off a list in between', async () => {
  const phone = work.newPhone();
  const nameBy = async () => {
    const worker = await work.signedIn();
    const [reference] = await work.name(worker, [work.row('Ruth Test', phone), work.row()]);
    return { worker, id: reference?.id ?? '' };
  };
  // The first three have the messages of the day, so that the fourth is told of later.
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
