import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CHUNK_FAILED, lazyPart } from './lazy-part.tsx';

const Failure = ({ error }: { readonly error: unknown }) => (
  <p>{error instanceof Error ? error.message : 'unknown'}</p>
);

async function show(load: Parameters<typeof lazyPart>[0]) {
  const { Part } = lazyPart(load);
  await act(async () => {
    render(
      <ErrorBoundary resetKey="" Fallback={Failure}>
        <Suspense fallback={<p>waiting</p>}>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    );
    await Promise.resolve();
  });
}

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a part whose code is fetched when it is shown', () => {
  it('is shown when its code arrives', async () => {
    await show(() => Promise.resolve({ default: () => <p>The page</p> }));
    expect(await screen.findByText('The page')).toBeTruthy();
  });

  it('is shown without a wait when its code was fetched ahead', async () => {
    const { Part, preload } = lazyPart(() => Promise.resolve({ default: () => <p>The page</p> }));
    await preload();
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('says nothing yet when its code could not be fetched ahead', async () => {
    const { preload } = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(preload()).resolves.toBeUndefined();
  });

  it('loads the page again when its file is gone after a deploy, and shows nothing meanwhile', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  it('does so once: when that did not help, it says so', async () => {
    sessionStorage.setItem('chunkReloadedAt', String(Date.now() - 1000));
    await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(reload).not.toHaveBeenCalled();
    expect(await screen.findByText(CHUNK_FAILED)).toBeTruthy();
  });

  it('does not reload without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(reload).not.toHaveBeenCalled();
    expect(await screen.findByText(CHUNK_FAILED)).toBeTruthy();
  });

  // spec: errors/chunk
  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers();
    sessionStorage.setItem('chunkReloadedAt', String(Date.now() + 119_000));
    await show(() => new Promise(() => {}));
    await act(async () => await vi.advanceTimersByTimeAsync(119_999));
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => await vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(CHUNK_FAILED)).toBeTruthy();
  });
});
