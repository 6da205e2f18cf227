import { beforeAll, describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { listNannies } from '@repo/api-client/contract/nannies';
import { workers } from '../src/db/schema/people.ts';
import { placeColumns } from '../src/services/people/workers/place-columns.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const token = await api.signInEmployer('+254700000871');
const trusted = await api.signInEmployer('+254700000872');
const now = Date.now();

const people = [
  ['Achieng', 'Nanny', 'Karen, Nairobi', 6, 'verified'],
  ['Baraka', 'Driver', "House 5, Lang'ata Shelter, Nairobi", 2, 'verified'],
  ['Chebet', 'Nanny', 'Karen', null, 'not_verified'],
  ['Dama', 'House Keeper', 'Mombasa', 12, 'pending'],
  ['Ekiru', 'Nanny', 'Githurai 45', 10, 'verified'],
  ['Farida', 'House Manager', 'Shelter House', 3, 'not_verified'],
  ['Karen', 'Cook', 'Kisumu', 1, 'verified'],
] as const;

type Query = Readonly<Record<string, string>>;
const found = async (query: Query, as = token) =>
  (await api.make(listNannies, { token: as, query })).map(({ name }) => name);
const get = (query: string) => api.call('GET', `/nannies/?${query}`, { token });

beforeAll(async () => {
  await api.ctx.db.insert(workers).values(
    people.map(([name, serviceType, location, experienceYears, smileStatus], index) => ({
      name,
      serviceType,
      ...placeColumns(location),
      experienceYears,
      smileStatus,
      phone: `+25470000301${index}` as const,
      profileCompletedAt: new Date(now),
      createdAt: new Date(now - index * 60_000),
      updatedAt: new Date(now),
    })),
  );
});

describe('the search', () => {
  it.each([
    ['karen', ['Achieng', 'Chebet', 'Karen']],
    ['KÁREN', ['Achieng', 'Chebet']],
    ['langata', ['Baraka']],
    ['nbi', ['Achieng', 'Baraka']],
    ['msa', ['Dama']],
    ['nanny karen', ['Achieng', 'Chebet']],
    ['nanny in Karen', ['Achieng', 'Chebet']],
    ['nairobi driver', ['Baraka']],
    ['chebet karen', ['Chebet']],
    ['Karen, Nairobi', ['Achieng']],
  ])('finds the place in %j', async (q, names) => {
    expect(await found({ q })).toEqual(names);
  });

  it.each(['shelter', 'karen shelter', 'langata shelter', 'driver shelter', 'house karen'])(
    'finds nobody by %j: no known place has these words',
    async (q) => {
      expect(await found({ q })).toEqual([]);
    },
  );
});

describe('a filter', () => {
  it.each<[Query, string[]]>([
    [{ place: 'Karen' }, ['Achieng', 'Chebet']],
    [{ place: 'karen, nbi' }, ['Achieng']],
    [{ place: 'in Langata' }, ['Baraka']],
    [{ place: 'lang' }, ['Baraka']],
    [{ place: 'githurai 45' }, ['Ekiru']],
    [{ place: 'Githurai 44' }, []],
    [{ place: 'Lamu' }, []],
    [{ min_years: '10' }, ['Dama', 'Ekiru']],
    [{ min_years: '1' }, ['Achieng', 'Baraka', 'Dama', 'Ekiru', 'Farida', 'Karen']],
    [{ verified: 'true' }, ['Achieng', 'Baraka', 'Ekiru', 'Karen']],
    [{ role: 'House Managers' }, ['Dama', 'Farida']],
    [{ role: 'All Roles' }, people.map(([name]) => name)],
  ])('of %j leaves those who fit', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each<[Query, string[]]>([
    [{ role: 'Nannies', place: 'karen' }, ['Achieng', 'Chebet']],
    [{ role: 'Nannies', verified: 'true', min_years: '7' }, ['Ekiru']],
    [{ q: 'nairobi', verified: 'true', min_years: '3' }, ['Achieng']],
    [{ q: 'karen', role: 'Cooks' }, ['Karen']],
    [{ q: 'karen', place: 'kisumu', verified: 'true', role: 'Cooks', min_years: '1' }, ['Karen']],
    [{ q: 'karen', place: 'mombasa' }, []],
  ])('counts together with the others and the search: %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('comes page by page, and a cursor holds under another filter', async () => {
    const first = await get('verified=true&limit=2');
    expect(listNannies.answer.parse(first.body).map(({ name }) => name)).toEqual(['Achieng', 'Baraka']);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    expect(await found({ verified: 'true', limit: '2', cursor })).toEqual(['Ekiru', 'Karen']);
    const last = await get(`verified=true&limit=2&cursor=${encodeURIComponent(cursor)}`);
    expect(last.headers.get('x-next-cursor')).toBeNull();
    expect(await found({ role: 'Nannies', cursor })).toEqual(['Chebet', 'Ekiru']);
  });

  it('refuses a cursor that no answer named', async () => {
    expect(await get('verified=true&cursor=2')).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    });
  });
});

describe('what a worker typed beside a known place', () => {
  it.each(['shelter', 'House 5', 'house', 'Langata Shelter', 'Shelter House', 'langata, house 5'])(
    'is found by no filter: %j',
    async (place) => {
      expect(await found({ place })).toEqual([]);
    },
  );

  it('is found by no filter either for the employer to whom she said yes, who reads it', async () => {
    const phone = '+254700003011';
    await api.make(initiateVerification, {
      token: trusted,
      body: { name: 'Baraka', phone, package_id: 17 },
    });
    const [, number = ''] = await api.waitForSms(phone, /Reply YES (\d+)/);
    await api.writeSms(phone, `YES ${number}`);
    await api.waitForSms(phone, /your YES is noted/);
    const read = await api.make(listNannies, { token: trusted, query: { place: 'langata' } });
    expect(read.map(({ location }) => location)).toEqual(["House 5, Lang'ata Shelter, Nairobi"]);
    expect(await found({ place: 'shelter' }, trusted)).toEqual([]);
  });
});

describe('a value that no filter has', () => {
  it.each([
    ['role=Gardeners', 'role'],
    ['place=', 'place'],
    ['place=ka', 'place'],
    ['place=0700000042', 'place'],
    ['place=Karen%200700000042', 'place'],
    [`place=${'k'.repeat(61)}`, 'place'],
    ['min_years=0', 'min_years'],
    ['min_years=51', 'min_years'],
    ['min_years=-1', 'min_years'],
    ['min_years=2.5', 'min_years'],
    ['min_years=many', 'min_years'],
    ['verified=false', 'verified'],
    ['verified=1', 'verified'],
    ['verified=true&verified=true', 'verified'],
  ])('is refused at its field: %s', async (query, field) => {
    expect(await get(query)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is refused too as a filter of another name', async () => {
    expect((await get('town=Karen')).status).toBe(400);
  });
});
