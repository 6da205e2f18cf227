import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DataProvider from '../../shell/DataProvider.tsx';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import PaymentReturnPage from './PaymentReturnPage.tsx';

const PAID_WORKER = '0198f3a1-0000-7000-8000-000000000001';
const OTHER_WORKER = '0198f3a1-0000-7000-8000-000000000002';
const purchase = {
  id: '0198f3a1-0000-7000-8000-000000000020',
  nanny_id: PAID_WORKER,
  package_id: 17,
  package_name: 'Standard Check',
  created_at: '2026-11-11T08:00:00Z',
  paid_at: '2026-11-11T08:01:00Z',
  status: 'paid',
  reference: 'ref-1',
  order_number: 'o',
  amount: 1000,
  worker_name: 'Achieng Example',
  consent: 'given',
  refund_status: null,
  refund_amount: null,
  taken_back_amount: 0,
  report_ended_at: null,
};
const receipt = {
  success: true,
  message: 'ok',
  order_number: 'o',
  reference: 'ref-1',
  package_name: 'Standard Check',
  package: { id: 17, name: 'Standard Check' },
  amount_paid: 1000,
  paid_at: '2026-11-11T08:01:00Z',
  channel: 'card',
  estimated_completion: '48-72 hours',
  worker_name: 'Achieng Example',
  paid_by: 'An Employer',
  refund_status: null,
  refund_amount: null,
  taken_back_amount: 0,
  stopped: false,
  old_package: null,
};
const service = vi.fn<typeof fetch>();

async function showWithInvitationOf(workerId: string) {
  session.keepInvitation({ workerId, workerName: 'Somebody', packageId: 17 });
  render(
    <MemoryRouter initialEntries={['/post-payment-success?reference=ref-1']}>
      <PaymentReturnPage />
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
  await screen.findByRole('heading', { name: 'Payment Successful!' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockImplementation((address) =>
    Promise.resolve(
      Response.json(
        typeof address === 'string' && address.includes('/dashboard')
          ? { requests: [], purchases: [purchase] }
          : receipt,
      ),
    ),
  );
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ends the wait for the invitation that was paid', async () => {
  await showWithInvitationOf(PAID_WORKER);
  await waitFor(() => expect(session.pendingInvitation()).toBeUndefined());
});

it('leaves another worker’s invitation where it is', async () => {
  await showWithInvitationOf(OTHER_WORKER);
  expect(session.pendingInvitation()?.workerId).toBe(OTHER_WORKER);
});
