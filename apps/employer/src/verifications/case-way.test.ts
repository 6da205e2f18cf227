import type { Verification } from '@repo/api-client/normalise/dashboard';
import { expect, it } from 'vitest';
import { purchase, request } from '../../stories/verification-items.ts';
import { caseWay } from './case-way.ts';

const way = (lead: Verification, rest: readonly Verification[] = [], isPaid = false) => {
  const found = caseWay({ lead, rest, isSettled: false }, isPaid);
  // The step that goes on has a star.
  return found?.steps.map(({ title }, place) => (place === found.now ? `${title} *` : title)) ?? null;
};
const yes = request('accepted');

it.each([
  ['an invitation', request('pending'), [], ['Invitation sent', 'The worker agrees *', 'You pay']],
  ['a yes', yes, [], ['Invitation sent', 'The worker agreed', 'You pay *']],
  [
    'a yes, and an attempt to pay',
    yes,
    [purchase('failed')],
    ['Invitation sent', 'The worker agreed', 'You pay *'],
  ],
  ['an attempt to pay', purchase('abandoned', 'awaiting'), [], ['You pay *', 'The worker agrees']],
  ['a payment on its way', purchase('pending', 'awaiting'), [], ['You pay *', 'The worker agrees']],
  ['a payment before a yes', purchase('paid', 'awaiting'), [], ['You paid', 'The worker agrees *']],
  [
    'a payment for more than she agreed to',
    purchase('paid', 'awaiting'),
    [yes],
    ['Invitation sent', 'You paid', 'The worker agrees *'],
  ],
] as const)('after %s leads to the checks and the report', (_, lead, rest, steps) => {
  expect(way(lead, rest)).toEqual([...steps, 'The checks', 'The report']);
});

it.each([
  ['a paid yes', purchase('paid'), [yes], ['Invitation sent', 'The worker agreed', 'You paid']],
  ['a payment and a yes', purchase('paid'), [], ['You paid', 'The worker agreed']],
  ['a yes that was paid with another case', yes, [], ['Invitation sent', 'The worker agreed', 'You paid']],
  [
    'checks of an invitation',
    request('in_progress', 'accepted'),
    [],
    ['Invitation sent', 'The worker agreed', 'You paid'],
  ],
] as const)('after %s is at the checks', (_, lead, rest, steps) => {
  expect(way(lead, rest, true)).toEqual([...steps, 'The checks *', 'The report']);
});

it.each([
  ['a NO', request('failed', 'declined')],
  ['a silence', request('failed', 'expired')],
  ['a yes that she took back', request('accepted', 'accepted', 'withdrawal')],
  ['all checks of an invitation', request('completed', 'accepted')],
  ['a payment and a NO', purchase('paid', 'refused')],
  ['a payment and a silence', purchase('paid', 'expired')],
  ['a refund', purchase('refunded', 'refused', 'processed')],
  ['a withdrawal', purchase('refunded', 'withdrawn', 'processed', 500)],
  ['the end of a report', purchase('paid', 'given', null, null, { report_ended_at: '2026-11-20T09:00:00Z' })],
  ['something new', request('something new')],
] as const)('goes nowhere after %s', (_, lead) => {
  expect(way(lead)).toBeNull();
});
