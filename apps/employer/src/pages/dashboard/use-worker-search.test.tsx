import type { WireWorker } from '@repo/api-client/contract/nannies';
import { recordedWorker } from '@repo/api-client/recorded/recorded-worker';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import { useWorkerSearch } from './use-worker-search.ts';
import { visit } from '../../visit.ts';

const worker = (last: number, fields: Partial<WireWorker>) =>
  recordedWorker({ id: `0198f3a1-0000-7000-8000-00000000000${last}`, ...fields });
const achieng = worker(1, { name: 'Achieng Example', service_type: 'Nanny' });
const baraka = worker(2, { name: 'Baraka Example', service_type: 'Driver' });
const hidden = worker(3, { name: 'Found By Phone', service_type: 'Nanny' });

const service = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const searches = () =>
  service.mock.calls.map(([address]) => address).filter((a) => typeof a === 'string' && a.includes('q='));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
async function show() {
  const { result } = renderHook(() => useWorkerSearch(), { wrapper });
  await pass(0);
  return { now: () => result.current, names: () => result.current.shown.map(({ name }) => name) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', service);
  service.mockReset();
  service.mockImplementation((address) =>
    Promise.resolve(
      json(typeof address === 'string' && address.includes('q=') ? [hidden, achieng] : [achieng, baraka]),
    ),
  );
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  queryClient.clear();
  Object.assign(visit, { tab: 'home', search: '', filters: noFilters });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// spec: dashboard-workers/search-pause
it('searches by itself 500 ms after the last letter, not before', async () => {
  const search = await show();
  act(() => search.now().type('ach'));
  await pass(499);
  expect(search.now().isSearch).toBe(false);
  act(() => search.now().type('achi'));
  await pass(499);
  expect(searches()).toEqual([]);
  await pass(1);
  expect(search.now().isSearch).toBe(true);
  await pass(10);
  expect(searches()).toEqual(['/nannies/?q=achi&limit=100']);
});

// spec: dashboard-workers/search-loaded, dashboard-workers/search-at-once
it('searches at once on the button or Enter', async () => {
  const search = await show();
  act(() => search.now().type('bara'));
  act(() => search.now().search());
  expect(search.names()).toEqual(['Baraka Example']);
});

it('adds what only the service finds, each worker once', async () => {
  const search = await show();
  act(() => search.now().type('achieng'));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Achieng Example', 'Found By Phone']);
});

describe('a full phone or ID number', () => {
  const byNumber = () =>
    service.mock.calls.flatMap(([address, init]) =>
      address === '/api/employer/worker-search' ? [init?.body] : [],
    );
  beforeEach(() => {
    service.mockImplementation((address) =>
      Promise.resolve(json(address === '/api/employer/worker-search' ? [hidden] : [achieng, baraka])),
    );
  });

  it('travels in a body, and in no address', async () => {
    const search = await show();
    act(() => search.now().type('0700 000 042'));
    await pass(500);
    await pass(10);
    expect(search.names()).toEqual(['Found By Phone']);
    expect(byNumber()).toEqual(['{"query":"0700 000 042"}']);
    expect(JSON.stringify(service.mock.calls.map(([address]) => address))).not.toMatch(/0700|042/);
    expect(location.href).not.toContain('0700');
  });

  it('is looked up once, also when the employer comes back after a while', async () => {
    const search = await show();
    act(() => search.now().type('23456789'));
    await pass(500);
    await pass(10);
    cleanup();
    await pass(60_000);
    const again = await show();
    await pass(10);
    expect(again.names()).toEqual(['Found By Phone']);
    expect(byNumber()).toHaveLength(1);
  });

  it('is not looked up before it is full, nor searched for among names', async () => {
    const search = await show();
    act(() => search.now().type('0700 000'));
    await pass(500);
    await pass(10);
    expect([searches(), byNumber()]).toEqual([[], []]);
    expect(search.now().isSearching).toBe(false);
  });

  it('empties the results when it is refused', async () => {
    const search = await show();
    service.mockImplementation(() => Promise.resolve(json({ message: 'no', error: 'no' }, 429)));
    act(() => search.now().type('0700000042'));
    await pass(500);
    await pass(10);
    expect(search.now().failed).toBe(true);
    expect(search.names()).toEqual([]);
  });
});

it('searches the loaded list alone for a text that the service would refuse', async () => {
  const long = `Achieng ${'a'.repeat(100)}`;
  service.mockImplementation(() => Promise.resolve(json([{ ...achieng, name: long }, baraka])));
  const search = await show();
  act(() => search.now().type(long));
  await pass(500);
  await pass(10);
  expect(searches()).toEqual([]);
  expect(search.now().failed).toBe(false);
  expect(search.names()).toEqual([long]);
});

// spec: dashboard-workers/search-blank
it('restores the full list when the query is blank', async () => {
  const search = await show();
  act(() => search.now().type('bara'));
  await pass(500);
  await pass(10);
  act(() => search.now().type('   '));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Achieng Example', 'Baraka Example']);
  expect(search.now().isNarrowed).toBe(false);
});

// spec: errors/workers-search-empty
it('empties the results when the search fails, and tries again when asked', async () => {
  const search = await show();
  service.mockImplementation(() => Promise.resolve(json({ message: 'no', error: 'no' }, 400)));
  act(() => search.now().type('achieng'));
  await pass(500);
  await pass(10);
  expect(search.now().failed).toBe(true);
  expect(search.names()).toEqual([]);
  service.mockImplementation(() => Promise.resolve(json([])));
  act(() => search.now().search());
  await pass(10);
  expect(search.names()).toEqual(['Achieng Example']);
});

it('keeps the filters over list and search, and remembers all for the way back', async () => {
  const search = await show();
  act(() => search.now().setFilters({ ...noFilters, role: 'Drivers' }));
  expect(search.names()).toEqual(['Baraka Example']);
  act(() => search.now().type('example'));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Baraka Example']);
  expect(visit).toMatchObject({ search: 'example', filters: { role: 'Drivers' } });
});

describe('the filters', () => {
  const karen = { location: 'Karen, Nairobi', experience_years: 6, smile_status: 'verified' };
  const amina = worker(4, { name: 'Amina Example', service_type: 'Nanny', ...karen });
  const brian = worker(5, { name: 'Brian Example', service_type: 'Driver', ...karen, location: 'Ngong' });
  const chebet = worker(6, {
    name: 'Chebet Example',
    ...karen,
    smile_status: 'pending',
    experience_years: 2,
  });
  const asked = () =>
    service.mock.calls.map(([address]) => address).filter((a) => a !== '/nannies/?limit=5000');
  const filter = (filters: Partial<WorkerFilters>) => ({ ...noFilters, ...filters });
  beforeEach(() => {
    service.mockImplementation((address) =>
      Promise.resolve(json(address === '/nannies/?limit=5000' ? [amina, brian, chebet] : [])),
    );
  });

  it('narrow the loaded list at once, all together', async () => {
    const search = await show();
    act(() => search.now().setFilters(filter({ minimumYears: 5 })));
    expect(search.names()).toEqual(['Amina Example', 'Brian Example']);
    act(() => search.now().setFilters(filter({ minimumYears: 2, verifiedOnly: true, role: 'Nannies' })));
    expect(search.names()).toEqual(['Amina Example']);
    expect(search.now().isNarrowed).toBe(true);
  });

  it('wait for a pause in the typing of a place, or for the search', async () => {
    const search = await show();
    act(() => search.now().setFilters(filter({ place: 'karen' })));
    await pass(499);
    expect(search.names()).toHaveLength(3);
    await pass(1);
    expect(search.names()).toEqual(['Amina Example', 'Chebet Example']);
    act(() => search.now().setFilters(filter({ place: 'ngong' })));
    act(() => search.now().search());
    expect(search.names()).toEqual(['Brian Example']);
  });

  it('are asked of the service together with the words, and the role alone is not', async () => {
    const search = await show();
    act(() => search.now().setFilters(filter({ role: 'Nannies' })));
    await pass(510);
    expect(asked()).toEqual([]);
    act(() => search.now().type('amina'));
    act(() =>
      search.now().setFilters({ role: 'Nannies', place: ' NBI ', minimumYears: 5, verifiedOnly: true }),
    );
    act(() => search.now().search());
    await pass(10);
    expect(asked().at(-1)).toBe(
      '/nannies/?q=amina&role=Nannies&place=NBI&min_years=5&verified=true&limit=100',
    );
  });

  it('show whom the service found by another spelling of the place', async () => {
    service.mockImplementation((address) =>
      Promise.resolve(json(address === '/nannies/?limit=5000' ? [brian] : [amina])),
    );
    const search = await show();
    act(() => search.now().setFilters(filter({ place: 'nbi' })));
    await pass(500);
    await pass(10);
    expect(search.names()).toEqual(['Amina Example']);
  });

  it('ask the service for no place that it would refuse, nor beside a number', async () => {
    const search = await show();
    for (const place of ['ka', '0700 000 042', 'Plot 123']) {
      act(() => search.now().setFilters(filter({ place, minimumYears: 1 })));
      await pass(510);
    }
    act(() => search.now().setFilters(filter({ minimumYears: 1 })));
    act(() => search.now().type('0700 000'));
    act(() => search.now().search());
    await pass(10);
    expect(asked().filter((address) => address !== '/nannies/?min_years=1&limit=100')).toEqual([]);
  });

  it('count for a worker who was found by her number', async () => {
    service.mockImplementation((address) =>
      Promise.resolve(json(address === '/api/employer/worker-search' ? [brian] : [])),
    );
    const search = await show();
    act(() => search.now().type('0700 000 042'));
    act(() => search.now().search());
    await pass(10);
    expect(search.names()).toEqual(['Brian Example']);
    act(() => search.now().setFilters(filter({ place: 'karen' })));
    await pass(510);
    expect(search.names()).toEqual([]);
  });

  it('are cleared together, at once', async () => {
    const search = await show();
    act(() => search.now().setFilters(filter({ place: 'karen', verifiedOnly: true })));
    await pass(510);
    expect(search.names()).toEqual(['Amina Example']);
    act(() => search.now().clearFilters());
    expect(search.names()).toHaveLength(3);
    expect(visit.filters).toEqual(noFilters);
  });
});
