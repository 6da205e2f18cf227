import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { Guard } from './Guard.tsx';

const leave = vi.spyOn(globalThis.location, 'replace').mockReturnValue();

const employer = { name: 'Zawadi Example', phone: '+254700000001', location: 'Nairobi' };
const STATE = { workerId: 'w-1' };
const guarded = () =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/write-review', search: '?from=here', state: STATE }]}>
      <Guard>
        <p>Behind the guard</p>
      </Guard>
    </MemoryRouter>,
  );

beforeEach(() => {
  session.clear();
  leave.mockClear();
});
afterEach(cleanup);

// spec: routes/guard
it('shows nothing without a session, and leads to the public site', () => {
  guarded();
  expect(screen.queryByText('Behind the guard')).toBeNull();
  expect(leave).toHaveBeenCalledWith('http://localhost:3000/');
});

it('shows the screen to whoever is signed in', () => {
  session.signIn('a-token', employer);
  guarded();
  expect(screen.getByText('Behind the guard')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

it('takes the screen away when the session ends in another tab', () => {
  session.signIn('a-token', employer);
  guarded();
  act(() => {
    localStorage.removeItem('authToken');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  });
  expect(screen.queryByText('Behind the guard')).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

it('takes the screen away when the browser brings back a page whose session is over', () => {
  session.signIn('a-token', employer);
  guarded();
  act(() => {
    localStorage.removeItem('authToken');
    globalThis.dispatchEvent(new Event('pageshow'));
  });
  expect(screen.queryByText('Behind the guard')).toBeNull();
});

describe('whose session expires', () => {
  const other = { ...employer, phone: '+254700000002' };
  const expire = () => {
    session.signIn('a-token', employer);
    guarded();
    // The answers to two calls report the expiry.
    act(() => session.expire());
    act(() => session.expire());
  };

  it('comes back to the screen and what was handed to it, once', () => {
    expire();
    expect(screen.queryByText('Behind the guard')).toBeNull();
    session.signIn('another-token', employer);
    expect(session.takeReturn()).toMatchObject({ path: '/write-review?from=here', state: STATE });
    expect(session.takeReturn()).toBeUndefined();
  });

  it('leaves it to nobody else', () => {
    expire();
    session.signIn('another-token', other);
    expect(session.takeReturn()).toBeUndefined();
    session.signIn('a-third-token', employer);
    expect(session.takeReturn()).toBeUndefined();
  });

  it('comes back there within a day', () => {
    vi.useFakeTimers();
    expire();
    session.signIn('another-token', employer);
    vi.advanceTimersByTime(86_400_000);
    expect(session.takeReturn()).toBeUndefined();
    vi.useRealTimers();
  });

  it('leaves no phone number behind', () => {
    expire();
    expect(Object.values(localStorage).join()).not.toContain('254700000001');
  });
});

it('does not come back after signing out', () => {
  session.signIn('a-token', employer);
  guarded();
  act(() => session.clear());
  session.signIn('another-token', employer);
  expect(session.takeReturn()).toBeUndefined();
});
