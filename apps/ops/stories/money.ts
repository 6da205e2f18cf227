import type { Chargeback, ChargebackState } from '@repo/api-client/queries/chargebacks';
import type { Refund, RefundState } from '@repo/api-client/queries/refunds';
import type { OpenedWork, Work } from '@repo/api-client/queries/work';
import { you } from './cases.ts';
import { check } from './queues.ts';
import { idOf } from './team.ts';

const outsideCase = { case_id: null, level: null, check_kind: null } as const;

export const refundWork: Work = check(51, {
  ...outsideCase,
  kind: 'refund',
  queue: 'refunds',
  holder: you,
});
export const chargebackWork: Work = check(52, {
  ...outsideCase,
  kind: 'chargeback',
  queue: 'chargebacks',
  due_at: '2026-11-24T09:15:00Z',
  holder: you,
});

export const opened = (work: Work, facts: Partial<Omit<OpenedWork, 'work'>> = {}): OpenedWork => ({
  work,
  is_open: true,
  had_say: false,
  ...facts,
});

const payment = {
  order_number: 'AM-0000-0001',
  reference: 'am-0000000000000001',
  package_name: 'Standard Check',
  payer: { name: 'Njeri Kamau', phone: '+254700000102', email: 'njeri@example.com' },
  price: 1000,
  paid_at: '2026-11-18T08:02:00Z',
  paid_channel: 'mobile_money',
} as const;

export const refund = (facts: Partial<Refund> = {}): Refund => ({
  ...payment,
  id: refundWork.id,
  amount: 1000,
  purchase_status: 'paid',
  reason: 'consent-declined',
  status: 'needs-attention',
  provider_refund_id: '3018284',
  provider_amount: 1000,
  created_at: '2026-11-19T10:40:00Z',
  waits_since: '2026-11-20T08:12:00Z',
  next_look_at: '2026-11-23T07:00:00Z',
  act: 'retry_with_details',
  entry: null,
  sent_at: null,
  ...facts,
});

export const refundState = (facts: Partial<RefundState> = {}): RefundState => ({
  id: refundWork.id,
  purchase_id: idOf(501),
  order_number: payment.order_number,
  reference: payment.reference,
  employer_id: idOf(502),
  nanny_id: idOf(300),
  amount: 1000,
  price: 1000,
  currency: 'KES',
  reason: 'consent-declined',
  status: 'processing',
  provider_refund_id: '3018284',
  provider_amount: 1000,
  created_at: '2026-11-19T10:40:00Z',
  settled_at: null,
  next_look_at: '2026-11-23T07:00:00Z',
  act: 'wait',
  details_entered_at: null,
  ...facts,
});

export const chargeback = (facts: Partial<Chargeback> = {}): Chargeback => ({
  ...payment,
  id: chargebackWork.id,
  provider_dispute_id: '624',
  purchase_status: 'paid',
  status: 'awaiting-merchant-feedback',
  category: 'chargeback',
  amount: 1000,
  opened_at: '2026-11-22T09:15:00Z',
  due_at: '2026-11-24T09:15:00Z',
  reminded_at: null,
  evidence_at: null,
  may_answer: true,
  gives_back: 1000,
  refund: null,
  taken_back: 0,
  delivered: {
    level: 'standard',
    consent_at: '2026-11-18T08:11:00Z',
    withdrawn_at: null,
    checks_began_at: '2026-11-18T08:12:00Z',
    checks: 5,
    checks_decided: 5,
    report_at: '2026-11-20T14:30:00Z',
  },
  ...facts,
});

export const chargebackState = (facts: Partial<ChargebackState> = {}): ChargebackState => ({
  id: chargebackWork.id,
  purchase_id: idOf(501),
  order_number: payment.order_number,
  reference: payment.reference,
  purchase_status: 'paid',
  employer_id: idOf(502),
  nanny_id: idOf(300),
  provider_dispute_id: '624',
  status: 'awaiting-bank-feedback',
  category: 'chargeback',
  amount: 1000,
  price: 1000,
  currency: 'KES',
  opened_at: '2026-11-22T09:15:00Z',
  due_at: '2026-11-24T09:15:00Z',
  reminded_at: null,
  evidence_at: '2026-11-23T06:28:00Z',
  answer: 'declined',
  answered_at: '2026-11-23T06:28:00Z',
  resolution: null,
  resolved_at: null,
  may_answer: false,
  ...facts,
});
