import { noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  answerWith,
  beginSearches,
  pass,
  service,
  showSearch,
  worker,
} from '../../../stories/worker-search-in-test.tsx';
import { visit } from '../../visit.ts';

const known = { location: 'Karen, Nairobi', experience_years: 6, smile_status: 'verified' };
const amina = worker(4, { name: 'Amina Example', ...known, service_type: 'Nanny' });
const brian = worker(5, { name: 'Brian Example', ...known, service_type: 'Driver', location: 'Ngong' });
const chebet = worker(6, { name: 'Chebet Example', ...known, smile_status: 'pending', experience_years: 2 });

const filter = (filters: Partial<WorkerFilters>) => ({ ...noFilters, ...filters });

beginSearches();
beforeEach(() => {
  answerWith([amina, brian, chebet], []);
});

it('count for list and search, and are remembered for the way back', async () => {
  answerWith([amina, brian, chebet], [chebet]);
  const search = await showSearch();
  act(() => search.now().setFilters(filter({ role: 'Drivers' })));
  expect(search.names()).toEqual(['Brian Example']);
  act(() => search.now().type('example'));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Brian Example']);
  expect(visit).toMatchObject({ search: 'example', filters: { role: 'Drivers' } });
});

it('narrow the loaded list at once, all together', async () => {
  const search = await showSearch();
  act(() => search.now().setFilters(filter({ minimumYears: 5 })));
  expect(search.names()).toEqual(['Amina Example', 'Brian Example']);
  act(() => search.now().setFilters(filter({ minimumYears: 2, verifiedOnly: true, role: 'Nannies' })));
  expect(search.names()).toEqual(['Amina Example']);
  expect(search.now().isNarrowed).toBe(true);
});

it('wait for a pause in the typing of a place, or for the search', async () => {
  const search = await showSearch();
  act(() => search.now().setFilters(filter({ place: 'karen' })));
  await pass(499);
  expect(search.names()).toHaveLength(3);
  await pass(1);
  expect(search.names()).toEqual(['Amina Example', 'Chebet Example']);
  act(() => search.now().setFilters(filter({ place: 'ngong' })));
  act(() => search.now().search());
  expect(search.names()).toEqual(['Brian Example']);
});

it('go to the service with the words', async () => {
  const search = await showSearch();
  act(() => search.now().type('amina'));
  act(() => search.now().setFilters(filter({ place: ' NBI ', verifiedOnly: true })));
  act(() => search.now().search());
  await pass(10);
  expect(service.mock.calls.at(-1)?.[0]).toBe('/nannies/?q=amina&place=NBI&verified=true&limit=100');
});

it('show whom the service found by another spelling of the place', async () => {
  answerWith([brian], [amina]);
  const search = await showSearch();
  act(() => search.now().setFilters(filter({ place: 'nbi' })));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Amina Example']);
});

it('count for a worker who was found by her number', async () => {
  answerWith([], [brian]);
  const search = await showSearch();
  act(() => search.now().type('0700 000 042'));
  act(() => search.now().search());
  await pass(10);
  expect(search.names()).toEqual(['Brian Example']);
  act(() => search.now().setFilters(filter({ place: 'karen' })));
  await pass(510);
  expect(search.names()).toEqual([]);
});

it('are cleared together, at once', async () => {
  const search = await showSearch();
  act(() => search.now().setFilters(filter({ place: 'karen', verifiedOnly: true })));
  await pass(510);
  expect(search.names()).toEqual(['Amina Example']);
  act(() => search.now().clearFilters());
  expect(search.names()).toHaveLength(3);
  expect(visit.filters).toEqual(noFilters);
});
