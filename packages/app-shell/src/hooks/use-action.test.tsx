import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAction } from './use-action.ts';

afterEach(cleanup);

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

it('starts once, however often it is pressed before the end', async () => {
  const work = deferred<string>();
  const start = vi.fn<(input: number) => Promise<string>>(() => work.promise);
  const done = vi.fn<(outcome: string, input: number) => void>();
  const { result } = renderHook(() => useAction(start, done));
  act(() => {
    result.current.run(1);
    result.current.run(2);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    work.resolve('ok');
    await work.promise;
  });
  expect(start).toHaveBeenCalledExactlyOnceWith(1);
  expect(done).toHaveBeenCalledExactlyOnceWith('ok', 1);
  expect(result.current.busy).toBe(false);
});

it('keeps what it failed with until it is run again or forgotten', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const error = new Error('no');
  const { result } = renderHook(() =>
    useAction(
      () => Promise.reject(error),
      () => {},
      failed,
    ),
  );
  await act(async () => {
    result.current.run(undefined);
    await Promise.resolve();
  });
  expect(result.current.error).toBe(error);
  expect(failed).toHaveBeenCalledWith(error);
  act(() => result.current.forgetError());
  expect(result.current.error).toBeNull();
});

it('tells a screen that was left nothing', async () => {
  const work = deferred<string>();
  const done = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useAction(() => work.promise, done));
  act(() => result.current.run(undefined));
  unmount();
  await act(async () => {
    work.resolve('late');
    await work.promise;
  });
  expect(done).not.toHaveBeenCalled();
});
