import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import { listWorkers } from '../src/services/people/workers/list-workers.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { recordStatements, wholeReads, type RecordedStatements } from './recorded-statements.ts';

/** With so many listed workers, PostgreSQL reads no whole table that has a suitable index. */
const ROWS = 40_000;
const EMPLOYER = '00000000-0000-4000-8000-000000000001';

let api: TestApi;
let recorded: RecordedStatements;

beforeAll(async () => {
  api = await startTestApi();
  recorded = recordStatements(api);
  // Names of every letter but x and z, and one of z. Every fourth worker is of the same service. Two are verified, and one
  // of them has more years than all others. No cook and no gardener lives in Mombasa.
  await api.ctx.db.execute(
    sql.raw(`insert into workers (phone, name, location, known_place, service_type, experience_years, smile_status, profile_completed_at, created_at, updated_at)
      select '+2547' || lpad(n::text, 8, '0'),
             case when n = 7 then 'Zainabu Test' else translate(md5(n::text), '0123456789', 'ghijklmnop') || ' Test' end,
             'House 5, Karen', case when n = 9 then 'Zimmerman' when n % 10 = 0 then 'Mombasa' else 'Nairobi' end, (array['Nanny', 'Cook', 'Driver', 'Gardener'])[1 + n % 4],
             case when n = 10 then 40 else n % 6 end, case when n in (10, 13) then 'verified' else 'not_verified' end, at, at, at
      from generate_series(1, ${ROWS}) n, lateral (select now() - interval '99 d' + n * interval '1 s' as at) moment`),
  );
  await api.ctx.db.execute(sql`insert into employers (id, phone, name, created_at, updated_at)
    values (${EMPLOYER}, '+254700000002', 'Njeri Test', now(), now())`);
  // Also moves the new rows from the pending list of each text index into the index.
  await api.owner.execute(sql`vacuum analyze workers`);
}, 120_000);
afterAll(async () => {
  await recorded.close();
  await api.stop();
});

async function searched(
  search: string,
  filters: Partial<WorkerFilters> = {},
): Promise<{ found: number; plans: string }> {
  let found = 0;
  const statements = await recorded.during(async (on) => {
    found = (await listWorkers(on, EMPLOYER, { search, filters })).workers.length;
  });
  const plans: string[] = [];
  for (const statement of statements) plans.push(await recorded.planOf(statement));
  return { found, plans: plans.join('\n') };
}

describe('a search', () => {
  it.each([
    ['one letter that few words begin with', 'z', 2, 'workers_by_word_start'],
    ['one letter that nobody has', 'x', 0, 'workers_by_word_start'],
    ['one letter that many have', 'n', 100, 'workers_listed_newest'],
    ['two letters', 'za', 1, 'workers_by_word_start'],
    ['two letters that nobody has', 'xy', 0, 'workers_by_word_start'],
    ['two letters that many have', 'co', 100, 'workers_listed_newest'],
    ['two short words', 'za te', 1, 'workers_by_word_start'],
    ['three letters', 'zai', 1, 'workers_by_part_of_name'],
    ['three letters that nobody has', 'xyz', 0, 'workers_by_part_of_name'],
    ['first and last name', 'zainabu test', 1, 'workers_by_part_of_name'],
    ['last name first', 'test zainabu', 1, 'workers_by_part_of_name'],
    ['two words that many have', 'test cook', 100, 'workers_listed_newest'],
    ['a place', 'zimmerman', 1, 'workers_by_part_of_place'],
    ['a place of many', 'nairobi', 100, 'workers_listed_newest'],
    ['what was typed beside a place', 'karen', 0, 'workers_by_part_of_place'],
    ['a place of one in another spelling', 'zimmermann', 1, 'workers_by_part_of_place'],
    ['a place of many in another spelling', 'nbi', 100, 'workers_listed_newest'],
    ['a name in a place of many', 'zai nairobi', 1, 'workers_by_part_of_name'],
    ['a letter of one in a place of many', 'z nairobi', 1, 'workers_by_word_start'],
    ['a service in a place of one', 'cook in zimmerman', 1, 'workers_by_part_of_place'],
    ['a service in a place of many', 'driver nairobi', 100, 'workers_listed_newest'],
    ['a service', 'driver', 100, 'workers_listed_newest'],
    ['a service in the plural', 'drivers', 100, 'workers_listed_newest'],
    ['another name of a service that nobody has', 'maids', 0, 'workers_by_part_of_name'],
    ['a service in the plural in a place of one', 'cooks in zimmerman', 1, 'workers_by_part_of_place'],
  ])('of %s reads an index, not every worker', async (_what, search, count, index) => {
    const { found, plans } = await searched(search);
    expect(found).toBe(count);
    expect(plans).toContain(`"Index Name":"${index}"`);
    expect(wholeReads(plans)).not.toContain('workers');
  });

  it.each([
    ['a place of one', { place: 'zimmerman' }, 1, 'workers_by_part_of_place'],
    ['a place of many', { place: 'nbi' }, 100, 'workers_listed_newest'],
    ['a place of nobody', { place: 'lamu' }, 0, 'workers_by_part_of_place'],
    ['an unknown word', { place: 'shelter' }, 0, 'workers_by_part_of_place'],
    ['the years of one', { minimumYears: 30 }, 1, 'workers_listed_by_years'],
    ['the years of many', { minimumYears: 2 }, 100, 'workers_listed_newest'],
    ['a verified identity', { verifiedOnly: true }, 2, 'workers_verified_newest'],
    ['a role of many', { role: 'Drivers' }, 100, 'workers_listed_newest'],
    ['a role and a place of one', { role: 'Cooks', place: 'zimmerman' }, 1, 'workers_by_part_of_place'],
    ['a role and a place of many', { role: 'Cooks', place: 'nairobi' }, 100, 'workers_listed_newest'],
    [
      'everything',
      { role: 'Drivers', place: 'mombasa', minimumYears: 30, verifiedOnly: true },
      1,
      'workers_',
    ],
  ] as const)('filtered by %s reads an index, not every worker', async (_what, filters, count, index) => {
    const { found, plans } = await searched('', { ...noFilters, ...filters });
    expect(found).toBe(count);
    expect(plans).toContain(`"Index Name":"${index}`);
    expect(wholeReads(plans)).not.toContain('workers');
  });

  it.each([
    ['', { role: 'Cooks', place: 'mombasa' }],
    ['gardener', { place: 'mombasa' }],
    ['gardener driver', {}],
    ['gardener in mombasa', {}],
  ] as const)(
    'of %j with %j, which many meet one by one and nobody meets together, reads the newest alone in their order',
    async (search, filters) => {
      const { found, plans } = await searched(search, filters);
      expect(found).toBe(0);
      expect(wholeReads(plans)).not.toContain('workers');
      expect(plans.split('\n').at(-1)).not.toContain('workers_listed_newest');
    },
  );

  it.each(['?', '- -', "''''", '%%%', '___'])('of %j, without a letter, reads nobody', async (search) => {
    const { found, plans } = await searched(search);
    expect(found).toBe(0);
    expect(plans).not.toContain('"Relation Name":"workers"');
  });
});
