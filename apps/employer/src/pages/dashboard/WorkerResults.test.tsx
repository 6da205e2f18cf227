import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from '@repo/domain/worker-filters';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import { useWorkerSearch } from './use-worker-search.ts';
import { startVisit, visit } from '../../visit.ts';
import { recordedWorker } from '@repo/api-client/recorded/recorded-worker';
import { WorkerResults } from './WorkerResults.tsx';
import { WorkersHead } from './WorkersHead.tsx';

const achieng = recordedWorker({ name: 'Achieng Example', service_type: 'Nanny' });

const service = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = () => Promise.resolve(json({ message: 'no', error: 'no' }, 400));
const isSearch = (address: unknown) => typeof address === 'string' && address.includes('q=');

const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
function Tab() {
  const search = useWorkerSearch();
  return (
    <>
      <input aria-label="Search" value={search.typed} onChange={(event) => search.type(event.target.value)} />
      <WorkersHead search={search} />
      <WorkerResults search={search} onClearSearch={search.clearSearch} />
    </>
  );
}
async function show() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Tab />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await pass(10);
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
async function searchFor(text: string) {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
  await pass(500);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', service);
  service.mockReset();
  service.mockImplementation(() => Promise.resolve(json([achieng])));
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  queryClient.clear();
  Object.assign(visit, { tab: 'home', search: '', filters: noFilters, scrollY: 0 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// spec: dashboard-workers/searching
it('tells readers what came of a search, once it is over', async () => {
  await show();
  expect(said()).toBe('All Workers (1)');
  let answer: (response: Response) => void = () => {};
  service.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await searchFor('nobody');
  expect(said()).toBe('Searching workers...');
  answer(json([]));
  await pass(10);
  expect(said()).toBe('Search Results (0)');
});

it('keeps a failed search, and the button that was pressed, while it is tried again', async () => {
  await show();
  service.mockImplementation(refusal);
  await searchFor('achieng');
  await pass(10);
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  service.mockImplementation(() => new Promise(() => {}));
  fireEvent.click(button);
  await pass(10);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBe(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('keeps a list that could not be loaded on the screen while it is tried again', async () => {
  service.mockImplementation(refusal);
  await show();
  service.mockImplementation((address) => (isSearch(address) ? refusal() : new Promise(() => {})));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(10);
  expect(screen.getByText('Failed to fetch workers')).toBeTruthy();
  expect(screen.queryByText('Loading workers...')).toBeNull();
});

it('draws as many cards as she had before her when she left, and few to whoever comes anew', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...achieng,
    id: `${achieng.id.slice(0, -2)}${index + 10}`,
  }));
  service.mockImplementation(() => Promise.resolve(json(many)));
  const drawn = () => screen.getAllByRole('heading', { level: 3 }).length;
  await show();
  expect(drawn()).toBe(24);
  fireEvent.click(screen.getByRole('button', { name: 'Show More Workers' }));
  await pass(10);
  expect(drawn()).toBe(48);
  cleanup();
  visit.scrollY = 900;
  await show();
  expect(drawn()).toBe(48);
  cleanup();
  startVisit(false);
  await show();
  expect(drawn()).toBe(24);
});
