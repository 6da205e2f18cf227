import { defineMachine, type StateOf } from './machine.ts';
export const refundMachine = defineMachine({
  pending: ['processing', 'processed', 'failed', 'needs-attention'],
  processing: ['processed', 'failed', 'needs-attention'],
  'needs-attention': ['processing', 'processed', 'failed'],
  failed: ['pending', 'processing', 'processed'],
  processed: [],
});
export type RefundStatus = StateOf<typeof refundMachine>;

const moving: readonly RefundStatus[] = ['pending', 'processing', 'processed'];

/** Whether the provider still moves or has moved the money of a refund. In every other state a person must act first. */
export const isRefundMoving = (status: string): boolean => moving.some((each) => each === status);
