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

/** What the team can do about a refund: nothing, wait for the next look by itself, or continue it with the payer's account. */
export const refundActs = ['none', 'wait', 'retry_with_details'] as const;
export type RefundAct = (typeof refundActs)[number];

/** @param isAtProvider whether the provider has a refund of its own that can be continued. */
export function refundActOf(status: RefundStatus, isAtProvider: boolean): RefundAct {
  if (refundMachine.isFinal(status)) return 'none';
  return status === 'needs-attention' && isAtProvider ? 'retry_with_details' : 'wait';
}
