import { describe, expect, it } from 'vitest';
import { isRefundMoving, refundMachine } from './refund.ts';

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
