import { defineMachine, type StateOf } from './machine.ts';
export const caseMachine = defineMachine({ open: ['completed', 'closed'], completed: [], closed: [] });
export type CaseStatus = StateOf<typeof caseMachine>;
