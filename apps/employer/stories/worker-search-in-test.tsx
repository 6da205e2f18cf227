import type { WireWorker } from '@repo/api-client/contract/nannies';
import { recordedWorker } from '@repo/api-client/recorded/recorded-worker';
import { noFilters } from '@repo/domain/worker-filters';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { useWorkerSearch } from '../src/pages/dashboard/use-worker-search.ts';
import { session } from '../src/session/session.ts';
import { visit } from '../src/visit.ts';

export const worker = (last: number, fields: Partial<WireWorker>) =>
  recordedWorker({ id: `0198f3a1-0000-7000-8000-00000000000${last}`, ...fields });

export const service = vi.fn<typeof fetch>();
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Lets the service answer a list of workers, and other rows to each search. */
export const answerWith = (list: readonly WireWorker[], found: readonly WireWorker[]) =>
  service.mockImplementation((address) =>
    Promise.resolve(json(address === '/nannies/?limit=5000' ? list : found)),
  );

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
export const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
export async function showSearch() {
  const { result } = renderHook(() => useWorkerSearch(), { wrapper });
  await pass(0);
  return { now: () => result.current, names: () => result.current.shown.map(({ name }) => name) };
}

/** Begins each test of a file with a signed-in employer and an empty search, on a clock of its own. */
export function beginSearches(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', service);
    service.mockReset();
    session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
    queryClient.clear();
    Object.assign(visit, { tab: 'home', search: '', filters: noFilters });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
