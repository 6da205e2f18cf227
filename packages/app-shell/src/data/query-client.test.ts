import { CallFailed, type Failure } from '@repo/api-client/client/failure';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const failed = (status: number): Failure => ({
  kind: 'api',
  status,
  message: null,
  error: null,
  code: null,
  fields: {},
  required: [],
  retryAfter: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['cut off', new CallFailed({ kind: 'network' }, new TypeError('offline')), 2],
  ['refused by a service that is away', new CallFailed(failed(503)), 2],
  [
    'left without an answer for all its time',
    new CallFailed({ kind: 'network' }, new DOMException('', 'AbortError')),
    1,
  ],
  ['refused for good', new CallFailed(failed(404)), 1],
])(
  'asks again by itself as long as that may help, and nobody waits for it twice: %s',
  async (_, error, tries) => {
    const queryClient = createQueryClient({ token: () => null, subscribe: () => undefined });
    const ask = vi.fn<() => Promise<never>>(() => Promise.reject(error));
    const outcome = queryClient.query({ queryKey: ['x'], queryFn: ask }).catch((caught: unknown) => caught);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(error);
    expect(ask).toHaveBeenCalledTimes(tries);
  },
);
