import type { Purchase, Request, Verification } from '@repo/api-client/normalise/dashboard';
import type { Completion } from '@repo/api-client/queries/reports';
import { purchaseState } from '@repo/domain/verification-status';

const item = {
  id: 'i',
  nanny_id: 'w',
  package_id: 17,
  created_at: '',
  workerName: 'A',
  packageName: 'P',
  reference: null,
};

export function request(
  status: string,
  invitation_status = status,
  ended_by: string | null = null,
  report_ended_at: string | null = null,
): Verification {
  const source: Request = {
    ...item,
    prospect_id: 'q',
    package_type: 'standard',
    status,
    invitation_status,
    completed_at: null,
    ended_by,
    report_ended_at,
    worker_name: null,
    expires_at: '2026-11-23T09:00:00Z',
  };
  return {
    ...item,
    type: 'request',
    status: status === 'accepted' ? 'completed' : 'pending',
    state: status,
    source: { kind: 'request', request: source },
  };
}

export function purchase(
  status: string,
  consent = 'given',
  refund_status: string | null = null,
  refund_amount: number | null = null,
  later: Partial<Pick<Purchase, 'report_ended_at' | 'taken_back_amount'>> = {},
): Verification {
  const source: Purchase = {
    ...item,
    status,
    consent,
    refund_status,
    refund_amount,
    taken_back_amount: 0,
    report_ended_at: null,
    ...later,
    package_name: 'P',
    paid_at: null,
    reference: 'r',
    order_number: 'o',
    worker_name: null,
    amountCents: 100_000,
  };
  return {
    ...item,
    type: 'purchase',
    status: status === 'paid' ? 'completed' : status === 'refunded' ? 'refunded' : 'pending',
    state: purchaseState(status),
    source: { kind: 'purchase', purchase: source },
  };
}

export const progress = (overall_status: string): Completion => ({
  nanny_id: 'w',
  completed_steps: 2,
  total_steps: 6,
  completion_percentage: 33,
  overall_status,
  ended: null,
  references_count: 0,
  admin_notes: null,
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: true,
  trust_reach: null,
  misconduct_flags: 0,
  checks: [],
});
