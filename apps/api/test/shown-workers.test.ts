import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listWorkers } from '../src/services/people/workers/list-workers.ts';
import { shownWorkers } from '../src/db/schema/looks.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { caseWorkOf, type CaseWork } from './case-work.ts';
import { startTestApi, type TestApi } from './harness.ts';

const LISTED = 6200;
const DAY_SECONDS = 86_400;

let api: TestApi;
let work: CaseWork;
let employer: string;

beforeAll(async () => {
  api = await startTestApi();
  work = caseWorkOf(api);
  await api.ctx.db.execute(
    sql.raw(`insert into workers (phone, name, profile_completed_at, created_at, updated_at)
      select '+2547' || lpad(n::text, 8, '0'), case when n <= 60 then 'Oldest Test' else 'Worker Test' end, at, at, at
      from generate_series(1, ${LISTED}) n, lateral (select now() - interval '9 d' + n * interval '1 s' as at) moment`),
  );
});
beforeEach(async () => {
  employer = (await work.employer()).id;
});
afterAll(() => api.stop());

/** Reads so many pages, one after the other. */
async function readPages(count: number): Promise<number> {
  let cursor: string | undefined;
  let rows = 0;
  for (let read = 0; read < count; read += 1) {
    const page = await listWorkers(api.ctx, employer, {
      search: '',
      limit: 5000,
      ...(cursor === undefined ? {} : { cursor }),
    });
    rows += page.workers.length;
    cursor = page.nextCursor ?? undefined;
  }
  return rows;
}

const tooMany = { kind: 'too-many', code: 'workersShownTooMany' };

it('shows five thousand different workers a day to an employer who never paid, and as many the next day', async () => {
  expect(await readPages(5)).toBe(5000);
  await expect(readPages(6)).rejects.toMatchObject(tooMany);
  await api.advance(DAY_SECONDS);
  expect(await readPages(5)).toBe(5000);
});

it('counts a worker once: the app may be opened fifty times, and searched', async () => {
  for (let opened = 0; opened < 50; opened += 1) expect(await readPages(1)).toBe(1000);
  const [row] = await api.ctx.db.select().from(shownWorkers).where(eq(shownWorkers.employerId, employer));
  expect(row?.workers).toHaveLength(1000);
  const { workers } = await listWorkers(api.ctx, employer, { search: 'oldest' });
  expect(workers).toHaveLength(60);
  await listWorkers(api.ctx, employer, { search: 'oldest' });
  const [after] = await api.ctx.db.select().from(shownWorkers).where(eq(shownWorkers.employerId, employer));
  expect(after?.workers).toHaveLength(1060);
});

it('still shows the known workers at the limit, and refuses a page without one', async () => {
  await readPages(5);
  expect(await readPages(1)).toBe(1000);
  await expect(listWorkers(api.ctx, employer, { search: 'oldest' })).rejects.toMatchObject(tooMany);
});

it('holds when many pages are read at the same moment', async () => {
  const starts: string[] = [];
  for (let cursor: string | undefined, read = 0; read < 6; read += 1) {
    const other = (await work.employer()).id;
    const page = await listWorkers(api.ctx, other, {
      search: '',
      ...(cursor === undefined ? {} : { cursor }),
    });
    cursor = page.nextCursor ?? undefined;
    if (cursor !== undefined) starts.push(cursor);
  }
  const pages = await Promise.allSettled(
    starts.map((cursor) => listWorkers(api.ctx, employer, { search: '', cursor })),
  );
  const rows = pages.map((page) => (page.status === 'fulfilled' ? page.value.workers.length : 0));
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(5000);
});

it('counts nothing of an employer who paid once, also when it was refunded', async () => {
  await work.open(employer, await work.worker(), 17);
  await api.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.employerId, employer));
  expect(await readPages(2)).toBeGreaterThan(LISTED - 100);
  expect(await api.ctx.db.select().from(shownWorkers).where(eq(shownWorkers.employerId, employer))).toEqual(
    [],
  );
});
