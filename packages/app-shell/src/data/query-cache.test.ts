import { queryOptions, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidate, replaceCached } from './query-cache.ts';
import { createQueryClient } from './query-client.ts';

/** A mounted list. The test answers each read by hand, in any order. */
function lookedAt() {
  const queryClient = createQueryClient({ token: () => null, subscribe: () => undefined });
  const reads: { readonly answer: (list: string) => void; readonly isGivenUp: () => boolean }[] = [];
  const query = queryOptions({
    queryKey: ['list'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve) => {
        reads.push({ answer: resolve, isGivenUp: () => signal.aborted });
      }),
  });
  const observer = new QueryObserver(queryClient, query);
  const shown: unknown[] = [];
  stops.push(observer.subscribe(({ data, error }) => shown.push(error ?? data)));
  const answer = async (number: number, list: string) => {
    reads[number]?.answer(list);
    await vi.runAllTimersAsync();
  };
  return { queryClient, query, reads, answer, shown, seen: () => observer.getCurrentResult().data };
}
const stops: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('what is read anew', () => {
  it('is as it stands after the change, also where it was still on its way for the first time', async () => {
    const { queryClient, query, reads, answer, seen, shown } = lookedAt();
    const done = invalidate(queryClient, { queryKey: query.queryKey });
    expect(reads.map(({ isGivenUp }) => isGivenUp())).toEqual([true, false]);
    await answer(0, 'before');
    expect(seen()).toBeUndefined();
    await answer(1, 'after');
    await done;
    expect(seen()).toBe('after');
    expect(new Set(shown)).toEqual(new Set([undefined, 'after']));
  });

  it('is handed to whoever waited for the first read', async () => {
    const { queryClient, query, answer } = lookedAt();
    const waited = queryClient.query(query);
    void invalidate(queryClient);
    await answer(0, 'before');
    await answer(1, 'after');
    expect(await waited).toBe('after');
  });

  it('is not asked for where nobody looks, until somebody does', async () => {
    const { queryClient, query, reads, answer } = lookedAt();
    await answer(0, 'before');
    for (const stop of stops.splice(0)) stop();
    await invalidate(queryClient);
    expect(reads).toHaveLength(1);
    void queryClient.query(query);
    expect(reads).toHaveLength(2);
  });
});

describe('the answer to a change', () => {
  it('stands at once, and nothing is asked for', async () => {
    const { queryClient, query, reads, answer, seen } = lookedAt();
    await answer(0, 'before');
    replaceCached(queryClient, query.queryKey, 'answer');
    expect(seen()).toBe('answer');
    await vi.runAllTimersAsync();
    expect(reads).toHaveLength(1);
  });

  it('is not put back by a read that was under way', async () => {
    const { queryClient, query, reads, answer, seen } = lookedAt();
    await answer(0, 'before');
    void queryClient.refetchQueries(query);
    replaceCached(queryClient, query.queryKey, (before) => `${before}, answer`);
    expect(seen()).toBe('before, answer');
    await answer(1, 'before');
    expect(seen()).toBe('before, answer');
    expect(reads).toHaveLength(3);
    await answer(2, 'after');
    expect(seen()).toBe('after');
  });

  it('changes nothing that was never read, which comes as it is by then', async () => {
    const { queryClient, query, answer, seen } = lookedAt();
    replaceCached(queryClient, query.queryKey, (before) => before && 'answer');
    await answer(0, 'before');
    expect(seen()).toBeUndefined();
    await answer(1, 'after');
    expect(seen()).toBe('after');
  });
});
