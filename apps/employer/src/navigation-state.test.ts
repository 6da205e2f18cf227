import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readState, tabOf } from './navigation-state.ts';

it.each([undefined, null, 'text', 7, [], { worker: {} }, { worker: { id: 7 }, package: { id: 17 } }])(
  'takes %j for no state of the payment screen',
  (state) => {
    expect(readState('payment', state)).toBeUndefined();
  },
);

// spec: payment/state
it('reads what a screen handed over, and drops what it does not know', () => {
  const state = {
    worker: { id: 'w', name: null, secret: 1 },
    package: { id: 17 },
    isAcceptedInvitation: true,
  };
  expect(readState('payment', state)).toEqual({
    worker: { id: 'w', name: null },
    package: { id: 17 },
    isAcceptedInvitation: true,
  });
});

// spec: dashboard-home/active-tab
it('refuses a tab that does not exist', () => {
  expect(readState('dashboard', { activeTab: 'secrets' })).toBeUndefined();
  expect(readState('dashboard', { activeTab: 'workers' })).toEqual({ activeTab: 'workers' });
});

it.each([
  ['workers', 'workers'],
  [null, 'home'],
  ['messages', 'home'],
])('takes %s in an address for the tab %s', (named, tab) => {
  expect(tabOf(named)).toBe(tab);
});

it('never throws, whatever stands in the history', () => {
  const readAll = (state: unknown) => [
    readState('verify', state),
    readState('package', state),
    readState('report', state),
  ];
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(readAll(state)).toHaveLength(3);
    }),
  );
});
