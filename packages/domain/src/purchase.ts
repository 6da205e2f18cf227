import { defineMachine, type StateOf } from './machine.ts';
export const purchaseMachine = defineMachine({
  pending: ['paid', 'failed', 'abandoned'],
  paid: ['refunded'],
  failed: ['paid', 'refunded'],
  abandoned: ['paid', 'refunded'],
  refunded: [],
});
export type PurchaseStatus = StateOf<typeof purchaseMachine>;

/** Whether the card of a purchase holds nothing but a payment without money, which its employer may put away. */
export const mayBeDismissed = (status: string): boolean => status === 'failed' || status === 'abandoned';
