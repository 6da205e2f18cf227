import { defineMachine, type StateOf } from './machine.ts';
export const reviewMachine = defineMachine({ pending: ['approved', 'rejected'], approved: [], rejected: [] });
export type ReviewStatus = StateOf<typeof reviewMachine>;
