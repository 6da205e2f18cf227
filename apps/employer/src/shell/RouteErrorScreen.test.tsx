import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, press } from '../../stories/in-test.tsx';
import { CHUNK_FAILED, NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import RouteErrorScreen from './RouteErrorScreen.tsx';

const reload = vi.fn<() => void>();
const waysOn = () =>
  within(screen.getByRole('navigation', { name: 'Where to go from here' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const open = (reason: string) => openScreen(() => <RouteErrorScreen reason={reason} />, '/payment');

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

it('loads the page again when a screen of it is faulty', async () => {
  open('x is not a function');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByText(/could not be shown/)).toBeTruthy();
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  await press('button', 'Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

it('leads on from an address that has no screen, and offers no second try of it', () => {
  open(NOT_FOUND);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText(/no screen at this address/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(waysOn()).toEqual(['Find a worker', 'Your verifications', 'Check the code of a report']);
});

it('leads a visitor from there to the public site, and not to a dashboard', () => {
  openScreen(() => <RouteErrorScreen reason={NOT_FOUND} />, '/payment', { signedIn: false });
  expect(screen.queryByRole('link', { name: 'Go to Dashboard' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('http://localhost:3000/');
  expect(waysOn()).toEqual(['Sign In', 'See how it works', 'Check the code of a report']);
});

it('stays without a network, says so when it is pressed, and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(CHUNK_FAILED);
  expect(screen.getByText(/check your internet connection/)).toBeTruthy();
  await press('button', 'Try Again');
  expect(screen.getByText(/still offline/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('loads the page again when its code is missing for another reason', async () => {
  open(CHUNK_FAILED);
  await press('button', 'Try Again');
  expect(reload).toHaveBeenCalledOnce();
});
