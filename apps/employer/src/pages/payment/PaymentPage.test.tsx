import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPayable, NEWS } from '../../../stories/in-test.tsx';
import { paidCheck } from '../../../stories/purchases.ts';
import DataProvider from '../../shell/DataProvider.tsx';
import { session } from '../../session/session.ts';
import PaymentPage from './PaymentPage.tsx';

const WORKER_ID = '0198f3a1-0000-7000-8000-000000000001';
const PROSPECT_ID = '0198f3a1-0000-7000-8000-000000000009';
const standard = {
  id: 17,
  name: 'Standard Check',
  price: 1000,
  priceDisplay: 'KES 1,000',
  description: 'Adds police clearance',
  features: ['Police clearance'],
  popular: true,
  level: 'standard',
  duration: '2-3 business days',
};
const request = (status: string) => ({
  id: '0198f3a1-0000-7000-8000-000000000010',
  nanny_id: WORKER_ID,
  prospect_id: PROSPECT_ID,
  package_id: 17,
  package_type: 'standard',
  created_at: '2026-11-10T08:00:00Z',
  status,
  invitation_status: status,
  worker_name: 'Achieng Example',
  expires_at: '2026-11-12T08:00:00Z',
  completed_at: null,
  ended_by: null,
  report_ended_at: null,
});
const refusal = (status: number) => Response.json({ message: 'no', error: 'no' }, { status });

const service = vi.fn<typeof fetch>();
let requests: object[];
let purchases: object[];
let worker: () => Response;

function show(state: object | null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/payment', state }]}>
      <PaymentPage />
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
}
const order = (fields: object = {}) => ({
  worker: { id: WORKER_ID, name: 'Achieng Example' },
  package: { id: 17 },
  isAcceptedInvitation: false,
  ...fields,
});

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  requests = [];
  purchases = [];
  worker = () => refusal(404);
  service.mockReset();
  service.mockImplementation((address) => {
    const path = typeof address === 'string' ? address : '';
    if (path.includes('/packages')) return Promise.resolve(Response.json([standard]));
    if (path.includes('/dashboard')) return Promise.resolve(Response.json({ requests, purchases }));
    return Promise.resolve(worker());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is said about consent before the payment', () => {
  // spec: payment/consent
  it('is the truth of now, not what the last screen handed over', async () => {
    requests = [request('accepted')];
    show(order({ isAcceptedInvitation: false }));
    expect(await screen.findByText(/The worker has agreed/)).toBeTruthy();
  });

  // spec: payment/consent
  it('promises no start of the checks where nobody has agreed', async () => {
    show(order({ isAcceptedInvitation: true }));
    expect(await screen.findByText(/gives you all your money back/)).toBeTruthy();
  });

  it.each([
    [
      'before the answer',
      [],
      'The worker is asked first. A no, or no answer, gives you all your money back.',
    ],
    [
      'after the yes',
      [request('accepted')],
      /^If the worker withdraws later, you get .* that has no result yet\.$/,
    ],
  ])('says with the order when the money goes back: %s', async (_when, made, words) => {
    requests = made;
    show(order());
    expect(await screen.findByText(words)).toBeTruthy();
  });

  // spec: invitation-sent/accepted-allows
  it('follows a link from before the yes to the worker’s own id', async () => {
    requests = [request('accepted')];
    show(order({ worker: { id: PROSPECT_ID, name: 'Achieng Example' } }));
    expect(await screen.findByText(/The worker has agreed/)).toBeTruthy();
    fireEvent.click(await findPayable());
    await vi.waitFor(() => {
      const sent = service.mock.calls.flatMap(([, init]) =>
        typeof init?.body === 'string' ? [init.body] : [],
      );
      expect(sent.join('')).toContain(WORKER_ID);
    });
  });

  it('does not take a stored invitation for an accepted one', async () => {
    requests = [request('pending')];
    session.keepInvitation({ workerId: WORKER_ID, workerName: 'Achieng Example', packageId: 17 });
    show(null);
    expect(await screen.findByText(/has not accepted your invitation yet/)).toBeTruthy();
  });

  // spec: invitation-sent/accepted-allows
  it.each([
    ['pending', /has not accepted your invitation yet/, 'See the Invitation', '/invitationSent'],
    [
      'declined',
      /has declined your invitation, so nothing can be bought/,
      'Invite Another Worker',
      '/invite',
    ],
  ])(
    'takes no payment that would be refused, and leads on: the invitation is %s',
    async (status, words, label, path) => {
      requests = [request(status)];
      show(order());
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Pay KES/ })).toBeNull();
      expect(screen.queryByText('Payment method')).toBeNull();
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
    },
  );

  it('says first that there is nothing to pay yet, and until when the answer can come', async () => {
    requests = [request('pending')];
    show(order());
    const first = (await screen.findByText('Nothing to pay yet')).parentElement;
    expect(first?.textContent).toMatch(/ It can come until Nov \d+, 2026, \d\d:\d\d\.$/);
    expect(screen.queryByText('Secure payment')).toBeNull();
  });

  it('says what happens to the money on a yes and on a no, while the answer is open', async () => {
    requests = [request('pending')];
    show(order());
    expect(await screen.findByRole('heading', { name: 'What happens to your money' })).toBeTruthy();
    expect(screen.getByText('If the worker agrees')).toBeTruthy();
    expect(screen.getByText('Nothing is charged, and nothing is checked.')).toBeTruthy();
  });

  it('says when the same worker can be asked again after a no', async () => {
    requests = [request('declined')];
    show(order());
    expect(await screen.findByText(/asked again after 30 days at the earliest/)).toBeTruthy();
  });

  // spec: invitation-sent/accepted-allows
  it.each(NEWS)('shows the worker’s answer %s while the screen stands open', async (_when, happen) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    requests = [request('pending')];
    show(order());
    expect(await screen.findByText(/has not accepted your invitation yet/)).toBeTruthy();
    requests = [request('accepted')];
    await happen();
    expect(await screen.findByText(/The worker has agreed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay KES/ })).toBeTruthy();
    expect(screen.getByText('Payment method')).toBeTruthy();
  });
});

