import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEWS } from '../../../stories/in-test.tsx';
import DataProvider from '../../shell/DataProvider.tsx';
import { session } from '../../session/session.ts';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import InvitationSentPage from './InvitationSentPage.tsx';

const WORKER_ID = '0198f3a1-0000-7000-8000-000000000001';
const service = vi.fn<typeof fetch>();

const standsAs = (status: string) =>
  service.mockImplementation((address) =>
    Promise.resolve(
      Response.json(
        typeof address === 'string' && address.includes('/packages')
          ? []
          : {
              status,
              package_id: 16,
              created_at: '2026-11-10T08:00:00Z',
              expires_at: '2026-11-12T08:00:00Z',
              answered_at: null,
              yes_ended: false,
              sms: 'Amini: An Employer asks to check you. amini…/i/… Reply YES … or NO …',
            },
      ),
    ),
  );

const Payment = () => <p>{JSON.stringify(useLocation().state)}</p>;
function show(smsSent: boolean) {
  const state = { worker: { id: WORKER_ID, name: 'Achieng Example' }, package: { id: 18 }, smsSent };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/invitationSent', state }]}>
      <LinkProvider link={RouterLink}>
        <Routes>
          <Route path="/invitationSent" element={<InvitationSentPage />} />
          <Route path="/payment" element={<Payment />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// spec: invitation-sent/title
it('gives a new invitation its 48 hours', async () => {
  standsAs('pending');
  show(true);
  expect(await screen.findByText('Invitation expires in 48 hours')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Invitation Sent!' })).toBeTruthy();
});

it('says of one that was open before what it is for and until when, and promises no SMS', async () => {
  standsAs('pending');
  show(false);
  expect(await screen.findByText(/It is for the Lite Check, and we sent no second SMS/)).toBeTruthy();
  expect(screen.getByText(/until Nov 12, 2026/)).toBeTruthy();
  expect(screen.queryByText(/48 hours|gets an SMS|Invitation Sent!/)).toBeNull();
});

// spec: invitation-sent/state
it('leads to the payment of the package that she agreed to', async () => {
  standsAs('accepted');
  show(true);
  fireEvent.click(await screen.findByRole('link', { name: 'Complete Payment' }));
  expect(screen.getByText(/"package":{"id":16}/)).toBeTruthy();
});

describe('the answer to an open invitation', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it.each(NEWS)('is shown %s, and nothing is asked after it', async (_when, happen) => {
    standsAs('pending');
    show(true);
    expect(await screen.findByText('Invitation expires in 48 hours')).toBeTruthy();
    standsAs('declined');
    await happen();
    expect(await screen.findByText(/The worker declined the invitation/)).toBeTruthy();
    const asked = service.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(service.mock.calls.length).toBe(asked);
  });
});
