import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerWith,
  beginSearches,
  json,
  pass,
  service,
  showSearch,
  worker,
} from '../../../stories/worker-search-in-test.tsx';

const achieng = worker(1, { name: 'Achieng Example', service_type: 'Nanny' });
const baraka = worker(2, { name: 'Baraka Example', service_type: 'Driver' });
const hidden = worker(3, { name: 'Found By Phone', service_type: 'Nanny' });

const searches = () =>
  service.mock.calls.map(([address]) => address).filter((a) => typeof a === 'string' && a.includes('q='));

beginSearches();
beforeEach(() => {
  answerWith([achieng, baraka], [hidden, achieng]);
});

// spec: dashboard-workers/search-pause
it('searches by itself 500 ms after the last letter, not before', async () => {
  const search = await showSearch();
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
  const search = await showSearch();
  act(() => search.now().type('bara'));
  act(() => search.now().search());
  expect(search.names()).toEqual(['Baraka Example']);
});

it('adds what only the service finds, each worker once', async () => {
  const search = await showSearch();
  act(() => search.now().type('achieng'));
  await pass(500);
  await pass(10);
  expect(search.names()).toEqual(['Achieng Example', 'Found By Phone']);
});

it('puts those whose identity is verified first, each group in the order of the service', async () => {
  const verified = { smile_status: 'verified' };
  answerWith(
    [
      worker(4, { name: 'Amani Pending' }),
      worker(5, { name: 'Baraka Verified', ...verified }),
      worker(6, { name: 'Chebet Unverified', smile_status: 'not_verified' }),
      worker(7, { name: 'Desta Verified', ...verified }),
    ],
    [],
  );
  const search = await showSearch();
  expect(search.names()).toEqual(['Baraka Verified', 'Desta Verified', 'Amani Pending', 'Chebet Unverified']);
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
    const search = await showSearch();
    act(() => search.now().type('0700 000 042'));
    await pass(500);
    await pass(10);
    expect(search.names()).toEqual(['Found By Phone']);
    expect(byNumber()).toEqual(['{"query":"0700 000 042"}']);
    expect(JSON.stringify(service.mock.calls.map(([address]) => address))).not.toMatch(/0700|042/);
    expect(location.href).not.toContain('0700');
  });

  it('is looked up once, also when the employer comes back after a while', async () => {
    const search = await showSearch();
    act(() => search.now().type('23456789'));
    await pass(500);
    await pass(10);
    cleanup();
    await pass(60_000);
    const again = await showSearch();
    await pass(10);
    expect(again.names()).toEqual(['Found By Phone']);
    expect(byNumber()).toHaveLength(1);
  });

  it('is not looked up before it is full, nor searched for among names', async () => {
    const search = await showSearch();
    act(() => search.now().type('0700 000'));
    await pass(500);
    await pass(10);
    expect([searches(), byNumber()]).toEqual([[], []]);
    expect(search.now().isSearching).toBe(false);
  });

  it('empties the results when it is refused', async () => {
    const search = await showSearch();
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
  const search = await showSearch();
  act(() => search.now().type(long));
  await pass(500);
  await pass(10);
  expect(searches()).toEqual([]);
  expect(search.now().failed).toBe(false);
  expect(search.names()).toEqual([long]);
});

// spec: dashboard-workers/search-blank
it('restores the full list when the query is blank', async () => {
  const search = await showSearch();
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
  const search = await showSearch();
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
