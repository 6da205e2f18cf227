import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { searchByNumber } from '@repo/api-client/contract/nannies';
import { employers, workers } from '../src/db/schema/people.ts';
import { workerLooks } from '../src/db/schema/looks.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { nationalIdHash } from '../src/services/people/workers/national-id-hash.ts';
import { startTestApi, type TestApi } from './harness.ts';

const NATIONAL_ID = '23456789';
const SEARCHED = 'searched-by-number';

let api: TestApi;
let signedIn = 0;
let token: string;
let employerId: string;

/** Another employer for each test: the searches of an hour are few. */
async function signIn(): Promise<void> {
  const phone = `+25470000085${signedIn}` as const;
  signedIn += 1;
  token = await api.signInEmployer(phone, 'Njeri Test');
  const [row] = await api.ctx.db.select().from(employers).where(eq(employers.phone, phone));
  employerId = row?.id ?? '';
}
const search = async (query: string) =>
  (await api.make(searchByNumber, { token, body: { query } })).map(({ name }) => name);
const audited = async () =>
  (
    await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actor, `employer:${employerId}`))
  )
    .filter(({ action }) => action === SEARCHED)
    .map(({ subject, details }) => ({ subject, details }));

beforeAll(async () => {
  api = await startTestApi();
  const at = api.ctx.clock.now();
  const seen = { profileCompletedAt: at, createdAt: at, updatedAt: at };
  await api.ctx.db.insert(workers).values([
    {
      ...seen,
      name: 'Listed Test',
      phone: '+254700001004',
      nationalIdHash: nationalIdHash(api.ctx, NATIONAL_ID),
      nationalIdLast3: '789',
    },
    { ...seen, name: 'Hidden Test', phone: '+254700001005', listed: false },
    { ...seen, name: 'Unfinished Test', phone: '+254700001006', profileCompletedAt: null },
  ]);
});
afterAll(() => api.stop());

// spec: permissions/see
it('finds a listed worker by a full phone or ID number, however it is written, and shows neither', async () => {
  await signIn();
  for (const query of [
    '0700001004',
    ' +254 700 001 004',
    '254700001004',
    NATIONAL_ID,
    '2345 6789',
    '２３４５６７８９',
  ])
    expect(await search(query), query).toEqual(['Listed Test']);
  const { body } = await api.call('POST', searchByNumber.path, { token, body: { query: NATIONAL_ID } });
  expect(JSON.stringify(body)).not.toMatch(/700001004|0700 ?001|23456789/);
  expect(body).toMatchObject([{ phone: '+254 7•• ••• •04', id_number: '•••••789' }]);
});

it('finds no hidden worker and no unfinished profile, also when this employer invited her', async () => {
  await signIn();
  await api.make(initiateVerification, {
    token,
    body: { name: 'Hidden Test', phone: '0700 001 005', package_id: 17 },
  });
  expect(await search('0700001005')).toEqual([]);
  expect(await search('0700001006')).toEqual([]);
});

it('refuses a part of a number and everything else, and counts nothing of it', async () => {
  await signIn();
  for (const query of ['070000100', '23456', 'Listed Test', '', '0700001004 House', '%'])
    expect(await api.call('POST', searchByNumber.path, { token, body: { query } }), query).toMatchObject({
      status: 400,
      body: { fields: { query: 'Please enter a full phone or ID number.' } },
    });
  expect(await audited()).toEqual([]);
});

it('stores each search in the audit log, also one that finds nobody, and never the number', async () => {
  await signIn();
  const [worker] = await api.ctx.db.select().from(workers).where(eq(workers.name, 'Listed Test'));
  await search('0700001004');
  await search('0700009999');
  expect(await audited()).toEqual([
    { subject: `worker:${worker?.id ?? ''}`, details: { found: true } },
    { subject: `employer:${employerId}`, details: { found: false } },
  ]);
});

it('keeps the look for the worker, with the name of the employer as it was', async () => {
  await signIn();
  await search(NATIONAL_ID);
  await api.ctx.db.update(employers).set({ name: 'Another Test' }).where(eq(employers.id, employerId));
  const looks = await api.ctx.db.select().from(workerLooks).where(eq(workerLooks.employerId, employerId));
  expect(looks).toMatchObject([{ employerName: 'Njeri Test', kind: 'exact_search' }]);
});

it('keeps neither look nor audit row of a search that was refused', async () => {
  await signIn();
  for (let turn = 0; turn < 10; turn += 1) await search('0700009999');
  expect(await api.call('POST', searchByNumber.path, { token, body: { query: '0700001004' } })).toMatchObject(
    {
      status: 429,
      body: { message: 'You have searched for 10 numbers. Please wait an hour, or search by name.' },
    },
  );
  expect(await audited()).toHaveLength(10);
  expect(await api.ctx.db.select().from(workerLooks).where(eq(workerLooks.employerId, employerId))).toEqual(
    [],
  );
});
