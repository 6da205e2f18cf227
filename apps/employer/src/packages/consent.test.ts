import { toDashboard } from '@repo/api-client/normalise/dashboard';
import { expect, it } from 'vitest';
import { consentOf } from './consent.ts';

type Wire = Parameters<typeof toDashboard>[0];
type Request = Wire['requests'][number];
type Purchase = Wire['purchases'][number];

const request = (status: string, fields: Partial<Request> = {}): Request => ({
  id: 'r',
  nanny_id: 'w',
  prospect_id: 'q',
  package_id: 17,
  package_type: 'standard',
  created_at: '2026-11-10T08:00:00Z',
  status,
  invitation_status: status,
  worker_name: null,
  expires_at: '2026-11-12T08:00:00Z',
  completed_at: null,
  ended_by: null,
  report_ended_at: null,
  ...fields,
});
const purchase = (status: string, consent: string, fields: Partial<Purchase> = {}): Purchase => ({
  id: 'p',
  nanny_id: 'w',
  package_id: 17,
  package_name: 'P',
  created_at: '2026-11-11T08:00:00Z',
  paid_at: '2026-11-11T08:00:00Z',
  status,
  reference: 'r',
  order_number: 'o',
  amount: 1000,
  worker_name: null,
  consent,
  refund_status: status === 'refunded' ? 'processed' : null,
  refund_amount: null,
  taken_back_amount: 0,
  report_ended_at: null,
  ...fields,
});

it.each<[string, Request[], Purchase[], string]>([
  ['nobody asked', [], [], 'unasked'],
  ['an invitation is open', [request('pending')], [], 'invited'],
  ['she accepted an invitation', [request('accepted')], [], 'agreed'],
  ['she declined', [request('declined')], [], 'declined'],
  [
    'she declined and is asked once more',
    [request('declined'), request('pending', { created_at: '2026-12-01T08:00:00Z' })],
    [],
    'invited',
  ],
  [
    'she declined the later of two',
    [request('expired'), request('declined', { created_at: '2026-12-01T08:00:00Z' })],
    [],
    'declined',
  ],
  ['the invitation ran out', [request('expired')], [], 'unasked'],
  ['she accepted one and another is open', [request('pending'), request('accepted')], [], 'agreed'],
  ['she agreed after an earlier payment', [], [purchase('paid', 'given')], 'agreed'],
  ['her consent to an earlier payment is awaited', [], [purchase('paid', 'awaiting')], 'unasked'],
  ['she refused after an earlier payment', [], [purchase('refunded', 'refused')], 'unasked'],
  ['she took her consent back', [request('accepted')], [purchase('refunded', 'given')], 'unasked'],
  [
    'she took it back after the last check',
    [request('accepted')],
    [purchase('paid', 'withdrawn')],
    'unasked',
  ],
  ['her yes has ended', [request('accepted', { prospect_id: 'w' })], [purchase('paid', 'given')], 'unasked'],
  ['her yes stands', [request('accepted')], [], 'agreed'],
  [
    'she takes it back just now',
    [request('accepted')],
    [purchase('paid', 'given', { refund_status: 'pending' })],
    'unasked',
  ],
  [
    'she accepted again after taking it back',
    [request('accepted', { created_at: '2026-12-01T08:00:00Z' })],
    [purchase('refunded', 'given')],
    'agreed',
  ],
  ['only another worker accepted', [request('accepted', { nanny_id: 'x' })], [], 'unasked'],
])('when %s', (_, requests, purchases, consent) => {
  expect(consentOf(toDashboard({ requests, purchases }), 'w')).toBe(consent);
});
