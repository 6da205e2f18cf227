import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from '@repo/domain/worker-filters';
import { session } from '../../session/session.ts';
import { startVisit, visit } from '../../visit.ts';
import { useDashboardState } from './use-dashboard-state.ts';

const left = {
  tab: 'workers',
  search: 'achieng',
  filters: { role: 'Nannies', place: 'Karen', minimumYears: 5, verifiedOnly: true },
  filter: 'complete',
  cards: { of: 'Search Results Nannies', count: 48 },
  scrollY: 900,
} as const;
const fresh = { search: '', filters: noFilters, filter: 'all', cards: { of: '', count: 0 }, scrollY: 0 };
const signIn = (token: string) => session.signIn(token, { name: 'An Employer', phone: '+254700000001' });

/** Opens the dashboard by a link from another screen, with this router state. */
function arrive(state: object) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/worker-profile']}>
      <Routes>
        <Route path="/worker-profile" element={<Navigate to="/dashboard" state={state} />} />
        <Route path="/dashboard" element={children} />
      </Routes>
    </MemoryRouter>
  );
  return renderHook(() => useDashboardState(), { wrapper }).result.current.tab;
}

beforeEach(() => {
  signIn('amina');
  startVisit(false);
  Object.assign(visit, left);
});
afterEach(cleanup);

it('is as it was left for who comes back from what was opened there', () => {
  expect(arrive({ activeTab: 'workers', isReturning: true })).toBe('workers');
  expect(visit).toEqual(left);
});

it('is as far down as it was left, on the tab that was left alone', () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  arrive({ activeTab: 'workers', isReturning: true });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
  cleanup();
  Object.assign(visit, left);
  arrive({ activeTab: 'verifications', isReturning: true });
  expect(scrollTo).toHaveBeenCalledOnce();
  scrollTo.mockRestore();
});

it('knows how far down it was left', () => {
  arrive({ activeTab: 'workers' });
  vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(320);
  cleanup();
  expect(visit.scrollY).toBe(320);
  vi.restoreAllMocks();
});

it('starts anew for who comes from elsewhere', () => {
  expect(arrive({ activeTab: 'verifications' })).toBe('verifications');
  expect(visit).toMatchObject(fresh);
});

it('has an address for each tab: back leads to the tab before', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/dashboard?tab=profile']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ ...useDashboardState(), go: useNavigate() }), { wrapper });
  expect(result.current.tab).toBe('profile');
  for (const tab of ['workers', 'home'] as const) act(() => result.current.setTab(tab));
  expect(result.current.tab).toBe('home');
  act(() => void result.current.go(-1));
  expect(result.current.tab).toBe('workers');
  act(() => void result.current.go(-1));
  expect(result.current.tab).toBe('profile');
});

it('shows nobody what somebody else has searched for', () => {
  signIn('baraka');
  arrive({ isReturning: true });
  expect(visit).toMatchObject(fresh);
});
