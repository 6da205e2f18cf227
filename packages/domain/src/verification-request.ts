import { defineMachine, type StateOf } from './machine.ts';

/** A verification request (employer spec 3 and 4). */
export const verificationRequestMachine = defineMachine({
  pending: ['accepted', 'failed'],
  accepted: ['in_progress', 'failed'],
  in_progress: ['completed', 'failed'],
  completed: [],
  failed: [],
});
export type VerificationRequestStatus = StateOf<typeof verificationRequestMachine>;
