// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { Guard } from './Guard.tsx';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('../site/leave-for.ts', () => ({ leaveFor }));

const employer = { name: 'Zawadi Example', phone: '+254700000001', location: 'Nairobi' };
const guarded = () =>
  render(
    <Guard>
      <p>Behind the guard</p>
    </Guard>,
  );

beforeEach(() => {
  session.clear();
  leaveFor.mockClear();
});
afterEach(cleanup);

it('shows nothing without a session, and leads to the public site', () => {
  guarded();
  expect(screen.queryByText('Behind the guard')).toBeNull();
  expect(leaveFor).toHaveBeenCalledWith('http://localhost:3000/');
});

it('shows the screen to whoever is signed in', () => {
  session.signIn('a-token', employer);
  guarded();
  expect(screen.getByText('Behind the guard')).toBeTruthy();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('takes the screen away when the session ends in another tab', () => {
  session.signIn('a-token', employer);
  guarded();
  act(() => {
    localStorage.removeItem('authToken');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  });
  expect(screen.queryByText('Behind the guard')).toBeNull();
  expect(leaveFor).toHaveBeenCalledOnce();
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
