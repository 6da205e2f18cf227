import { expect, it } from 'vitest';
import { progress, purchase, request } from '../../stories/verification-items.ts';
import { iconStatus } from './icon-status.ts';

// spec: shared-pieces/status-icons
it.each([
  [request('pending'), undefined, 'asked'],
  [request('accepted'), undefined, 'to_pay'],
  [request('in_progress', 'accepted'), undefined, 'in_progress'],
  [request('completed', 'accepted'), undefined, 'completed'],
  [request('failed', 'declined'), undefined, 'ended'],
  [request('failed', 'failed'), undefined, 'failed'],
  [request('something new'), undefined, 'pending'],
  [purchase('refunded'), progress('complete'), 'ended'],
  [purchase('refunded', 'refused'), undefined, 'ended'],
  [purchase('refunded', 'expired'), undefined, 'ended'],
  [purchase('refunded', 'withdrawn', 'processed', 300), progress('nearly_complete'), 'ended'],
  [purchase('paid', 'withdrawn', 'pending', 300), progress('nearly_complete'), 'ended'],
  [purchase('paid', 'withdrawn'), undefined, 'completed'],
  [
    purchase('paid', 'given', null, null, { report_ended_at: '2026-10-30T09:00:00Z' }),
    undefined,
    'completed',
  ],
  [purchase('failed'), undefined, 'to_pay'],
  [purchase('abandoned'), undefined, 'to_pay'],
  [purchase('pending'), undefined, 'to_pay'],
  [purchase('paid', 'withdrawn'), progress('complete'), 'completed'],
  [purchase('paid'), undefined, 'in_progress'],
  [purchase('paid'), progress('complete'), 'completed'],
  [purchase('paid', 'awaiting'), undefined, 'pending'],
  [purchase('paid', 'refused'), undefined, 'ended'],
] as const)('the icon of %# is the one of its status', (verification, completion, icon) => {
  expect(iconStatus(verification, completion, false)).toBe(icon);
});

it.each([
  [request('accepted'), 'pending'],
  [purchase('failed'), 'failed'],
  [purchase('pending'), 'pending'],
] as const)('the icon of %# asks for no payment once another one is through', (verification, icon) => {
  expect(iconStatus(verification, undefined, true)).toBe(icon);
});
