import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DataProvider from '../shell/DataProvider.tsx';
import { session } from '../session/session.ts';
import { visit } from '../visit.ts';
import { VerificationsPanel } from './VerificationsPanel.tsx';

const WORKER_ID = '0198f3a1-0000-7000-8000-000000000001';
const dashboard = {
  requests: [
    {
      id: '0198f3a1-0000-7000-8000-000000000010',
      nanny_id: WORKER_ID,
      prospect_id: '0198f3a1-0000-7000-8000-000000000009',
      package_id: 17,
      package_type: 'standard',
      created_at: '2026-11-10T08:00:00Z',
      status: 'pending',
      invitation_status: 'pending',
      worker_name: 'Achieng Example',
      expires_at: '2026-11-12T08:00:00Z',
      completed_at: null,
      ended_by: null,
      report_ended_at: null,
    },
  ],
  purchases: [],
};
const service = vi.fn<typeof fetch>();
const show = (place: 'dashboard' | 'list' = 'list') =>
  render(
    <MemoryRouter>
      <VerificationsPanel place={place} browse={<p>Browse</p>} />
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
const refuse = () =>
  service.mockImplementation(() =>
    Promise.resolve(Response.json({ message: 'no', error: 'no' }, { status: 409 })),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockReset();
  service.mockImplementation((address) =>
    Promise.resolve(
      typeof address === 'string' && address.includes('/dashboard')
        ? Response.json(dashboard)
        : Response.json({ message: 'no', error: 'no' }, { status: 404 }),
    ),
  );
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  visit.filter = 'all';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('verifications that cannot be loaded', () => {
  // spec: errors/verifications-refused, errors/verifications-list
  it.each([
    ['list', 'Failed to load verifications. Please try again.'],
    ['dashboard', 'Failed to fetch verifications'],
  ] as const)('in the %s have the specification’s words and another try', async (place, words) => {
    refuse();
    show(place);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('because nobody is signed in lead to the sign-in, where trying again would not help', async () => {
    session.clear();
    show();
    expect(await screen.findByText('No authentication token found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(service).not.toHaveBeenCalled();
  });
});

describe('the status filter', () => {
  const card = () => screen.queryByRole('heading', { name: 'Achieng Example' });

  it('says when nothing matches, and leads back to everything', async () => {
    show();
    fireEvent.click(await screen.findByText('Complete'));
    expect(await screen.findByText('No Matching Verifications')).toBeTruthy();
    expect(card()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show All Verifications' }));
    expect(card()).not.toBeNull();
  });

  it('says nothing of what matches before that is known', async () => {
    const dashboardOnly = service.getMockImplementation();
    service.mockImplementation((address, init) =>
      typeof address === 'string' && address.includes('/completion')
        ? new Promise(() => {})
        : (dashboardOnly?.(address, init) ?? Promise.reject(new Error('no answer'))),
    );
    show();
    fireEvent.click(await screen.findByText('Complete'));
    expect(screen.getByText('Loading verifications...')).toBeTruthy();
    expect(screen.queryByText('No Matching Verifications')).toBeNull();
    fireEvent.click(screen.getByText('Pending'));
    expect(card()).not.toBeNull();
  });

  it('is still set when the person comes back', async () => {
    show();
    fireEvent.click(await screen.findByText('Complete'));
    cleanup();
    show();
    expect(await screen.findByText('No Matching Verifications')).toBeTruthy();
  });
});
