import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asks } from '../src/db/schema/consents.ts';
import { sweepAsks } from '../src/services/asks/sweep-asks.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { workerAppWorkOf, type WorkerAppWork } from './worker-app-work.ts';

const HOUR_MILLISECONDS = 3_600_000;

let api: TestApi;
let work: WorkerAppWork;
beforeAll(async () => {
  api = await startTestApi();
  work = workerAppWorkOf(api);
});
afterAll(() => api.stop());

it('a question with which something is wrong is logged and left; those behind it are reminded of and end', async () => {
  const { db, log } = api.ctx;
  const employer = await work.employer();
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const her = await work.her();
    await work.invites(employer, her.phone);
    ids.push((await work.latestAsk(her.id)).id);
  }
  const [broken = '', ...others] = ids;
  await db.execute(sql`create table broken_ask (id uuid)`);
  await db.execute(sql`insert into broken_ask values (${broken})`);
  await db.execute(sql`
    create function stubborn() returns trigger language plpgsql as $$
    begin
      if exists (select from broken_ask where id = old.id) then raise exception 'not this one'; end if;
      return new;
    end $$`);
  const said = vi.spyOn(log, 'error');
  const troubles = () => said.mock.calls.filter(([details]) => JSON.stringify(details).includes(broken));
  /** Moved by hand and in one go, so that no sweep of the service's own comes between: the broken one is first in line. */
  const age = (hours: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`drop trigger if exists stubborn on asks`);
      const moved = (by: number) =>
        new Date(api.ctx.clock.now().getTime() + (by - hours) * HOUR_MILLISECONDS);
      await tx.update(asks).set({ remindAt: moved(24), expiresAt: moved(48) });
      await tx
        .update(asks)
        .set({ expiresAt: moved(47.5) })
        .where(eq(asks.id, broken));
      await tx.execute(
        sql`create trigger stubborn before update on asks for each row execute function stubborn()`,
      );
    });
  const look = async (id: string) => {
    const [row] = await db.select().from(asks).where(eq(asks.id, id));
    return { status: row?.status, isReminded: row?.remindedAt !== null };
  };
  await age(25);
  await sweepAsks(api.ctx);
  for (const id of others) expect(await look(id)).toEqual({ status: 'open', isReminded: true });
  expect(await look(broken)).toEqual({ status: 'open', isReminded: false });
  expect(troubles().length).toBeGreaterThan(0);

  await age(49);
  said.mockClear();
  await sweepAsks(api.ctx);
  for (const id of others) expect(await look(id)).toMatchObject({ status: 'expired' });
  expect(await look(broken)).toMatchObject({ status: 'open' });
  expect(troubles().length).toBeGreaterThan(0);
  said.mockRestore();

  await db.execute(sql`drop trigger stubborn on asks`);
  await sweepAsks(api.ctx);
  expect(await look(broken)).toMatchObject({ status: 'expired' });
});
