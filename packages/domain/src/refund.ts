import { defineMachine, type StateOf } from './machine.ts';
export const refundMachine = defineMachine({
  pending: ['processing', 'processed', 'failed', 'needs-attention'],
  processing: ['processed', 'failed', 'needs-attention'],
  'needs-attention': ['processing', 'processed', 'failed'],
  failed: ['pending', 'processing', 'processed'],
  processed: [],
});
export type RefundStatus = StateOf<typeof refundMachine>;
