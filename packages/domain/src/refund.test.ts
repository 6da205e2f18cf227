import { describe, expect, it } from 'vitest';
import { isRefundMoving, refundActOf, refundMachine } from './refund.ts';

describe('isRefundMoving', () => {
  it('holds while the provider moves the money and once it is back, and in no other state', () => {
    expect(refundMachine.states.filter((status) => isRefundMoving(status))).toEqual([
      'pending',
      'processing',
      'processed',
    ]);
    expect(isRefundMoving('a state of tomorrow')).toBe(false);
  });
});

describe('refundActOf', () => {
  it.each([
    ['pending', true, 'wait'],
    ['processing', true, 'wait'],
    ['failed', true, 'wait'],
    ['needs-attention', true, 'retry_with_details'],
    ['needs-attention', false, 'wait'],
    ['processed', true, 'none'],
  ] as const)('of a refund that is %s, at the provider %s: %s', (status, isAtProvider, act) => {
    expect(refundActOf(status, isAtProvider)).toBe(act);
  });
});
