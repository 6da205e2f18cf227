import { toDashboard } from '@repo/api-client/normalise/dashboard';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEWS } from '../../stories/in-test.tsx';
import DataProvider from '../shell/DataProvider.tsx';
import { session } from '../session/session.ts';
import { isPaidFor, useVerifications } from './use-verifications.ts';

type Wire = Parameters<typeof toDashboard>[0];
const WORKER = '0198f3a1-0000-7000-8000-000000000001';
const OTHER = '0198f3a1-0000-7000-8000-000000000002';

const request = (fields: Partial<Wire['requests'][number]> = {}): Wire['requests'][number] => ({
  id: '0198f3a1-0000-7000-8000-000000000010',
  nanny_id: WORKER,
  prospect_id: '0198f3a1-0000-7000-8000-000000000009',
  package_id: 17,
  package_type: 'standard',
  created_at: '2026-11-10T08:00:00Z',
  status: 'accepted',
  invitation_status: 'accepted',
  worker_name: 'Achieng Example',
  expires_at: '2026-11-12T08:00:00Z',
  completed_at: null,
  ended_by: null,
  report_ended_at: null,
  ...fields,
});
const purchase = (fields: Partial<Wire['purchases'][number]> = {}): Wire['purchases'][number] => ({
  id: '0198f3a1-0000-7000-8000-000000000020',
  nanny_id: WORKER,
  package_id: 17,
  package_name: 'Standard Check',
  created_at: '2026-11-11T08:00:00Z',
  paid_at: '2026-11-11T08:01:00Z',
  status: 'paid',
  reference: 'r',
  order_number: 'o',
  amount: 1000,
  worker_name: 'Achieng Example',
  consent: 'given',
  refund_status: null,
  refund_amount: null,
  taken_back_amount: 0,
  report_ended_at: null,
  ...fields,
});

const EARLIER = { created_at: '2026-10-01T08:00:00Z', paid_at: '2026-10-01T08:01:00Z' };
const LITE = { package_id: 16, package_name: 'Lite Check' };
const PREMIUM = { package_id: 18, package_name: 'Premium Check' };

describe('whether something is paid for', () => {
  const invitation = (purchases: Wire['purchases']) => {
    const dashboard = toDashboard({ requests: [request()], purchases });
    const item = dashboard.verifications.find(({ type }) => type === 'request');
    return item !== undefined && isPaidFor(item, dashboard);
  };

  it.each([
    ['nothing was bought', [], false],
    ['a check was paid after it', [purchase()], true],
    ['a check with another package was paid after it', [purchase({ package_id: 18 })], true],
    ['a smaller check was paid before it', [purchase({ ...LITE, ...EARLIER })], false],
    ['the same check was paid before it', [purchase(EARLIER)], true],
    ['a deeper check was paid before it', [purchase({ ...PREMIUM, ...EARLIER })], true],
    [
      'an earlier payment for it is on its way back',
      [purchase({ ...EARLIER, refund_status: 'pending' })],
      false,
    ],
    [
      'a payment begun before it was completed after it',
      [purchase({ created_at: '2026-11-09T08:00:00Z' })],
      true,
    ],
    ['the payment went back', [purchase({ status: 'refunded', refund_status: 'processed' })], false],
    ['the payment is not confirmed', [purchase({ status: 'pending', paid_at: null })], false],
    ['another worker was paid for', [purchase({ nanny_id: OTHER })], false],
  ])('an invitation, when %s', (_, purchases, isPaid) => {
    expect(invitation(purchases)).toBe(isPaid);
  });

  it.each([
    ['the same package was paid in another attempt', purchase(), true],
    ['another package was paid', purchase({ package_id: 18 }), false],
    ['the same package was refunded', purchase({ status: 'refunded' }), false],
  ])('a failed payment, when %s', (_, other, isPaid) => {
    const failed = purchase({ id: 'f', status: 'failed', paid_at: null, created_at: '2026-11-01T08:00:00Z' });
    const dashboard = toDashboard({ requests: [], purchases: [other, failed] });
    const item = dashboard.verifications.find(({ id }) => id === 'f');
    expect(item !== undefined && isPaidFor(item, dashboard)).toBe(isPaid);
  });
});

describe('the list follows what others do', () => {
  const service = vi.fn<typeof fetch>();
  let wire: Wire;
  let percentage: number;
  const completion = () => ({
    nanny_id: WORKER,
    completed_steps: 0,
    total_steps: 6,
    completion_percentage: percentage,
    overall_status: percentage === 100 ? 'complete' : 'in_progress',
    references_count: 0,
    admin_notes: null,
    trust_score: 0,
    trust_badge: 'Basic',
    trust_checked: true,
    trust_reach: null,
    misconduct_flags: 0,
    checks: [],
  });
  const calls = (path: string) =>
    service.mock.calls.filter(([address]) => typeof address === 'string' && address.includes(path)).length;
  const pass = async (milliseconds: number) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  };
  async function show() {
    const { result } = renderHook(() => useVerifications(), { wrapper: DataProvider });
    await pass(10);
    await pass(10);
    return () => result.current;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', service);
    service.mockReset();
    service.mockImplementation((address) =>
      Promise.resolve(
        Response.json(typeof address === 'string' && address.includes('completion') ? completion() : wire),
      ),
    );
    percentage = 33;
    session.clear();
    session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each(NEWS)(
    'shows a worker’s answer %s, and asks no more once she has answered',
    async (_when, happen) => {
      wire = { requests: [request({ status: 'pending' })], purchases: [] };
      const now = await show();
      wire = { requests: [request({ status: 'accepted' })], purchases: [] };
      await happen();
      expect(now().dashboard?.requests[0]?.status).toBe('accepted');
      await pass(120_000);
      expect(calls('/dashboard')).toBe(2);
    },
  );

  it.each([
    ['a payment is not confirmed', purchase({ status: 'pending', paid_at: null })],
    ['her consent is awaited', purchase({ consent: 'awaiting' })],
    ['a refund is on its way', purchase({ consent: 'refused', refund_status: 'pending' })],
    ['the provider moves the money back', purchase({ status: 'refunded', refund_status: 'processing' })],
  ])('asks while %s', async (_, open) => {
    wire = { requests: [], purchases: [open] };
    await show();
    await pass(30_000);
    expect(calls('/dashboard')).toBe(2);
  });

  it.each(NEWS)('follows the checks of what is paid %s, until all are done', async (_when, happen) => {
    wire = { requests: [], purchases: [purchase()] };
    const now = await show();
    percentage = 100;
    await happen();
    expect(now().factsOf(WORKER).completion.data?.completion_percentage).toBe(100);
    await pass(120_000);
    expect(calls('/completion')).toBe(2);
  });

  it('asks for a list no more in which nothing can change', async () => {
    wire = { requests: [], purchases: [purchase()] };
    await show();
    await pass(120_000);
    expect(calls('/dashboard')).toBe(1);
  });

  it('asks nothing in a hidden tab', async () => {
    wire = { requests: [request({ status: 'pending' })], purchases: [purchase()] };
    await show();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(120_000);
    expect([calls('/dashboard'), calls('/completion')]).toEqual([1, 1]);
  });
});
