import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checks } from '../src/db/schema/cases.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { refereeNotices, workers } from '../src/db/schema/people.ts';
import { sweepDates } from '../src/services/checks/sweep-dates.ts';
import { refereeHash } from '../src/services/references/name-referee.ts';
import { sweepReferees } from '../src/services/references/sweep-referees.ts';
import { sweepTrust } from '../src/services/trust/sweep-trust.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { referenceWorkOf, type ReferenceWork } from './reference-work.ts';

const HOUR_MILLISECONDS = 3_600_000;

let api: TestApi;
let work: ReferenceWork;
beforeAll(async () => {
  api = await startTestApi();
  work = await referenceWorkOf(api);
  await api.ctx.db.execute(sql`create table broken_rows (id uuid)`);
  await api.ctx.db.execute(sql`
    create function stubborn() returns trigger language plpgsql as $$
    begin
      if exists (select from broken_rows where id = old.id) then raise exception 'not this one'; end if;
      return new;
    end $$`);
});
afterAll(() => api.stop());

const ago = (hours: number) => new Date(api.ctx.clock.now().getTime() - hours * HOUR_MILLISECONDS);

type Tx = Parameters<Parameters<TestApi['ctx']['db']['transaction']>[0]>[0];

/**
 * Ages rows and sweeps while the database refuses to change one of them. Aged and refused in one go, so that no sweep of
 * the service's own comes between. @returns how often that row was logged as trouble.
 */
async function sweepAround(
  { table, broken }: { readonly table: string; readonly broken: string },
  age: (tx: Tx) => Promise<unknown>,
  sweep: () => Promise<void>,
): Promise<number> {
  const { db, log } = api.ctx;
  const said = vi.spyOn(log, 'error');
  await db.transaction(async (tx) => {
    await age(tx);
    await tx.execute(sql`insert into broken_rows values (${broken})`);
    await tx.execute(
      sql`create trigger stubborn before update on ${sql.identifier(table)} for each row execute function stubborn()`,
    );
  });
  await sweep();
  const troubles = said.mock.calls.filter(([details]) => JSON.stringify(details).includes('"row"')).length;
  said.mockRestore();
  await db.execute(sql`drop trigger stubborn on ${sql.identifier(table)}`);
  return troubles;
}

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
  const troubles = await sweepAround(
    { table: 'checks', broken },
    (tx) => tx.update(checks).set({ dueAt }).where(inArray(checks.id, ids)),
    () => sweepDates(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await isMoved(id)).toBe(true);
  expect(await isMoved(broken)).toBe(false);
  await sweepDates(api.ctx);
  expect(await isMoved(broken)).toBe(true);
});

it('a worker whose score cannot be worked out is logged and left; the others lose their points', async () => {
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) ids.push(await work.worker());
  const [broken = '', ...others] = ids;
  const scoreOf = async (id: string) => (await work.workerRow(id)).trustScore;
  const troubles = await sweepAround(
    { table: 'workers', broken },
    async (tx) => {
      const late = { trustScore: 99, trustReviewAt: ago(24) };
      await tx.update(workers).set(late).where(inArray(workers.id, others));
      // The first in line.
      await tx
        .update(workers)
        .set({ ...late, trustReviewAt: ago(48) })
        .where(eq(workers.id, broken));
    },
    () => sweepTrust(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await scoreOf(id)).toBeLessThan(99);
  expect(await scoreOf(broken)).toBe(99);
  await sweepTrust(api.ctx);
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
    const ofPhone = eq(refereeNotices.phoneHash, refereeHash(api.ctx, phone));
    ids.push((await db.select().from(refereeNotices).where(ofPhone))[0]?.id ?? '');
  }
  const [broken = '', ...others] = ids;
  const isTold = async (id: string) =>
    (await db.select().from(refereeNotices).where(eq(refereeNotices.id, id)))[0]?.toldAt != null;
  const troubles = await sweepAround(
    { table: 'referee_notices', broken },
    async (tx) => {
      await tx.update(refereeNotices).set({ toldAt: null }).where(inArray(refereeNotices.id, ids));
      await tx.delete(smsMessages).where(like(smsMessages.idempotencyKey, 'referee-named:%'));
      // The first in line.
      await tx
        .update(refereeNotices)
        .set({ createdAt: ago(48) })
        .where(eq(refereeNotices.id, broken));
    },
    () => sweepReferees(api.ctx),
  );
  expect(troubles).toBeGreaterThan(0);
  for (const id of others) expect(await isTold(id)).toBe(true);
  expect(await isTold(broken)).toBe(false);
  await sweepReferees(api.ctx);
  expect(await isTold(broken)).toBe(true);
});
