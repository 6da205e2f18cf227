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

/** Whether the money of a refund that the provider knows is on its way or back; in every other state somebody has to act first. */
export const isRefundMoving = (status: string): boolean => moving.some((each) => each === status);
