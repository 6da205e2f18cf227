import { defineMachine, type StateOf } from './machine.ts';
export const purchaseMachine = defineMachine({
  pending: ['paid', 'failed', 'abandoned'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  abandoned: ['paid', 'refunded'],
  refunded: [],
});
export type PurchaseStatus = StateOf<typeof purchaseMachine>;
