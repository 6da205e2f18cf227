import { CHUNK_FAILED, NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../stories/in-test.tsx';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import RouteErrorScreen from './RouteErrorScreen.tsx';

const reload = vi.fn<() => void>();
const open = (reason: string) => openScreen(() => <RouteErrorScreen reason={reason} />, paths.profile);

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

it('loads the page again when a screen of it is faulty', async () => {
  open('x is not a function');
  await press('button', 'Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

it('needs nothing of a signed-in worker that may not have arrived', async () => {
  open(NOT_FOUND);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(session.isSignedIn()).toBe(true);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads to the start from an address that has no screen, and offers no second try of it', async () => {
  open(NOT_FOUND);
  await press('link', 'Go to the start');
  expect(here().pathname).toBe('/worker');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

it('stays without a network, says so when it is pressed, and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(CHUNK_FAILED);
  await press('button', 'Try Again');
  expect(screen.getByText(/still offline/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
