import { defineMachine, type StateOf } from './machine.ts';

/** An invitation to a check; accepting it is consent to that employer's check (employer spec 4, decisions 6). */
export const invitationMachine = defineMachine({
  pending: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
});
export type InvitationStatus = StateOf<typeof invitationMachine>;

export const INVITATION_EXPIRES_AFTER_HOURS = 48;

/** The package of an invitation is paid only after the worker accepted (employer spec 4). */
export const mayPayInvitation = (status: string): boolean => status === 'accepted';
