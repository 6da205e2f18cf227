import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getNanny, listNannies, searchByNumber } from '@repo/api-client/contract/nannies';
import { consents } from '../src/db/schema/consents.ts';
import { workers } from '../src/db/schema/people.ts';
import { fillKnownPlaces } from '../src/services/people/workers/fill-known-places.ts';
import { findOrCreateWorker } from '../src/services/people/workers/find-or-create-worker.ts';
import { saveOnboarding } from '../src/services/people/workers/save-onboarding.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { useApi } from './use-api.ts';

const PHONE = '+254700002001';
const ADDRESS = 'Karen Shelter House, Nairobi';
const KNOWN = 'Karen, Nairobi';

const api = await useApi();
const stranger = await api.signInEmployer('+254700000861');
const invited = await api.signInEmployer('+254700000862');
let id = '';
let prospectId = '';

const onboarding = {
  name: 'Amani Test',
  age: 30,
  gender: 'female',
  location: ADDRESS,
  serviceType: 'nanny',
  experienceYears: 4,
};

/** What an employer reads as her place, by each call that shows a worker. */
async function placesFor(token: string) {
  const [searched] = await api.make(searchByNumber, { token, body: { query: PHONE } });
  const listed = (await api.make(listNannies, { token })).find((worker) => worker.id === id);
  const one = await api.make(getNanny, { token, params: { id } });
  return new Set([searched?.location, listed?.location, one.location]);
}
const found = async (q: string) =>
  (await api.make(listNannies, { token: stranger, query: { q } })).map((worker) => worker.id);

beforeAll(async () => {
  const { nanny } = await api.make(initiateVerification, {
    token: invited,
    body: { name: 'Amani Test', phone: PHONE, package_id: 17, location: 'my cousin’s house, Kibera' },
  });
  id = await api.workerIdOf(PHONE);
  prospectId = nanny.id;
});

describe('a place that a worker typed', () => {
  it('is shown to employers by its known parts, also where an employer typed it', async () => {
    const [row] = await api.ctx.db.select().from(workers).where(eq(workers.id, id));
    expect(row?.knownPlace).toBe('Kibera');
    await saveOnboarding(api.ctx, id, onboarding);
    await api.ctx.db.update(workers).set({ profileCompletedAt: new Date() }).where(eq(workers.id, id));
    expect(await placesFor(stranger)).toEqual(new Set([KNOWN]));
    expect(await placesFor(invited)).toEqual(new Set([KNOWN]));
    const typed = await api.make(getNanny, { token: invited, params: { id: prospectId } });
    expect(typed.location).toBe('my cousin’s house, Kibera');
  });

  it('is shown as typed to an employer to whom her yes stands, and to no other', async () => {
    const request = await api.waitForSms(PHONE, /YES (\d+)/);
    await api.writeSms(PHONE, `YES ${request[1] ?? ''}`);
    await api.eventually(async () => expect(await api.ctx.db.select().from(consents)).toHaveLength(1));
    expect(await placesFor(invited)).toEqual(new Set([ADDRESS]));
    expect(await placesFor(stranger)).toEqual(new Set([KNOWN]));
    await api.ctx.db.update(consents).set({ withdrawnAt: new Date() });
    expect(await placesFor(invited)).toEqual(new Set([KNOWN]));
  });

  it('is no place where nothing of it is known', async () => {
    await saveOnboarding(api.ctx, id, { ...onboarding, location: 'Shelter House' });
    expect(await placesFor(stranger)).toEqual(new Set([null]));
  });
});

describe('the search by place', () => {
  it('finds the known parts, and nothing else that she typed', async () => {
    await saveOnboarding(api.ctx, id, onboarding);
    for (const q of ['karen', 'Nairobi', 'KAREN, nai', 'ka']) expect(await found(q), q).toEqual([id]);
    for (const q of ['shelter', 'house', 'sh']) expect(await found(q), q).toEqual([]);
  });

  it('finds the place of an earlier version as soon as the job has computed it', async () => {
    await api.ctx.db.update(workers).set({ knownPlace: null }).where(eq(workers.id, id));
    expect(await found('karen')).toEqual([]);
    await fillKnownPlaces(api.ctx);
    expect(await found('karen')).toEqual([id]);
    expect(await placesFor(stranger)).toEqual(new Set([KNOWN]));
  });
});

it('computes nothing twice: a place without a known part is known to have none', async () => {
  const created = await withTransaction(api.ctx, (tx) =>
    findOrCreateWorker(api.ctx, tx, {
      name: 'Baraka Test',
      phone: '+254700002002',
      location: 'Shelter House',
      serviceType: null,
    }),
  );
  expect(created.knownPlace).toBe('');
});
