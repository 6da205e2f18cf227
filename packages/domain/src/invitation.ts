import { defineMachine, type StateOf } from './machine.ts';
export const invitationMachine = defineMachine({
  pending: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
});
export type InvitationStatus = StateOf<typeof invitationMachine>;
