import { expect, it } from 'vitest';
import { mayBeDismissed, purchaseMachine } from './purchase.ts';

it('lets a payment without money be put away, and no other', () => {
  expect(purchaseMachine.states.filter(mayBeDismissed)).toEqual(['failed', 'abandoned']);
});