// spec: package/already-entity
it('shows of a package that is paid already its whole order', async () => {
  purchases = [
    {
      ...paidCheck,
      nanny_id: WORKER_ID,
      package_name: 'Standard Check',
      paid_at: '2026-11-11T08:01:00Z',
      order_number: 'ORD-1',
      amount: 1000,
    },
  ];
  show(order());
  const card = (await screen.findByText('Order Number')).closest('dl');
  expect(card?.textContent).toBe(
    'Order NumberORD-1PackageStandard CheckStatusPaidPaid OnNov 11, 2026Amount PaidKES 1,000',
  );
});

it('tells what a police certificate takes before anything is paid', async () => {
  show(order());
  expect(
    await screen.findByText(/it takes 1 to 4 weeks and costs KES 1,050, paid by the worker\./),
  ).toBeTruthy();
});

it('offers no second attempt for a check that the service does not sell', async () => {
  const words = 'This worker said no to you. You can ask again after Dec 30, 2026.';
  worker = () => new Response(words, { status: 409 });
  show(order());
  fireEvent.click(await findPayable());
  expect(await screen.findByRole('heading', { name: 'Nothing to Pay Now' })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
  expect(screen.queryByText(/Payment Failed|Try Again/)).toBeNull();
});

describe('a worker whose name has to be asked for', () => {
  const nameless = order({ worker: { id: WORKER_ID } });

  // spec: errors/payment-missing
  it('that does not exist leaves nothing to pay for', async () => {
    show(nameless);
    expect(await screen.findByText('Missing worker or package information')).toBeTruthy();
  });

  // spec: errors/worker-data
  it('that cannot be loaded just now is asked for again on request', async () => {
    worker = () => refusal(409);
    show(nameless);
    expect(await screen.findByText('Failed to load worker data. Please try again.')).toBeTruthy();
    worker = () => refusal(404);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Missing worker or package information')).toBeTruthy();
  });
});
