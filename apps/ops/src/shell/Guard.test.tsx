import { playRecordings, type Playing } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signsOut, wanjiku } from '../../stories/team.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { Guard } from './Guard.tsx';

const MINUTE = 60_000;
let playing: Playing;

const open = () =>
  render(
    <MemoryRouter initialEntries={['/team?sort=role']}>
      <Routes>
        <Route
          path={paths.team}
          element={
            <Guard>
              <p>Behind the guard</p>
            </Guard>
          }
        />
        <Route path={paths.signIn} element={<p>The sign-in</p>} />
      </Routes>
    </MemoryRouter>,
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isOpen = () => screen.queryByText('Behind the guard') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  session.clear();
  localStorage.clear();
  playing = playRecordings([signsOut]);
});
afterEach(() => {
  playing.stop();
  vi.useRealTimers();
});

// spec: team-sign-in/guard
it('leads to the sign-in without a session', () => {
  open();
  expect(screen.getByText('The sign-in')).toBeTruthy();
});

it('shows the screen of a signed-in member, and hides it when another tab signs out', () => {
  session.signIn('a-token', wanjiku.phone);
  open();
  expect(isOpen()).toBe(true);
  act(() => {
    localStorage.removeItem('opsToken');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'opsToken' }));
  });
  expect(screen.getByText('The sign-in')).toBeTruthy();
});

// spec: team-sign-in/return
it('brings the same member back to her screen after an expiry, and nobody else', () => {
  session.signIn('a-token', wanjiku.phone);
  open();
  act(() => session.expire());
  expect(screen.getByText('The sign-in')).toBeTruthy();
  session.signIn('another-token', '+254700000002');
  expect(session.takeReturn()).toBeUndefined();
});

// spec: team-sign-in/idle
it('ends a session that nobody used for half an hour, on the server too, and comes back to its screen', async () => {
  const told = vi.spyOn(globalThis, 'fetch');
  session.signIn('a-token', wanjiku.phone);
  open();
  await pass(29 * MINUTE);
  expect(isOpen()).toBe(true);
  await pass(2 * MINUTE);
  expect(screen.getByText('The sign-in')).toBeTruthy();
  expect(told.mock.calls.map(([address]) => address)).toEqual(['/api/ops/sign-out']);
  session.signIn('another-token', wanjiku.phone);
  expect(session.takeReturn()?.path).toBe('/team?sort=role');
  told.mockRestore();
});

it.each(['pointerDown', 'keyDown', 'wheel'] as const)('counts %s as use', async (act) => {
  session.signIn('a-token', wanjiku.phone);
  open();
  await pass(29 * MINUTE);
  fireEvent[act](document.body);
  await pass(29 * MINUTE);
  expect(isOpen()).toBe(true);
});

it.each(['tomorrow', String(Number.MAX_SAFE_INTEGER)])(
  'takes the stored time %s for no use',
  async (stored) => {
    session.signIn('a-token', wanjiku.phone);
    open();
    localStorage.setItem('opsLastUse', stored);
    await pass(MINUTE);
    expect(screen.getByText('The sign-in')).toBeTruthy();
  },
);

it('counts the use of another tab', async () => {
  session.signIn('a-token', wanjiku.phone);
  open();
  await pass(29 * MINUTE);
  localStorage.setItem('opsLastUse', String(Date.now()));
  await pass(29 * MINUTE);
  expect(isOpen()).toBe(true);
});

it('keeps no phone number after a sign-out', () => {
  session.signIn('a-token', wanjiku.phone);
  session.clear();
  expect(Object.values(localStorage).join()).not.toContain('254');
});
